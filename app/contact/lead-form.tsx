import LoaderCircle from "lucide-react/icons/loader-circle";
import { type ComponentProps, useId, useLayoutEffect, useRef } from "react";
import { useIsHydrating } from "#app/site-data/use-is-hydrating.ts";
import { usePath, usePlace } from "#app/site-data/use-site.ts";
import { Button } from "#app/ui/button.tsx";
import type { FailureHint, TextField } from "#content/contact-form/ids.ts";
import type { ContactTexts } from "#content/contact-form/schema.ts";
import { brand, hrefOf } from "#core/brand.ts";
import { contactFormPath } from "#core/contact.ts";
import { around } from "#core/template.ts";
import { useContactTexts } from "./contact-texts.ts";
import { TrapField } from "./lead-fields.tsx";
import type { LeadFormState } from "./use-lead-form.ts";

const linkClass = "font-semibold text-petrol underline underline-offset-2 hover:text-petrol-h";

/**
 * The frame of both forms. Before and without scripts the browser validates and posts it, and the server answers with this page:
 * it shows one of the notices, fills in what was typed and shows the fields' errors (server/api/contact-form.ts).
 */
export function LeadForm({
  form,
  sentText,
  sentAs,
  className = "",
  fieldsClass = "",
  children,
  ...props
}: ComponentProps<"form"> & {
  form: LeadFormState;
  sentText: string;
  fieldsClass?: string;
  /** The number of the message that was sent from here: what is said of it takes the place of the fields. */
  sentAs?: string;
}) {
  const texts = useContactTexts();
  const { canonical } = usePlace();
  const noticeId = useId();
  const isBuilt = useIsHydrating();
  if (sentAs) {
    return (
      <div className={className}>
        <SentNotice text={sentText} reference={sentAs} />
      </div>
    );
  }
  return (
    <form
      // With React, messages are shown under the fields instead of the browser's bubbles.
      noValidate={!isBuilt}
      method="post"
      action={contactFormPath}
      // Without `toolautosubmit`: an assistant fills it in, and the visitor presses the button.
      toolname="write_message"
      tooldescription={texts.dialog.lead}
      onSubmit={form.submit}
      className={className}
      {...props}
    >
      {isBuilt && <SentNotice text={sentText} />}
      <div data-notice="form">
        <p className="mb-3 text-caption text-ink-3">{texts.allRequired}</p>
        <input type="hidden" name="page" value={canonical} />
        <div className={`grid items-start gap-x-5 gap-y-3.5 ${fieldsClass}`}>{children}</div>
        <TrapField {...form.register("homepage")} />
        <OtherWays ways={texts.ways} texts={texts.otherWays} />
        <div className="form-end">
          {isBuilt && (
            <p data-notice="failed" hidden className="mb-2 text-small font-medium text-danger">
              {texts.toasts.failed}
            </p>
          )}
          <WrongFields form={form} />
          {form.failure && <FailureNotice id={noticeId} failure={form.failure} />}
          <SubmitButton
            isSending={form.formState.isSubmitting}
            aria-describedby={form.failure && noticeId}
            className="w-full @lg:w-auto @lg:min-w-56"
          />
          <PrivacyNotice />
        </div>
      </div>
    </form>
  );
}

/** All that is wrong, beside the button: the errors below their fields are not in view together. */
function WrongFields({ form }: { form: LeadFormState }) {
  const { check, fields } = useContactTexts();
  const { errors } = form.formState;
  const wrong = (Object.keys(fields) as TextField[]).filter((name) => errors[name]);
  if (wrong.length === 0) return null;
  return (
    <p className="mb-2 flex flex-wrap items-baseline gap-x-2.5 text-caption text-danger">
      {check}
      {wrong.map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => form.setFocus(name)}
          className="min-h-6 font-semibold underline underline-offset-2"
        >
          {fields[name]}
        </button>
      ))}
    </p>
  );
}

/** Without a number it is the built page's, which the server shows. */
function SentNotice({ text, reference }: { text: string; reference?: string }) {
  const { toasts, answer } = useContactTexts();
  const heading = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div data-notice="sent" hidden={!reference} className="rounded-button bg-petrol-tint p-5">
      <p ref={heading} tabIndex={-1} className="font-display text-h4 outline-none">
        {toasts.sent}
      </p>
      <p className="mt-1.5">{text}</p>
      <p className="mt-3 text-small text-ink-2">
        {answer.reference}: <output className="font-semibold wrap-anywhere">{reference}</output>
      </p>
      <a
        href={usePlace().canonical}
        className="mt-3 inline-block font-semibold text-petrol underline"
      >
        {answer.another}
      </a>
    </div>
  );
}

/** The toast is at the bottom, and stays. A dialog keeps its end in view. */
function clearOfToast(notice: HTMLElement | null) {
  if (!notice?.closest("dialog")) notice?.scrollIntoView({ block: "nearest" });
}

/** Beside the button, until the next attempt: what is behind the failure that the toast announced. */
function FailureNotice({ id, failure }: { id: string; failure: FailureHint }) {
  const { toasts } = useContactTexts();
  const email = brand.contactEmail[usePlace().language];
  const [before, after] = around(toasts.hints[failure]);
  return (
    <p
      ref={clearOfToast}
      id={id}
      className="mb-2 text-small font-medium text-danger md:scroll-mb-52"
    >
      {before}
      {after !== undefined && (
        <a href={`mailto:${email}`} className="wrap-anywhere underline underline-offset-2">
          {email}
        </a>
      )}
      {after}
    </p>
  );
}

/** The response time, and the country's telephone and chat. Empty where the owner has set none of them. */
export function OtherWays({
  ways,
  texts,
}: {
  ways: ContactTexts["ways"];
  texts: ContactTexts["otherWays"];
}) {
  if (!ways) return null;
  const { answerWithin, phone, chat } = ways;
  const [before, after] = around(texts.phone);
  return (
    <div className="mt-4 grid gap-1 text-small text-ink-2">
      {answerWithin && <p>{answerWithin}</p>}
      {phone && (
        <p>
          {before}
          <a href={hrefOf(ways, "phone")} className={linkClass}>
            {phone}
          </a>
          {after}
        </p>
      )}
      {chat && (
        <p>
          <a href={chat} className={linkClass}>
            {texts.chat}
          </a>
        </p>
      )}
    </div>
  );
}

/** The notice of the page's country. The policy opens in a new tab, so that the form is kept. */
function PrivacyNotice() {
  const { country } = usePlace();
  const { privacy, policy } = useContactTexts();
  const path = usePath();
  return (
    <p className="mt-2.5 text-caption text-ink-3">
      {privacy[country]}{" "}
      <a href={path("privacy")} target="_blank" rel="noopener" className={linkClass}>
        {policy.name}
        <span className="sr-only"> ({policy.newTab})</span>
      </a>
    </p>
  );
}

/** A disabled button loses the focus; it is restored after sending, unless another element has it. */
function SubmitButton({
  isSending,
  ...props
}: ComponentProps<typeof Button> & { isSending: boolean }) {
  const texts = useContactTexts();
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    if (isSending) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current && document.activeElement === document.body) button.current?.focus();
  }, [isSending]);

  return (
    <Button {...props} ref={button} type="submit" disabled={isSending}>
      {isSending && <LoaderCircle aria-hidden="true" size={20} className="animate-spin" />}
      {isSending ? texts.sending : texts.submit}
    </Button>
  );
}

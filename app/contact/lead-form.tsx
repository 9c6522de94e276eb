import { type ComponentProps, useId } from "react";
import { useIsHydrating } from "#app/site-data/use-is-hydrating.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { contactPromises } from "#core/brand.ts";
import { contactFormPath } from "#core/contact.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { OtherWays } from "./other-ways.tsx";
import { PrivacyNotice } from "./privacy-notice.tsx";
import { SubmitButton } from "./submit-button.tsx";
import type { TextField } from "./texts.ts";
import { TrapField } from "./trap-field.tsx";
import { useContactTexts } from "./use-contact-texts.ts";
import type { LeadFormState } from "./use-lead-form.ts";

/**
 * The frame of both forms. Before and without scripts the browser validates and posts it, and the server answers with this page:
 * it shows one of the notices, fills in what was typed and shows the fields' errors (server/api/contact-form.ts).
 */
export function LeadForm({
  form,
  sentText,
  className = "",
  children,
  ...props
}: ComponentProps<"form"> & { form: LeadFormState; sentText: string }) {
  const texts = useContactTexts();
  const { country, language, canonical } = useSite();
  const noticeId = useId();
  const isBuilt = useIsHydrating();
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
        <div className="fields grid items-start gap-x-5 gap-y-3.5">{children}</div>
        <TrapField {...form.register("homepage")} />
        <OtherWays
          promises={contactPromises[country]}
          language={language}
          texts={texts.otherWays}
        />
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

function SentNotice({ text }: { text: string }) {
  const { toasts, answer } = useContactTexts();
  return (
    <div data-notice="sent" hidden className="rounded-button bg-petrol-tint p-5">
      <p className="font-display text-h4">{toasts.sent}</p>
      <p className="mt-1.5">{text}</p>
      <p className="mt-3 text-small text-ink-2">
        {answer.reference}: <output className="wrap-anywhere" />
      </p>
      <a
        href={useSite().canonical}
        className="mt-3 inline-block font-semibold text-petrol underline"
      >
        {answer.another}
      </a>
    </div>
  );
}

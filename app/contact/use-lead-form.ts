import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { type ResolverResult, useForm } from "react-hook-form";
import { landing } from "#app/analytics/campaign.ts";
import { usePlace } from "#app/site-data/use-site.ts";
import type { DialogContactType, TextField } from "#content/contact-form/ids.ts";
import { defaultContactType, type ErrorCode } from "#core/contact.ts";
import { toPayload } from "#core/contact-payload.ts";
import {
  type ContactForm,
  type contactFormSchema,
  fieldErrors,
  type InvestorForm,
  type investorFormSchema,
} from "#core/contact-schemas.ts";
import { fill } from "#core/template.ts";
import { useContactTexts } from "./contact-texts.ts";
import {
  attemptFor,
  clearDraft,
  type DraftName,
  isLatest,
  openDraft,
  setFailure,
  useFailure,
  writeDraft,
} from "./draft.ts";
import { contextOf, formField, hintFor, SendError, send, steadyNow, wordsFor } from "./send.ts";
import { dismissToast, showToast, useToasts } from "./toasts.tsx";

/** The fields of both forms; each form's schema uses its own. */
interface LeadValues {
  name: string;
  email: string;
  company?: string;
  phone: string;
  message: string;
  contactType?: DialogContactType;
  homepage?: string;
}

type Lead = ContactForm | InvestorForm;

interface LeadFormOptions {
  schema: typeof contactFormSchema | typeof investorFormSchema;
  draftName: DraftName;
  /** The call to action's proposal. */
  contactType?: DialogContactType;
  /** The attached programme, as a URL fragment. */
  programme?: string;
  /** What the visitor was reading about; starts the message. */
  subject?: string;
  sentText: string;
  onSent?: (reference?: string) => void;
}

const failureToastMs = 12_000;
/** Sends an event with the draft's name when a form has sent the draft; its detail is that form's `control`. */
const sentDrafts = new EventTarget();
const blank = { name: "", email: "", company: "", phone: "", message: "", homepage: "" };

function validate(
  schema: LeadFormOptions["schema"],
  values: LeadValues,
): ResolverResult<LeadValues, Lead> {
  const { data, error } = schema.safeParse(values);
  if (!error) return { values: data, errors: {} };
  const errors = Object.entries(fieldErrors(error)).map(([name, message]) => [
    name,
    { type: message, message },
  ]);
  return { values: {}, errors: Object.fromEntries(errors) };
}

/** Validates, keeps a draft, sends once and reports the result. */
export function useLeadForm({
  schema,
  draftName,
  contactType = defaultContactType,
  programme,
  subject,
  sentText,
  onSent,
}: LeadFormOptions) {
  const texts = useContactTexts();
  const { country, language } = usePlace();
  const [restored] = useState(() => openDraft(draftName, contactType));
  const draft = useRef(restored);
  const isBusy = useRef(false);
  const failure = useFailure(draftName);
  const interest = subject ? `${fill(texts.interest, { subject })} ` : "";
  useToasts();

  const form = useForm<LeadValues, unknown, Lead>({
    resolver: (values) => validate(schema, values),
    defaultValues: { ...blank, message: interest, contactType, ...restored.values },
    mode: "onSubmit",
    reValidateMode: "onChange",
  });
  const { errors, isSubmitting } = form.formState;

  useEffect(() => {
    function remember({ values }: { values: LeadValues }) {
      const { homepage: _, ...written } = values;
      draft.current = { ...draft.current, values: written };
      writeDraft(draftName, draft.current);
    }
    return form.subscribe({ formState: { values: true }, callback: remember });
  }, [form, draftName]);

  function startNewMessage(reference?: string) {
    form.reset({ ...blank, contactType });
    clearDraft(draftName);
    setFailure(draftName, undefined);
    draft.current = openDraft(draftName, contactType);
    onSent?.(reference);
  }

  const onDraftSent = useEffectEvent((sender: unknown) => {
    const isUnchanged = draft.current === restored;
    if (sender !== form.control && isUnchanged) startNewMessage();
  });

  // A dialog that was closed while sending, and opened again, shows the draft that the closed one is sending.
  useEffect(() => {
    const onEvent = (event: Event) => onDraftSent((event as CustomEvent).detail);
    sentDrafts.addEventListener(draftName, onEvent);
    return () => sentDrafts.removeEventListener(draftName, onEvent);
  }, [draftName]);

  async function deliver(lead: Lead) {
    const attempt = attemptFor(draft.current, JSON.stringify({ ...lead, programme }));
    draft.current = { ...draft.current, attempt };
    writeDraft(draftName, draft.current);
    const { startedAt } = draft.current;
    const context = contextOf(
      { pathname: location.pathname, country, language, ...landing, startedAt },
      steadyNow(),
    );
    const payload = toPayload(lead, { ...context, programme }, new Date());
    const answer = await send(payload, attempt.key);
    console.info(answer.message);
    return answer.reference;
  }

  function explain(error: unknown) {
    console.error(error);
    const hint = hintFor(error);
    showToast({
      kind: "error",
      title: texts.toasts.failed,
      shownMs: failureToastMs,
    });
    setFailure(draftName, hint);
    if (!(error instanceof SendError)) return;
    for (const [wireField, code] of Object.entries(error.fields)) {
      const name = formField(wireField);
      if (name) form.setError(name, { message: code }, { shouldFocus: true });
    }
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    let reference: string | undefined;
    await form.handleSubmit(async (lead) => {
      dismissToast();
      setFailure(draftName, undefined);
      try {
        reference = await deliver(lead);
      } catch (error) {
        explain(error);
      }
    })();
    isBusy.current = false;
    if (reference) finish(reference);
  }

  function finish(reference: string) {
    // After a dialog is closed while sending and opened again, a changed draft is the visitor's next message.
    if (isLatest(draftName, draft.current)) startNewMessage(reference);
    sentDrafts.dispatchEvent(new CustomEvent(draftName, { detail: form.control }));
    showToast({
      kind: "success",
      title: texts.toasts.sent,
      description: sentText,
      reference,
    });
  }

  /** A field's label, error message, state and registration. */
  function field<F extends TextField | "contactType">(name: F) {
    const code = errors[name]?.message as ErrorCode | undefined;
    return {
      label: name === "contactType" ? texts.who.question : texts.fields[name as TextField],
      error: code && wordsFor(name, code, texts),
      usualError: texts.errors[name],
      // The form resets once it is sent, which would lose what is typed meanwhile. A disabled field would lose the focus.
      readOnly: isSubmitting,
      ...form.register(name),
    };
  }

  const startType = restored.values.contactType ?? contactType;
  return { ...form, submit, field, failure, startType };
}

export type LeadFormState = ReturnType<typeof useLeadForm>;

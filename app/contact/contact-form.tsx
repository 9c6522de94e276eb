import X from "lucide-react/icons/x";
import { useState } from "react";
import type { DialogContactType } from "#content/contact-form/ids.ts";
import { defaultContactType } from "#core/contact.ts";
import { contactFormSchema } from "#core/contact-schemas.ts";
import { useContactTexts } from "./contact-texts.ts";
import {
  CompanyField,
  ContactTypeField,
  EmailField,
  MessageField,
  NameField,
  PhoneField,
} from "./lead-fields.tsx";
import { LeadForm } from "./lead-form.tsx";
import type { AttachedProgramme } from "./page-context.ts";
import { useLeadForm } from "./use-lead-form.ts";

/** The form of the contact dialog and of the contact page. */
export function ContactForm({
  contactType = defaultContactType,
  programme,
  subject,
  isConfirmedInPlace = false,
  onSent,
  className,
}: {
  contactType?: DialogContactType;
  programme?: AttachedProgramme;
  subject?: string;
  /** What is said of a sent message takes the place of the form. */
  isConfirmedInPlace?: boolean;
  onSent?: () => void;
  className?: string;
}) {
  const texts = useContactTexts();
  const [isRemoved, setIsRemoved] = useState(false);
  const [reference, setReference] = useState<string>();
  const attached = isRemoved ? undefined : programme;
  const form = useLeadForm({
    schema: contactFormSchema,
    draftName: "contactDraft",
    contactType,
    programme: attached?.fragment,
    subject,
    sentText: texts.toasts.contactSent,
    onSent: (sent) => {
      if (isConfirmedInPlace) setReference(sent);
      onSent?.();
    },
  });
  /** The line's button disappears with it, so the focus moves to the first text field. */
  function removeProgramme() {
    setIsRemoved(true);
    form.setFocus("name");
  }

  return (
    <LeadForm
      form={form}
      sentText={texts.toasts.contactSent}
      sentAs={reference}
      className={className}
    >
      {attached && <ProgrammeLine programme={attached} onRemove={removeProgramme} />}
      <ContactTypeField form={form} />
      <NameField form={form} />
      {/* Shown by the style sheet, so that it works without scripts. */}
      <CompanyField
        form={form}
        isOptional
        className="hidden [form:has([value=partner]:checked)_&]:block"
      />
      <EmailField form={form} />
      <PhoneField form={form} />
      <MessageField form={form} />
    </LeadForm>
  );
}

/** Sent with the message unless the visitor removes it. */
function ProgrammeLine({
  programme,
  onRemove,
}: {
  programme: AttachedProgramme;
  onRemove: () => void;
}) {
  const { programme: texts } = useContactTexts();
  return (
    <div className="flex items-start rounded-button bg-petrol-tint py-1 pl-4 text-small">
      <p className="grow py-2 leading-snug">
        <span className="font-semibold">{texts.attached}</span>
        {programme.line && `: ${programme.line}`}
      </p>
      <button
        type="button"
        onClick={onRemove}
        className="flex min-h-11 items-center gap-1.5 rounded-control px-3 font-semibold text-petrol hover:bg-white"
      >
        <X aria-hidden="true" size={18} strokeWidth={2} />
        {texts.remove}
      </button>
    </div>
  );
}

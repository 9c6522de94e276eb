import { useState } from "react";
import { defaultContactType } from "#core/contact.ts";
import { contactFormSchema } from "#core/contact-schemas.ts";
import { type AttachedProgramme, ProgrammeLine } from "./attached-programme.tsx";
import { ContactTypeField } from "./contact-type-field.tsx";
import { EmailField } from "./email-field.tsx";
import { CompanyField, MessageField, NameField } from "./lead-fields.tsx";
import { LeadForm } from "./lead-form.tsx";
import { PhoneField } from "./phone-field.tsx";
import type { DialogContactType } from "./texts.ts";
import { useContactTexts } from "./use-contact-texts.ts";
import { useLeadForm } from "./use-lead-form.ts";

/** The form of the contact dialog and of the contact page. */
export function ContactForm({
  contactType = defaultContactType,
  programme,
  subject,
  onSent,
  className,
}: {
  contactType?: DialogContactType;
  programme?: AttachedProgramme;
  subject?: string;
  onSent?: () => void;
  className?: string;
}) {
  const texts = useContactTexts();
  const [attached, setAttached] = useState(programme);
  const form = useLeadForm({
    schema: contactFormSchema,
    draftName: "contactDraft",
    contactType,
    programme: attached?.fragment,
    subject,
    sentText: texts.toasts.contactSent,
    onSent,
  });
  /** The line's button disappears with it, so the focus moves to the first text field. */
  function takeOff() {
    setAttached(undefined);
    form.setFocus("name");
  }

  return (
    <LeadForm form={form} sentText={texts.toasts.contactSent} className={className}>
      {attached && <ProgrammeLine programme={attached} onRemove={takeOff} />}
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

import { useState } from "react";
import { useWatch } from "react-hook-form";
import { defaultContactType } from "#core/contact.ts";
import { contactFormSchema } from "#core/contact-schemas.ts";
import { type AttachedProgramme, ProgrammeLine } from "./attached-programme.tsx";
import { ContactTypeField } from "./contact-type-field.tsx";
import { EmailField } from "./email-field.tsx";
import { CompanyField, MessageField, NameField, PhoneField } from "./lead-fields.tsx";
import { LeadForm } from "./lead-form.tsx";
import type { DialogContactType } from "./texts.ts";
import { useContactTexts } from "./use-contact-texts.ts";
import { useLeadForm } from "./use-lead-form.ts";

/** The form of the contact dialog. */
export function ContactForm({
  contactType = defaultContactType,
  programme,
  onSent,
}: {
  contactType?: DialogContactType;
  programme?: AttachedProgramme;
  onSent: () => void;
}) {
  const texts = useContactTexts();
  const [attached, setAttached] = useState(programme);
  const form = useLeadForm({
    schema: contactFormSchema,
    draftName: "contactDraft",
    contactType,
    programme: attached?.fragment,
    sentText: texts.toasts.contactSent,
    onSent,
  });
  /** The line's button disappears with it, so the focus moves to the first text field. */
  function takeOff() {
    setAttached(undefined);
    form.setFocus("name");
  }

  const isPartner = useWatch({ control: form.control, name: "contactType" }) === "partner";
  return (
    <LeadForm form={form} className="bg-white px-5 pt-5 pb-6 sm:px-7">
      {attached && <ProgrammeLine programme={attached} onRemove={takeOff} />}
      <ContactTypeField form={form} />
      <NameField form={form} />
      {isPartner && <CompanyField form={form} />}
      <EmailField form={form} />
      <PhoneField form={form} />
      <MessageField form={form} />
    </LeadForm>
  );
}

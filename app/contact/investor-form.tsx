import { contactFormPath } from "#core/contact.ts";
import { investorFormSchema } from "#core/contact-schemas.ts";
import { useContactTexts } from "./contact-texts.ts";
import { CompanyField, EmailField, MessageField, NameField, PhoneField } from "./lead-fields.tsx";
import { LeadForm } from "./lead-form.tsx";
import { useLeadForm } from "./use-lead-form.ts";

export const investorTitleId = "investor-form-title";

/** Has its own light background. */
export function InvestorForm() {
  const texts = useContactTexts();
  const form = useLeadForm({
    schema: investorFormSchema,
    draftName: "investorDraft",
    sentText: texts.toasts.investorSent,
  });

  return (
    <div className="@container max-w-[720px] rounded-card bg-white text-ink shadow-panel [--focus:var(--color-petrol)]">
      <h3
        id={investorTitleId}
        tabIndex={-1}
        className="px-6 pt-7 text-h3 outline-none @lg:px-9 @lg:pt-9"
      >
        {texts.investor.title}
      </h3>
      <LeadForm
        form={form}
        sentText={texts.toasts.investorSent}
        action={`${contactFormPath}#investor-form`}
        className="px-6 pt-4 pb-7 @lg:px-9 @lg:pb-9"
        fieldsClass="@lg:grid-cols-2"
      >
        <input type="hidden" name="contactType" value="investor" />
        <NameField form={form} />
        <CompanyField form={form} />
        <EmailField form={form} />
        <PhoneField form={form} />
        <MessageField form={form} className="@lg:col-span-2" />
      </LeadForm>
    </div>
  );
}

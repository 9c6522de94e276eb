import { TextAreaField, TextField } from "./fields.tsx";
import { useContactTexts } from "./use-contact-texts.ts";
import type { LeadFormState } from "./use-lead-form.ts";

interface LeadFieldProps {
  form: LeadFormState;
  className?: string;
}

export function NameField({ form }: LeadFieldProps) {
  return <TextField {...form.field("name")} autoComplete="name" autoCapitalize="words" />;
}

export function CompanyField({
  form,
  className,
  isOptional = false,
}: LeadFieldProps & { isOptional?: boolean }) {
  const { optional } = useContactTexts();
  const { label, ...field } = form.field("company");
  return (
    <div className={className}>
      <TextField
        {...field}
        label={isOptional ? `${label} (${optional})` : label}
        required={!isOptional}
        autoComplete="organization"
      />
    </div>
  );
}

export function MessageField({ form, className }: LeadFieldProps) {
  return (
    <div className={className}>
      <TextAreaField {...form.field("message")} autoComplete="off" rows={3} />
    </div>
  );
}

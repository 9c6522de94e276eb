import { type FocusEvent, useState } from "react";
import { useWatch } from "react-hook-form";
import { useSite } from "#app/site-data/use-site.ts";
import { countryOf } from "#core/countries.ts";
import { fill } from "#core/template.ts";
import { TextField } from "./fields.tsx";
import { seemsCutShort } from "./phone-digits.ts";
import { useContactTexts } from "./use-contact-texts.ts";
import type { LeadFormState } from "./use-lead-form.ts";

/** Longer than a press that takes the focus from the field: what is pressed must not move. */
const pauseMs = 500;

/** Proposes the country's dialing code. Any format is accepted; a number that seems cut short is asked about. */
export function PhoneField({ form }: { form: LeadFormState }) {
  const { country } = useSite();
  const { dialingCode, phoneDigits } = countryOf(country);
  const { isPhoneComplete } = useContactTexts();
  const { onBlur, ...field } = form.field("phone");
  const typed = useWatch({ control: form.control, name: "phone" });
  const [left, setLeft] = useState<string>();
  const isDoubtful = left === typed && !field.error && seemsCutShort(typed, country);

  function leave(event: FocusEvent<HTMLInputElement>) {
    const { value } = event.target;
    setTimeout(() => setLeft(value), pauseMs);
    return onBlur(event);
  }

  return (
    <TextField
      {...field}
      onBlur={leave}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder={dialingCode}
    >
      <p role="status" className="text-caption text-ink-2 not-empty:mt-1.5">
        {isDoubtful && fill(isPhoneComplete, { digits: phoneDigits })}
      </p>
    </TextField>
  );
}

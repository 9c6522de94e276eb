import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { around } from "#core/template.ts";
import { TextField } from "./fields.tsx";
import { suggestEmail } from "./mail-domain.ts";
import { useContactTexts } from "./use-contact-texts.ts";
import type { LeadFormState } from "./use-lead-form.ts";

/** Long enough not to interrupt typing, short enough to be seen before the next field. */
const pauseMs = 500;

export function EmailField({ form }: { form: LeadFormState }) {
  const suggestion = useSuggestion(useWatch({ control: form.control, name: "email" }));

  function accept(email: string) {
    form.setValue("email", email, { shouldValidate: form.formState.isSubmitted });
    form.setFocus("email");
  }

  return (
    <TextField
      {...form.field("email")}
      type="email"
      inputMode="email"
      autoComplete="email"
      spellCheck={false}
    >
      <div role="status">
        {suggestion && !form.formState.isSubmitting && (
          <Suggestion email={suggestion} onAccept={() => accept(suggestion)} />
        )}
      </div>
    </TextField>
  );
}

function Suggestion({ email, onAccept }: { email: string; onAccept: () => void }) {
  const [before, after] = around(useContactTexts().didYouMean);
  return (
    <button
      type="button"
      onClick={onAccept}
      className="mt-1.5 min-h-8 rounded-chip bg-amber-tint px-2.5 py-1 text-left text-caption text-ink wrap-anywhere hover:bg-amber"
    >
      {before}
      <strong className="font-semibold underline underline-offset-2">{email}</strong>
      {after}
    </button>
  );
}

function useSuggestion(typed: string): string | undefined {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled === typed ? suggestEmail(typed) : undefined;
}

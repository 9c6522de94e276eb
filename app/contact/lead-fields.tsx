// The fields of both forms.

import type { LucideIcon } from "lucide-react";
import Handshake from "lucide-react/icons/handshake";
import UserRound from "lucide-react/icons/user-round";
import Wrench from "lucide-react/icons/wrench";
import { type ComponentProps, type FocusEvent, useEffect, useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { usePlace } from "#app/site-data/use-site.ts";
import type { DialogContactType } from "#content/contact-form/ids.ts";
import { dialogContactTypes } from "#core/contact.ts";
import { countryOf } from "#core/countries.ts";
import { around, fill } from "#core/template.ts";
import { useContactTexts } from "./contact-texts.ts";
import { FieldError, TextField } from "./fields.tsx";
import { seemsCutShort, suggestEmail } from "./typing-slips.ts";
import type { LeadFormState } from "./use-lead-form.ts";

interface LeadFieldProps {
  form: LeadFormState;
  className?: string;
}

/** Long enough not to interrupt typing nor to move what is being pressed, short enough to be seen before the next field. */
const pauseMs = 500;

const typeIcons: Record<DialogContactType, LucideIcon> = {
  partner: Handshake,
  provider: Wrench,
  client: UserRound,
};

/**
 * By the style sheet, so that it works without scripts. Not by `group-has-…`: its selector ends in `*`, so that the browser
 * computes the whole page's styles again whenever anything is added to the page.
 */
const shownFor: Record<DialogContactType, string> = {
  partner: "[.choices:has([value=partner]:checked)_&]:inline",
  provider: "[.choices:has([value=provider]:checked)_&]:inline",
  client: "[.choices:has([value=client]:checked)_&]:inline",
};

/** The visitor's role, which decides the desks that get the message. */
export function ContactTypeField({ form }: LeadFieldProps) {
  const { who } = useContactTexts();
  const errorId = useId();
  const { error, usualError } = form.field("contactType");
  return (
    <fieldset
      toolparamdescription={who.question}
      className="choices"
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="mb-1.5 text-small font-semibold">{who.question}</legend>
      <div className="choice-list">
        {dialogContactTypes.map((type) => {
          const Icon = typeIcons[type];
          return (
            <label key={type} className="choice">
              <input
                type="radio"
                value={type}
                required
                defaultChecked={type === form.startType}
                className="choice-input"
                {...form.register("contactType")}
              />
              <Icon aria-hidden="true" size={22} strokeWidth={1.75} />
              {who.types[type].name}
            </label>
          );
        })}
      </div>
      <p aria-live="polite" className="mt-2 text-caption text-ink-2">
        {dialogContactTypes.map((type) => (
          <span key={type} className={`hidden ${shownFor[type]}`}>
            {who.types[type].line}
          </span>
        ))}
      </p>
      <FieldError id={errorId} name="contactType" usual={usualError}>
        {error}
      </FieldError>
    </fieldset>
  );
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
      <TextField {...form.field("message")} autoComplete="off" rows={3} />
    </div>
  );
}

export function EmailField({ form }: LeadFieldProps) {
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

/** Proposes the country's dialing code. Any format is accepted; a hint follows a number that seems cut short. */
export function PhoneField({ form }: LeadFieldProps) {
  const { country } = usePlace();
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

/** Only bots find it. Off-screen rather than hidden, because bots skip hidden fields. */
export function TrapField(props: ComponentProps<"input">) {
  const { trap } = useContactTexts();
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute size-px overflow-hidden opacity-0"
    >
      <label>
        Homepage
        <input
          type="text"
          tabIndex={-1}
          autoComplete="off"
          toolparamdescription={trap}
          {...props}
        />
      </label>
    </div>
  );
}

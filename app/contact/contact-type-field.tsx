import type { LucideIcon } from "lucide-react";
import Handshake from "lucide-react/icons/handshake";
import UserRound from "lucide-react/icons/user-round";
import Wrench from "lucide-react/icons/wrench";
import { useId } from "react";
import { dialogContactTypes } from "#core/contact.ts";
import { FieldError } from "./fields.tsx";
import type { DialogContactType } from "./texts.ts";
import { useContactTexts } from "./use-contact-texts.ts";
import type { LeadFormState } from "./use-lead-form.ts";

const icons: Record<DialogContactType, LucideIcon> = {
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
export function ContactTypeField({ form }: { form: LeadFormState }) {
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
          const Icon = icons[type];
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

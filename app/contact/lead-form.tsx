import { type ComponentProps, useId } from "react";
import { useSite } from "#app/site-data/use-site.ts";
import { contactPromises } from "#core/brand.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { OtherWays } from "./other-ways.tsx";
import { PrivacyNotice } from "./privacy-notice.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { TrapField } from "./trap-field.tsx";
import { useContactTexts } from "./use-contact-texts.ts";
import type { LeadFormState } from "./use-lead-form.ts";

/** The frame of both forms. `noValidate`: messages are shown under the fields instead of the browser's bubbles. */
export function LeadForm({
  form,
  className = "",
  children,
  ...props
}: ComponentProps<"form"> & { form: LeadFormState }) {
  const texts = useContactTexts();
  const { country, language } = useSite();
  const noticeId = useId();
  return (
    <form noValidate onSubmit={form.submit} className={className} {...props}>
      <p className="mb-3 text-caption text-ink-3">{texts.allRequired}</p>
      <div className="fields grid items-start gap-x-5 gap-y-3.5">{children}</div>
      <TrapField {...form.register("homepage")} />
      <SubmitButton
        isSending={form.formState.isSubmitting}
        aria-describedby={form.failure && noticeId}
        className="mt-5 w-full @lg:w-auto @lg:min-w-56"
      />
      {form.failure && <FailureNotice id={noticeId} failure={form.failure} />}
      <OtherWays promises={contactPromises[country]} language={language} texts={texts.otherWays} />
      <PrivacyNotice />
    </form>
  );
}

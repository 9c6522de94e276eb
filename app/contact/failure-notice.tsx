import { useSite } from "#app/site-data/use-site.ts";
import { brand } from "#core/brand.ts";
import { around } from "#core/template.ts";
import type { Failure } from "./failed-drafts.ts";
import { useContactTexts } from "./use-contact-texts.ts";

/** Says beside the button what the toast announced, until the next attempt. */
export function FailureNotice({ id, failure }: { id: string; failure: Failure }) {
  const { toasts } = useContactTexts();
  const email = brand.contactEmail[useSite().language];
  const text = failure === "refused" ? toasts.failed : toasts.hints[failure];
  const [before, after] = around(text);
  return (
    <p id={id} className="mb-2 text-small font-medium text-danger">
      {before}
      {after !== undefined && (
        <a href={`mailto:${email}`} className="wrap-anywhere underline underline-offset-2">
          {email}
        </a>
      )}
      {after}
    </p>
  );
}

import { useSite } from "#app/site-data/use-site.ts";
import { brand } from "#core/brand.ts";
import { useContactTexts } from "./use-contact-texts.ts";

/** Says that the last attempt failed, until the next one. The toast announces it, and disappears. */
export function NotSent({ id }: { id: string }) {
  const { notSent } = useContactTexts();
  const email = brand.contactEmail[useSite().language];
  const [before, after] = notSent.split("{email}");
  return (
    <p id={id} className="mt-3 text-small font-medium text-danger">
      {before}
      <a href={`mailto:${email}`} className="wrap-anywhere underline underline-offset-2">
        {email}
      </a>
      {after}
    </p>
  );
}

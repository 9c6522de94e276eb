import { Link } from "react-router";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { useContactTexts } from "./use-contact-texts.ts";

/** The notice of the page's country. The policy opens in a new tab, so that the form is kept. */
export function PrivacyNotice() {
  const { country, texts: layout } = useSite();
  const { privacy } = useContactTexts();
  const path = usePath();
  return (
    <p className="mt-2.5 text-caption text-ink-3">
      {privacy[country]}{" "}
      <Link
        to={path("privacy")}
        target="_blank"
        className="font-semibold text-petrol underline underline-offset-2 hover:text-petrol-h"
      >
        {layout.pageNames.privacy}
        <span className="sr-only"> ({layout.footer.newTab})</span>
      </Link>
    </p>
  );
}

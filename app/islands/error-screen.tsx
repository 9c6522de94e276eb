import { useEffect, useRef } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import type { ErrorTexts } from "#content/error-screen/schema.ts";
import { brand } from "#core/brand.ts";
import type { Reader } from "#core/countries.ts";
import { pathOf } from "#core/paths.ts";

/** In place of a part of the page that cannot be drawn. */
export function ErrorScreen({ texts, country, language }: Reader & { texts: ErrorTexts }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const email = brand.contactEmail[language];
  return (
    <div className="bg-bone-2 text-ink">
      <div className="wrap py-20">
        <p lang="en" className="mb-2 text-small font-semibold text-ink-2">
          {texts.code}
        </p>
        <h2 ref={heading} tabIndex={-1} className="text-h2">
          {texts.title}
        </h2>
        <p className="measure mt-5 text-lead text-ink-2">{texts.text}</p>
        <p className="mt-8 flex flex-wrap gap-3.5">
          <button type="button" onClick={() => location.reload()} className={buttonClass()}>
            {texts.retry}
          </button>
          <a href={pathOf(country, "home")} className={buttonClass({ variant: "secondary" })}>
            {texts.home}
          </a>
        </p>
        <p className="mt-8 text-small text-ink-2">
          {texts.write}{" "}
          <a href={`mailto:${email}`} className="font-medium text-petrol underline">
            {email}
          </a>
        </p>
      </div>
    </div>
  );
}

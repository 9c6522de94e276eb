import { useEffect, useState } from "react";
import { HideOtherProgramme } from "#app/browser/linked-programme.tsx";
import { labelOf } from "#app/programme/letters.ts";
import {
  IgnoredParts,
  OlderBenchmarks,
  OtherCountry,
  UnopenedProgramme,
} from "#app/programme/link-notices.tsx";
import { useProgrammes } from "#app/programme/use-programmes.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { usePlace } from "#app/site-data/use-site.ts";
import { estimate } from "#core/estimate.ts";
import { writeProgramme, writeProgrammes } from "#core/programme.ts";
import { programmePath } from "#core/programme-start.ts";
import { fill } from "#core/template.ts";
import { BriefActions } from "./brief-actions.tsx";
import { FirstSheet } from "./first-sheet.tsx";
import { SecondSheet } from "./second-sheet.tsx";
import type { BriefProps } from "./sheet.tsx";

type BriefData = Pick<BriefProps, "content" | "words" | "exclusions" | "endings" | "network">;

/** The whole page: its actions, in the hero, and its sheets show one programme. */
export function BriefSheets({ content, words, exclusions, endings, network }: BriefData) {
  const { origin } = usePlace();
  const { programmes, active, programme, fragment, ignored, edit } = useProgrammes();
  const link = origin + programmePath(programme.country, writeProgramme(programme));
  const [company, setCompany] = useState("");
  const [author, setAuthor] = useState("");
  const people = { company, author };
  const result = estimate(programme, words.tiers);
  const shared = {
    content,
    words,
    exclusions,
    endings,
    network,
    programme,
    result,
    link,
    people,
  };
  // Browsers name the file that they print to by it.
  useEffect(() => {
    const { title } = document;
    if (programme.name) document.title = `${programme.name} – ${content.sheetTitle}`;
    return () => {
      document.title = title;
    };
  }, [programme.name, content.sheetTitle]);
  const isEmpty = programme.services.length === 0;
  return (
    <>
      <HideOtherProgramme />
      <div className="screen-only">
        <PageHero
          ground="night"
          title={content.title}
          lead={content.lead}
          picture={
            <div className="of-programme grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] gap-2.5 *:px-2.5! *:first:col-span-full lg:ml-auto lg:max-w-120 lg:grid-cols-2">
              <BriefActions {...shared} fragment={fragment} />
            </div>
          }
        />
      </div>
      <section className="of-programme bg-bone-2 py-12 print:bg-transparent print:py-0">
        <UnopenedProgramme text={words.unopened} />
        <noscript>
          <p className="wrap screen-only mb-6 rounded-button bg-amber-tint p-4 text-small">
            {content.noScript}
          </p>
        </noscript>
        <div className="wrap screen-only mb-6 grid gap-3">
          <IgnoredParts text={words.ignored} parts={ignored} />
          <OlderBenchmarks words={words} programme={programme} onChange={edit} />
          <OtherCountry words={words} programme={programme} fragment={fragment} page="brief" />
          {programmes.length > 1 && (
            <p className="flex flex-wrap gap-x-4 rounded-button bg-petrol-tint p-4 text-small text-ink">
              {fill(content.compared.text, { name: labelOf(active, programme) })}
              {programmes.map(
                (other, index) =>
                  index !== active && (
                    <a
                      // biome-ignore lint/suspicious/noArrayIndexKey: a programme is known by its place
                      key={index}
                      href={`#${writeProgrammes(programmes, index)}`}
                      className="font-semibold text-petrol underline"
                    >
                      {fill(content.compared.link, { name: labelOf(index, other) })}
                    </a>
                  ),
              )}
            </p>
          )}
          <div className="mx-auto grid w-full max-w-[210mm] grid-cols-1 gap-4 sm:grid-cols-2 noscript:hidden">
            <PersonField label={content.people.company} value={company} onChange={setCompany} />
            <PersonField label={content.people.author} value={author} onChange={setAuthor} />
          </div>
        </div>
        {isEmpty ? (
          <p className="wrap text-lead">{content.coverage.none}</p>
        ) : (
          <>
            <FirstSheet {...shared} />
            <SecondSheet {...shared} />
          </>
        )}
      </section>
    </>
  );
}

/** Printed on the brief, and kept nowhere. */
function PersonField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <label className="grid grid-cols-1 gap-1 text-small font-semibold">
      {label}
      <input
        type="text"
        maxLength={80}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-11 min-w-0 rounded-control border border-line-strong bg-white px-3 font-normal"
      />
    </label>
  );
}

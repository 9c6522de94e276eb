import { countries } from "#core/countries.ts";
import { recordPath, recordPaths } from "#core/desk-records.ts";
import { fill } from "#core/template.ts";
import { Badge, Card } from "../../parts.tsx";
import { termTexts } from "../../texts.ts";
import { countryName } from "../../words.ts";
import { AskedOn } from "./asked-on.tsx";
import { StandingLine } from "./line.tsx";
import type { Tab } from "./tab.ts";

/** Those without an answer stand first. */
export function Terms({ view, frame, texts }: Tab<"terms">) {
  const words = texts.records;
  const isOpen = ({ standing }: (typeof view.terms)[number]) => !standing?.isShown;
  const open = view.terms.filter(isOpen);
  const sorted = [...open, ...view.terms.filter((line) => !isOpen(line))];
  const count = `${view.terms.length - open.length}`;
  return (
    <>
      <p className="measure mb-4 text-ink-2">{words.termsLead}</p>
      <nav aria-label={words.country} className="-mx-3 mb-4 flex flex-wrap">
        {countries.map(({ code }) => (
          <a
            key={code}
            href={`${recordPaths.terms}?country=${code}`}
            aria-current={code === view.country ? "page" : undefined}
            className="flex min-h-11 items-center rounded-control px-3 font-semibold text-petrol hover:bg-petrol-tint aria-[current=page]:bg-petrol-tint"
          >
            {countryName(code, frame.language, texts)}
          </a>
        ))}
      </nav>
      <Card title={fill(words.answered, { count, all: `${view.terms.length}` })}>
        <ul>
          {sorted.map((line) => (
            <li
              key={line.term}
              className="border-line border-t py-4 first:border-t-0 first:pt-0 last:pb-0"
            >
              <a
                href={recordPath(line.name)}
                className="inline-flex min-h-6 items-center font-semibold text-petrol underline"
              >
                {termTexts[frame.language].questions[line.term]}
              </a>
              <AskedOn asked={line.asked} frame={frame} texts={texts} />
              {line.standing ? (
                <StandingLine
                  {...{ standing: line.standing, validUntil: line.validUntil }}
                  {...{ frame, texts }}
                />
              ) : (
                <Badge tone="news">{words.noAnswer}</Badge>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

import { recordPaths } from "#core/desk-records.ts";
import { fill } from "#core/template.ts";
import { Card, DataTable } from "../../parts.tsx";
import { countryName } from "../../words.ts";
import { RecordItem } from "./line.tsx";
import type { Tab } from "./tab.ts";

export function Opening({ view, frame, texts }: Tab<"opening">) {
  const words = texts.records.opening;
  const list = (title: string, lines: typeof view.ending, none: string) => (
    <Card title={title}>
      {lines.length === 0 && <p className="text-ink-2 text-small">{none}</p>}
      <ul>
        {lines.map((line) => (
          <RecordItem key={line.name} {...{ line, frame, texts }} />
        ))}
      </ul>
    </Card>
  );
  return (
    <>
      <p className="measure mb-6 text-ink-2">{words.lead}</p>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Card title={words.open}>
          <ul>
            {view.open.map(({ country, count }) => (
              <li key={country}>
                <a
                  href={`${recordPaths.terms}?country=${country}`}
                  className="inline-flex min-h-11 items-center font-semibold text-petrol underline"
                >
                  {fill(words.openLine, {
                    country: countryName(country, frame.language, texts),
                    count: `${count}`,
                  })}
                </a>
              </li>
            ))}
          </ul>
        </Card>
        {list(words.ending, view.ending, words.noEnding)}
        {list(words.drafts, view.drafts, words.noDrafts)}
        <Card title={words.invented} className="md:col-span-2">
          {view.isForReal && view.invented.length > 0 && (
            <p className="mb-3 rounded-control bg-hogar-tint px-4 py-2 font-semibold text-hogar-deep">
              {words.forReal}
            </p>
          )}
          <p className="mb-3 text-ink-2 text-small">
            {view.invented.length > 0 ? words.inventedLead : words.noInvented}
          </p>
          {view.invented.length > 0 && (
            <DataTable
              label={words.invented}
              columns={words.inventedColumns}
              rows={view.invented.map(({ place, text }) => [
                <code key="place" className="text-caption wrap-anywhere">
                  {place}
                </code>,
                <bdi key="text" className="wrap-anywhere">
                  {text}
                </bdi>,
              ])}
            />
          )}
        </Card>
      </div>
    </>
  );
}

import type { ReactNode } from "react";
import type { CountryCode } from "#core/countries.ts";
import { recordPath, recordPaths } from "#core/desk-records.ts";
import { studioAddress } from "#core/studio.ts";
import { fill } from "#core/template.ts";
import { Card, DataTable } from "../../parts.tsx";
import { countryName } from "../../words.ts";
import { Place, voiceOfId } from "../studio/parts.tsx";
import { recordName } from "../studio/record-fields.tsx";
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
                <Where key="place" {...{ place, frame, texts }} />,
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

type WhereProps = Pick<Tab<"opening">, "frame" | "texts"> & { place: string };

/** Of "records/clients/brisalba.json" or "welcome/es.json.title", in words, with the page of the desk that changes it. */
function Where({ place, frame, texts }: WhereProps) {
  const { places } = texts.records.opening;
  const [, file = place, path = ""] = /^(.+?\.(?:json|ts))(?:\.|: )?(.*)$/.exec(place) ?? [];
  const [folder = "", kind = "", name = ""] = file.replace(/\.\w+$/, "").split("/");
  const link = (href: string, words: ReactNode) => (
    <a href={href} className="inline-flex min-h-6 items-center text-petrol underline">
      {words}
    </a>
  );
  if (folder === "privacy" && path === "lastUpdated") return places.privacy;
  if (folder === "legal" && path === "lastUpdated") return places.legal;
  if (folder === "core") return places.brand;
  // Three clients of one's own take their place.
  if (kind === "clients") return link(recordPaths.proof, places.client);
  if (path === "company.taxId") {
    return `${places.taxId} · ${countryName(name as CountryCode, frame.language, texts)}`;
  }
  const id = `${file} ${path}`;
  const words = <Place id={id} frame={frame} texts={texts} />;
  if (kind === "terms") {
    const [country = "", term = ""] = name.split("-");
    const record = { name: `terms/${name}`, kind: term, title: "", country } as const;
    return link(recordPath(record.name), recordName(record, { frame, texts }));
  }
  if (kind === "proof") return link(recordPath(`proof/${name}`), words);
  const isText = folder !== "records" || path.startsWith("texts.");
  const mayOpen = isText && frame.person?.pages.includes("studio");
  const voice = voiceOfId(id).slice(0, 2);
  const language = voice === "pt" || voice === "en" ? voice : "es";
  // A text is opened beside any page.
  return mayOpen ? link(studioAddress({ path: "/", language, id }), words) : words;
}

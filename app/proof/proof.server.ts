// What the owner can show, as a page of the place shows it.
import { realClients } from "#app/market/clients.ts";
import type { Place } from "#app/site.ts";
import { contentFor } from "#content/content-for.ts";
import type { ProofKind } from "#content/records/owners.ts";
import { proofAsked, proofFor } from "#content/standing.ts";
import { monthIn, type Reader, writtenDay } from "#core/countries.ts";
import { numberFormat } from "#core/number-format.ts";
import { uploadPath } from "#core/paths.ts";
import { fill } from "#core/template.ts";

type Spot = Pick<Place, "country" | "language" | "page" | "topic">;

/** A name with what may be said of it, and where it leads. */
export interface Named {
  id: string;
  name: string;
  text?: string | undefined;
  href?: string | undefined;
}

type Shown<K extends ProofKind> = ReturnType<typeof proofFor<K>>[number];
type Has = <K extends ProofKind>(kind: K) => Shown<K>[];

/** Undefined while there is nothing to show. `elsewhere`: the page has a place of its own for these kinds. */
export function proofOn(place: Spot, elsewhere: readonly ProofKind[] = []) {
  const has: Has = (kind) => (elsewhere.includes(kind) ? [] : proofAsked(place, kind));
  const blocks = blocksOf(place, has);
  const isEmpty = Object.values(blocks).every((block) => block.length === 0);
  return isEmpty ? undefined : { texts: contentFor(place, "proof"), ...blocks };
}

function blocksOf(reader: Reader, has: Has) {
  const texts = contentFor(reader, "proof");
  const { families } = contentFor(reader, "layout");
  const { integer } = numberFormat(reader, reader.country);
  const logos = new Map(realClients(reader).map((client) => [client.id, client]));
  const clients = has("client").map((client) => ({
    ...(logos.get(client.id) ?? { name: client.name }),
    id: client.id,
    services: client.services.map((family) => families[family]).join(" · "),
    since: client.since && fill(texts.clients.since, { year: String(client.since) }),
    result: client.result,
  }));
  return {
    figures: has("figure").map(({ id, figure, value, day }) => ({
      id,
      value: integer(value),
      name: texts.figures.names[figure],
      asOf: fill(texts.figures.asOf, { day: writtenDay(day, reader) }),
    })),
    clients,
    quotes: has("quote"),
    cases: has("case"),
    certificates: certificatesIn(reader, has("certificate")),
    backing: [...has("investor"), ...has("accelerator")].map(linked),
    awards: has("award").map((award) => ({ ...linked(award), name: fill(texts.award, award) })),
    press: has("press").map(({ id, name, title, year, link }) => ({
      id,
      name: title,
      text: `${name}, ${year}`,
      href: link,
    })),
    people: has("person"),
  };
}

/** The owner's figures with their month, where a page has those of the specification. */
export function ownFigures(reader: Reader) {
  const { names } = contentFor(reader, "proof").figures;
  const { integer } = numberFormat(reader, reader.country);
  const figures = proofFor(reader, "figure");
  return {
    values: Object.fromEntries(figures.map(({ figure, value }) => [figure, integer(value)])),
    labels: Object.fromEntries(
      figures.map(({ figure, day }) => [figure, `${names[figure]} (${monthIn(day, reader)})`]),
    ),
  };
}

/** All that a reader may see, a line each, with paths as they are on the site. */
export function proofInWords(reader: Reader): string[] {
  const { figures, clients, quotes, cases, people, ...named } = blocksOf(reader, (kind) =>
    proofFor(reader, kind),
  );
  const sentence = (...parts: unknown[]) => parts.filter(Boolean).join(". ");
  return [
    ...figures.map(({ value, name, asOf }) => `${value} ${name} (${asOf})`),
    ...clients.map(({ name, services, since, result }) => sentence(name, services, since, result)),
    ...quotes.map(
      ({ quote, person, role, company }) => `“${quote}” ${person}, ${role}, ${company}`,
    ),
    ...cases.map(({ title, company, before, after, period, measured }) =>
      sentence(title, company, `${before} → ${after}`, period, measured),
    ),
    ...Object.values(named).flatMap((all) =>
      all.map(({ name, text, href }) =>
        [name, text && `(${text})`, href].filter(Boolean).join(" "),
      ),
    ),
    ...people.map(({ name, role }) => `${name}, ${role}`),
  ];
}

export type Proof = NonNullable<ReturnType<typeof proofOn>>;

function certificatesIn(reader: Reader, all: Shown<"certificate">[]): Named[] {
  const { certificates } = contentFor(reader, "proof");
  return all.map(({ id, name, by, file, validUntil = "" }) => ({
    id,
    name,
    text: fill(certificates.text, { by, day: writtenDay(validUntil, reader) }),
    href: uploadPath(file.file),
  }));
}

/** For the brief: who may be named, and which papers there are. */
export function proofLines(reader: Reader): { name: string; text: string }[] {
  const texts = contentFor(reader, "proof");
  const clients = proofFor(reader, "client").map(({ name }) => name);
  const papers = certificatesIn(reader, proofFor(reader, "certificate"));
  const certificates = papers.map(({ name, text }) => `${name} (${text})`);
  return [
    { name: texts.clients.title, text: clients.join(", ") },
    { name: texts.certificates.title, text: certificates.join(", ") },
  ].filter(({ text }) => text !== "");
}

const namers = { awards: "award", accelerator: "accelerator", users: "investor" } as const;

/** What gives a milestone its name: the awards, the program, or the investor of its year. */
export function namesOf(reader: Reader, milestone: { id: string; year: number }): Named[] {
  const kind = Object.entries(namers).find(([id]) => id === milestone.id)?.[1];
  if (!kind) return [];
  const { award } = contentFor(reader, "proof");
  const nameOf = (one: { name: string } | { name: string; by: string }) =>
    "by" in one ? fill(award, one) : one.name;
  return proofFor(reader, kind)
    .filter(({ year }) => year === milestone.year)
    .map((one) => ({ id: one.id, name: nameOf(one), href: one.link }));
}

function linked({ id, name, year, link }: Shown<"investor">): Named {
  return { id, name, text: String(year), href: link };
}

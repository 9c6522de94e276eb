import { type CountryCode, countries } from "#core/countries.ts";
import type { DeskPage, DeskRole } from "#core/desk.ts";

export type Person = { email: string; role: DeskRole };

const pages: Record<DeskRole["kind"], DeskPage[]> = {
  sales: ["leads", "records", "routing"],
  editor: ["studio", "records"],
  marketing: ["statistics"],
  operator: ["leads", "studio", "records", "statistics", "health", "routing", "audit"],
};

export function pagesOf({ role }: Person): DeskPage[] {
  return pages[role.kind];
}

export function isOperator({ role }: Person): boolean {
  return role.kind === "operator";
}

/** Undefined: of all countries, and those that name none. */
export function countriesOf({ role }: Person): readonly CountryCode[] | undefined {
  return "countries" in role && role.countries.length > 0 ? role.countries : undefined;
}

/** Whether the person may change what the site says, of all these countries. */
export function mayEdit(person: Person, countries: readonly CountryCode[] = []): boolean {
  const own = countriesOf(person);
  const isEditor = person.role.kind === "editor" || person.role.kind === "operator";
  return isEditor && (!own || countries.every((code) => own.includes(code)));
}

/** Whether the person may read leads of the country. */
export function mayRead(person: Person, country: string): boolean {
  const own = countriesOf(person);
  const isReader = person.role.kind === "sales" || person.role.kind === "operator";
  return isReader && (!own || own.some((code) => code === country));
}

/** The countries a person may choose from. */
export function choosable(person: Person): CountryCode[] {
  const own = countriesOf(person);
  return countries.map(({ code }) => code).filter((code) => !own || own.includes(code));
}

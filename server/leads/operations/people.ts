import { type Database, sql } from "../sql.ts";
import type { DeskAddresses, PersonSettings } from "../store.ts";

export function personSettings(
  database: Database,
  email: string,
): Promise<Partial<PersonSettings>> {
  return database.read(function* () {
    const [row] = yield* sql<PersonSettings>`
      select language, zone from desk_people where email = ${email}`;
    return row ?? {};
  });
}

export async function setPerson(
  database: Database,
  email: string,
  { language, zone }: PersonSettings,
): Promise<void> {
  await database.write(
    () => sql`
      insert into desk_people (email, language, zone) values (${email}, ${language}, ${zone})
      on conflict (email) do update set language = excluded.language, zone = excluded.zone`,
  );
}

export function routes(database: Database): Promise<DeskAddresses[]> {
  return database.read(function* () {
    const rows = yield* sql<Record<"desk" | "country" | "addresses", string>>`
      select desk, country, addresses from desk_routes order by desk, country`;
    return rows.map(({ addresses, ...of }) => ({ ...of, addresses: addresses.split(" ") }));
  });
}

export async function setRoute(
  database: Database,
  { desk, country, addresses }: DeskAddresses,
): Promise<void> {
  await database.write(function* () {
    yield* sql`delete from desk_routes where desk = ${desk} and country = ${country}`;
    if (addresses.length === 0) return;
    yield* sql`
      insert into desk_routes (desk, country, addresses)
      values (${desk}, ${country}, ${addresses.join(" ")})`;
  });
}

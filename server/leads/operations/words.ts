import { createHmac } from "node:crypto";
import { type HandlingRow, toHandling } from "../handling.ts";
import { referenceOf } from "../reference.ts";
import { handlingColumns, type LeadRow, leadColumns } from "../rows.ts";
import { decrypt, encrypt, searchMac, unseal } from "../seal.ts";
import { companyDomain, plainCompany, searched, wordsOf } from "../search-words.ts";
import { type PreparedDatabase, part, type Steps, sql } from "../sql.ts";

const indexedAtOnce = 100;

type IndexedRow = LeadRow & HandlingRow;

/** Not while a lead is stored, so that a visitor waits for nothing; and for leads that an earlier release has stored. */
export async function indexSome(database: PreparedDatabase): Promise<number> {
  const secret = await database.secret();
  const unread = await database.read(
    () => sql<{ id: string }>`
      select id from sealed_leads where code is null limit ${indexedAtOnce}`,
  );
  // Sorted: two servers lock them in one order.
  const ids = unread.map(({ id }) => id).sort();
  if (ids.length === 0) return 0;
  return database.write(function* () {
    for (const id of ids) yield* indexLead(secret, id);
    return ids.length;
  });
}

/** A lead that cannot be read is found by its reference alone. */
export function* indexLead(secret: string, id: string): Steps<void> {
  const [row] = yield* sql<IndexedRow>`
    select ${leadColumns}, ${handlingColumns}
    from sealed_leads left join lead_keys on lead_id = id where id = ${id}`;
  if (!row) return;
  const content = unseal(id, row.key, row.sealed);
  const { owner, notes } = toHandling(id, row);
  const company = content ? plainCompany(content.company) : "";
  const domain = content ? companyDomain(content.email) : "";
  yield* sql`
    update sealed_leads
    set code = ${referenceOf(id)}, owner = coalesce(owner, ${owner || null}),
      kind = ${content?.estimate?.programme.company ?? ""},
      company_mac = ${company && searchMac(secret, `company ${company}`)},
      domain_mac = ${domain && searchMac(secret, `domain ${domain}`)}
    where id = ${id}`;
  if (!content) return;
  yield* sql`
    insert into lead_words (lead_id, words) values (${id}, ${wordsOf(secret, { ...content, notes })})
    on conflict (lead_id) do update set words = excluded.words`;
}

/** Other leads of a lead's company, by its name or its mail's domain. */
export function* colleagues(leadId: string): Steps<string[]> {
  const [own] = yield* sql<Record<"company" | "domain" | "email", string | null>>`
    select company_mac as company, domain_mac as domain, email_mac as email from sealed_leads
    where id = ${leadId}`;
  if (!own) return [];
  const same = [
    ...(own.company ? [part`company_mac = ${own.company}`] : []),
    ...(own.domain ? [part`domain_mac = ${own.domain}`] : []),
  ];
  const found: string[] = [];
  for (const each of same) {
    const rows = yield* sql<{ id: string }>`
      select id from sealed_leads where ${each} and email_mac <> ${own.email} limit ${mostColleagues}`;
    found.push(...rows.map(({ id }) => id));
  }
  return [...new Set(found)];
}

const mostColleagues = 500;

export async function searchWords(database: PreparedDatabase, text: string): Promise<string[][]> {
  return searched(await database.secret(), text);
}

const searchLabel = "search";

export async function conceal(database: PreparedDatabase, text: string): Promise<string> {
  return encrypt(await searchKey(database), searchLabel, text).toString("base64url");
}

export async function reveal(
  database: PreparedDatabase,
  token: string,
): Promise<string | undefined> {
  const text = decrypt(await searchKey(database), searchLabel, Buffer.from(token, "base64url"));
  return typeof text === "string" ? text : undefined;
}

async function searchKey(database: PreparedDatabase): Promise<Uint8Array> {
  return createHmac("sha256", await database.secret())
    .update("search key")
    .digest();
}

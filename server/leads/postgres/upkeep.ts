import { randomUUIDv7 } from "node:crypto";
import type { NewLead } from "../lead.ts";
import { type PostgresDatabase, type PreparedDatabase, sql } from "./database.ts";
import { insert } from "./intake.ts";

/** Stores a lead and rolls it back, so that it meets the same locks and failures as a real lead; then waits for the disk. */
export async function checkWritable(database: PreparedDatabase): Promise<void> {
  const secret = await database.secret();
  await database.write(async (query) => {
    await query(sql`savepoint before_lead`);
    await insert(query, secret, probe());
    await query(sql`rollback to savepoint before_lead`);
    await query(sql`update upkeep set written_at = now_ms()`);
  });
}

export function clock(database: PostgresDatabase) {
  return database.read(async (query) => {
    const [row] = await query<{ now: number; seen_at: number }>(sql`
      select now_ms() as now, seen_at from clock_mark`);
    return { nowMs: row?.now ?? 0, believedMs: row?.seen_at ?? 0 };
  });
}

export async function believeClock(database: PostgresDatabase, nowMs: number): Promise<void> {
  await database.write((query) => query(sql`update clock_mark set seen_at = ${nowMs}`));
}

function probe(): NewLead {
  return {
    id: randomUUIDv7(),
    name: "",
    email: "",
    company: "",
    message: "",
    contactType: "client",
    page: "",
    country: "",
    language: "",
    campaign: "",
    programme: "",
    estimate: null,
    heldReason: null,
    source: { country: "", page: "", campaign: "", referrer: "" },
    dedupe: { hash: "probe", windowMs: null },
    deliveries: [{ id: randomUUIDv7(), desk: "claims", messageId: "" }],
  };
}

import { randomUUIDv7 } from "node:crypto";
import type { NewLead } from "../lead.ts";
import { type PostgresDatabase, type PreparedDatabase, sql } from "./database.ts";
import { isLockTimeout } from "./errors.ts";
import { insert } from "./intake.ts";

/** The longest that servers of older releases, the only users of those tables, wait for the lock. */
const lockLimitMs = 200;

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

/**
 * Leads removed since 2026-11-15 are unreadable without their key. Older releases stored plain text, which stays in the free
 * space of their tables; once these are empty, TRUNCATE gives them new files. Intake does not use those tables.
 */
export async function scrub(database: PostgresDatabase): Promise<boolean> {
  const [due] = await database.read((query) =>
    query<{ erasures: number }>(sql`select erasures from upkeep where erasures > scrubbed`),
  );
  if (!due) return true;
  try {
    return await database.write(async (query) => {
      await query(sql`select set_config('lock_timeout', ${`${lockLimitMs}ms`}, true)`);
      await query(sql`lock table leads, deliveries in access exclusive mode`);
      const left = await query(sql`select 1 from leads limit 1`);
      if (left.length > 0) return false;
      await query(sql`truncate leads, deliveries`);
      await query(sql`update upkeep set scrubbed = ${due.erasures}`);
      return true;
    });
  } catch (error) {
    if (isLockTimeout(error)) return false;
    throw error;
  }
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
    heldReason: null,
    dedupe: { hash: "probe", windowMs: null },
    deliveries: [{ id: randomUUIDv7(), desk: "claims", messageId: "" }],
  };
}

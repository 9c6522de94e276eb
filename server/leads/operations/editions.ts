import {
  type Change,
  type Edition,
  type EditionLine,
  isSame,
  type Plan,
  type StoredUpload,
  type Upload,
  unconfirmed,
} from "#core/editions.ts";
import { type Database, forUpdate, part, type Steps, sql } from "../sql.ts";
import type { Publication } from "../store.ts";

type Written<Row extends { changes: Change[] }> = Omit<Row, "changes"> & { changes: string };
type DraftRow = Omit<Change, "value" | "base"> & { value: string; base: string };

/** 0 before the first. */
export function editionNumber(database: Database): Promise<number> {
  return database.read(newestNumber);
}

function* newestNumber(): Steps<number> {
  const [row] = yield* sql<{ number: number | null }>`select max(number) as number from editions`;
  return row?.number ?? 0;
}

export function edition(database: Database, number: number): Promise<Edition | undefined> {
  return database.read(function* () {
    const [row] = yield* sql<Written<Edition>>`
      select number, at, who, reason, changes from editions where number = ${number}`;
    return row && { ...row, changes: JSON.parse(row.changes) };
  });
}

export function editions(
  database: Database,
  before: number,
  limit: number,
): Promise<EditionLine[]> {
  return database.read(
    () => sql<EditionLine>`
      select number, at, who, reason from editions
      where number < ${before} order by number desc limit ${limit}`,
  );
}

/** One transaction: the edition, and the end of the drafts and of the plan that are in it. */
export function publishEdition(
  database: Database,
  { after, who, reason, changes, drafts, plan }: Publication,
): Promise<number | undefined> {
  return database.write(function* () {
    // Of two that publish at once, the key of the number lets one through.
    if ((yield* newestNumber()) !== after) return undefined;
    if (plan) {
      const found = yield* sql`select id from content_plans where id = ${plan} ${forUpdate}`;
      if (found.length === 0) return undefined;
    }
    const number = after + 1;
    const added = yield* insertEdition({ number, who, reason, changes });
    if (added.length === 0) return undefined;
    yield* endDrafts(drafts);
    if (plan) yield* sql`delete from content_plans where id = ${plan}`;
    return number;
  });
}

/** Now, unless it names its time. */
function insertEdition({
  number,
  at,
  who,
  reason,
  changes,
}: Omit<Edition, "at"> & { at?: number }) {
  return sql`
    insert into editions (number, at, who, reason, changes)
    values (${number}, ${at ?? part`now_ms()`}, ${who}, ${reason}, ${JSON.stringify(changes)})
    on conflict (number) do nothing returning number`;
}

/** Those that were changed since stay. */
function* endDrafts(drafts: Publication["drafts"]): Steps<void> {
  for (const { file, path, value } of drafts) {
    yield* sql`
      delete from content_drafts
      where file = ${file} and path = ${path} and value = ${JSON.stringify(value)}`;
  }
}

export function drafts(database: Database): Promise<Change[]> {
  return database.read(function* () {
    const rows = yield* sql<DraftRow>`
      select file, path, value, base, who, at from content_drafts order by file, path`;
    return rows.map(toDraft);
  });
}

function toDraft({ value, base, ...row }: DraftRow): Change {
  return { ...row, value: JSON.parse(value), base: JSON.parse(base) };
}

/** Undefined once it is stored; otherwise the draft that somebody else has written since `seen`. */
export function saveDraft(
  database: Database,
  { file, path, value, base, who }: Omit<Change, "at">,
  seen: unknown,
): Promise<Change | undefined> {
  const [written, before] = [JSON.stringify(value), JSON.stringify(base ?? null)];
  return database.write(function* () {
    const added = yield* sql`
      insert into content_drafts (file, path, value, base, who, at)
      values (${file}, ${path}, ${written}, ${before}, ${who}, now_ms())
      on conflict (file, path) do nothing returning file`;
    if (added.length === 1) return undefined;
    const [row] = yield* sql<DraftRow>`
      select file, path, value, base, who, at from content_drafts
      where file = ${file} and path = ${path}`;
    const earlier = row && toDraft(row);
    // Whoever saves what a colleague has written has not written it.
    if (earlier && isSame(earlier.value, value) && isSame(earlier.base, base)) return undefined;
    if (earlier && earlier.who !== who && !isSame(earlier.value, seen)) return earlier;
    yield* sql`
      update content_drafts set value = ${written}, base = ${before}, who = ${who}, at = now_ms()
      where file = ${file} and path = ${path}`;
    return undefined;
  });
}

/** Undefined once it is gone; otherwise what somebody else has written since `seen`. */
export function dropDraft(
  database: Database,
  { file, path, who }: Pick<Change, "file" | "path" | "who">,
  seen: unknown,
): Promise<Change | undefined> {
  return database.write(function* () {
    const [row] = yield* sql<DraftRow>`
      select file, path, value, base, who, at from content_drafts
      where file = ${file} and path = ${path} ${forUpdate}`;
    const earlier = row && toDraft(row);
    if (earlier && earlier.who !== who && !isSame(earlier.value, seen)) return earlier;
    yield* sql`delete from content_drafts where file = ${file} and path = ${path}`;
    return undefined;
  });
}

export async function dropDrafts(
  database: Database,
  which: Pick<Change, "file" | "path">[],
): Promise<void> {
  await database.write(function* () {
    for (const { file, path } of which) {
      yield* sql`delete from content_drafts where file = ${file} and path = ${path}`;
    }
  });
}

export function plans(database: Database, isDue = false): Promise<Plan[]> {
  return database.read(function* () {
    const rows = yield* sql<Written<Plan>>`
      select id, due_at as "dueAt", who, reason, changes, failure from content_plans
      where ${isDue ? part`due_at <= now_ms() and failure is null` : part`true`} order by due_at, id`;
    return rows.map((row) => ({ ...row, changes: JSON.parse(row.changes) }));
  });
}

/** The drafts that it takes are its own from now on. */
export async function addPlan(database: Database, plan: Plan): Promise<void> {
  await database.write(() => insertPlan(plan));
}

function* insertPlan(plan: Plan): Steps<void> {
  yield* sql`
    insert into content_plans (id, due_at, who, reason, changes, failure)
    values (${plan.id}, ${plan.dueAt}, ${plan.who}, ${plan.reason}, ${JSON.stringify(plan.changes)},
      ${plan.failure})
    on conflict (id) do nothing`;
  yield* endDrafts(plan.changes);
}

/** Its changes are drafts again, unless there are newer ones. */
export function dropPlan(database: Database, id: string): Promise<boolean> {
  return database.write(function* () {
    const [row] = yield* sql<{ changes: string }>`
      delete from content_plans where id = ${id} returning changes`;
    if (!row) return false;
    for (const draft of JSON.parse(row.changes) as Change[]) yield* insertDraft(draft);
    return true;
  });
}

function* insertDraft({ file, path, value, base, who, at }: Change): Steps<void> {
  yield* sql`
    insert into content_drafts (file, path, value, base, who, at)
    values (${file}, ${path}, ${JSON.stringify(value)}, ${JSON.stringify(base ?? null)}, ${who}, ${at})
    on conflict (file, path) do nothing`;
}

export async function failPlan(database: Database, id: string, failure: string): Promise<void> {
  await database.write(() => sql`update content_plans set failure = ${failure} where id = ${id}`);
}

export async function confirmPlan(database: Database, id: string): Promise<void> {
  await database.write(
    () => sql`
      update content_plans set failure = null, due_at = greatest(due_at, now_ms())
      where id = ${id} and failure = ${unconfirmed}`,
  );
}

/** The same bytes twice are one upload, unless they were erased meanwhile. */
export async function addUpload(
  database: Database,
  { hash, type, size, bytes, who }: Omit<StoredUpload, "at">,
): Promise<void> {
  await database.write(
    () => sql`
      insert into uploads (hash, type, size, bytes, who, at)
      values (${hash}, ${type}, ${size}, ${bytes}, ${who}, now_ms())
      on conflict (hash) do update set size = excluded.size, bytes = excluded.bytes, who = excluded.who,
        at = excluded.at
      where uploads.size = 0`,
  );
}

export function upload(database: Database, hash: string): Promise<StoredUpload | undefined> {
  return database.read(function* () {
    const [row] = yield* sql<StoredUpload>`
      select hash, type, size, bytes, who, at from uploads where hash = ${hash} and size > 0`;
    return row;
  });
}

/** In order of their hashes, without their bytes. Erased ones have the size 0. */
export function uploads(database: Database): Promise<Upload[]> {
  return database.read(
    () => sql<Upload>`select hash, type, size, who, at from uploads order by hash`,
  );
}

/**
 * What is left says that it is erased: a backup drops it too, and a restored one does not bring it back. False: a draft, a plan or
 * the newest edition names it.
 */
export async function eraseUpload(database: Database, hash: string): Promise<boolean> {
  const named = `%"${hash}.%`;
  const erased = await database.write(
    () => sql`
      update uploads set size = 0, bytes = ${new Uint8Array()} where hash = ${hash}
        and not exists (select 1 from content_drafts where value like ${named})
        and not exists (select 1 from content_plans where changes like ${named})
        and not exists (
          select 1 from editions
          where number = (select max(number) from editions) and changes like ${named})
      returning hash`,
  );
  return erased.length > 0;
}

/** From a backup; what is there stays. Nobody knows what became of a plan since: it waits for a person. */
export async function restoreContent(
  database: Database,
  content: { edition: Edition } | { draft: Change } | { plan: Plan } | { upload: StoredUpload },
): Promise<void> {
  await database.write(function* () {
    if ("plan" in content) {
      yield* insertPlan({ ...content.plan, failure: content.plan.failure ?? unconfirmed });
    } else if ("draft" in content) yield* insertDraft(content.draft);
    else if ("edition" in content) yield* insertEdition(content.edition);
    else {
      const { hash, type, size, bytes, who, at } = content.upload;
      yield* sql`
        insert into uploads (hash, type, size, bytes, who, at)
        values (${hash}, ${type}, ${size}, ${bytes}, ${who}, ${at})
        on conflict (hash) do nothing`;
    }
  });
}

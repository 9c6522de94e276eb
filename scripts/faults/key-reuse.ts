import { randomUUID } from "node:crypto";
import { somePayload } from "#server/testing/leads.ts";
import { postLead, startServer } from "#server/testing/server.ts";
import type { TestDatabases } from "#server/testing/stores.ts";
import type { Result } from "./report.ts";

const visitors = 5;

/** A corrected message sent with the first one's key is another lead; the same message sent again is not. */
export async function keyReuse(store: string, databases: TestDatabases): Promise<Result> {
  const database = await databases.create();
  const server = await startServer(database.env);
  const ids = new Set<string>();
  for (let n = 0; n < visitors; n++) {
    const key = randomUUID();
    const first = somePayload();
    const corrected = { ...first, message: "Perdón: mi teléfono es otro." };
    for (const payload of [first, corrected, first, corrected]) {
      const answer = await postLead(server.url, payload, key);
      const { id } = (await answer.json()) as { id: string };
      ids.add(id);
    }
  }
  await server.close();
  const stored = await (await database.open()).list({ limit: 100 });
  await database.remove();
  const found = stored.filter(({ id }) => ids.has(id)).length;
  return {
    fault: `the key of another message, ${store}`,
    tries: visitors,
    accepted: visitors * 2,
    found,
    duplicates: Math.max(0, stored.length - visitors * 2),
  };
}

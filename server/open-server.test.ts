import { readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { somePayload } from "#server/testing/leads.ts";
import { bePatient, patiently } from "#server/testing/patience.ts";
import { freePort } from "#server/testing/postgres.ts";
import { postLead, siteHeaders, startServer } from "#server/testing/server.ts";
import { sqliteDatabases, type TestDatabase } from "#server/testing/stores.ts";

bePatient();

let database: TestDatabase;
let server: Awaited<ReturnType<typeof startServer>>;

beforeEach(async () => {
  database = await (await sqliteDatabases()).create();
  server = await startServer(database.env);
});
afterEach(async () => {
  await server.close();
  await database.remove();
});

function mails(): string[] {
  try {
    return readdirSync(join(database.dataDir, "mail")).filter((name) => name.endsWith(".eml"));
  } catch {
    return [];
  }
}

test("a message sent from the site is a mail for each desk that any mail program opens", async () => {
  const payload = somePayload();
  expect((await postLead(server.url, payload)).status).toBe(202);
  await vi.waitUntil(() => mails().length === 2, patiently);
  const mail = await PostalMime.parse(readFileSync(join(database.dataDir, "mail", mails()[0]!)));
  expect(mail.replyTo).toMatchObject([{ address: payload.reply_to }]);
  expect(mail.text).toContain("Tel.: +54 11 5555 0101");
});

test("5 MB in chunks are a clean 413", async () => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const post = request(`${server.url}/api/send-email`, {
      method: "POST",
      headers: { ...siteHeaders, "Transfer-Encoding": "chunked" },
    });
    post.on("response", (response) => {
      resolve(response.statusCode);
      response.resume();
    });
    // The server hangs up on what it will not read.
    post.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE" && error.code !== "ECONNRESET") reject(error);
    });
    for (let n = 0; n < 80; n++) post.write("x".repeat(64 * 1024));
    post.end();
  });
  expect(status).toBe(413);
});

test("unknown API paths are JSON, with security headers", async () => {
  const response = await fetch(`${server.url}/api?x`);
  expect(response.status).toBe(404);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await response.json()).toHaveProperty("message");
});

test("a page that cannot be answered is a 500, and the server goes on", async () => {
  const response = await fetch(`${server.url}/`);
  expect(response.status).toBe(500);
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});

test("malformed HTTP does not end the server", async () => {
  await new Promise<void>((done) => {
    const socket = connect(server.port, "127.0.0.1", () => socket.end("NONSENSE\r\n\r\n"));
    socket.resume().on("close", () => done());
  });
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});

test("a client that does not finish its headers is cut off", async () => {
  const answer = await new Promise<string>((done) => {
    const socket = connect(server.port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nX: "));
    let heard = "";
    socket.on("data", (data) => {
      heard += data;
    });
    socket.on("close", () => done(heard));
  });
  expect(answer).toContain("408");
});

test("closing answers what is under way", async () => {
  const answers = Array.from({ length: 20 }, () => postLead(server.url, somePayload()));
  await Promise.race(answers);
  const closing = server.close();
  const accepted = (await Promise.allSettled(answers)).filter(
    (answer) => answer.status === "fulfilled" && answer.value.status === 202,
  );
  await closing;
  const store = await database.open();
  expect(await store.list({ limit: 100 })).toHaveLength(accepted.length);
  server = await startServer(database.env);
});

test("with the database down the server starts, and says that it cannot store", async () => {
  const away = await startServer({
    DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none`,
    DATA_DIR: database.dataDir,
  });
  expect((await postLead(away.url, somePayload())).status).toBe(503);
  const health = await fetch(`${away.url}/api/health`);
  expect(health.status).toBe(503);
  expect(await health.json()).toMatchObject({ store: "unavailable" });
  await away.close();
});

// What clients write onto the wire, over real connections.
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "#server/log.ts";
import { database, onSqlite } from "#server/testing/each-store.ts";
import { somePayload } from "#server/testing/leads.ts";
import { patiently } from "#server/testing/patience.ts";
import { postLead, siteHeaders, startServer } from "#server/testing/server.ts";
import { securityHeaders } from "./security-headers.ts";

let server: Awaited<ReturnType<typeof startServer>>;
let logLines: string[];

onSqlite();
beforeEach(async () => {
  logLines = [];
  const log = createLog("info", { write: (line) => logLines.push(line) });
  const limits = { connections: 5, stopMs: 200 };
  server = await startServer(database.env, { log, limits });
});
afterEach(() => server.close());

/** Writes this, and hears what the server says until it hangs up. */
async function answerTo(text: string, { port } = server): Promise<string> {
  const socket = connect(port, "127.0.0.1", () => socket.write(text));
  let heard = "";
  socket.setEncoding("latin1").on("data", (chunk) => {
    heard += chunk;
  });
  socket.on("error", () => {});
  await closed(socket);
  return heard;
}

function closed(socket: Socket): Promise<void> {
  return new Promise((done) => socket.on("close", () => done()));
}

function post(headers: string, body: string): Promise<string> {
  const all = Object.entries({ ...siteHeaders, Host: "a.example", Connection: "close" });
  const lines = all.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return answerTo(`POST /api/send-email HTTP/1.1\r\n${lines}${headers}\r\n${body}`);
}

function chunked(...chunks: string[]): Promise<string> {
  const sizes = chunks.map((text) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`);
  return post("Transfer-Encoding: chunked\r\n", `${sizes.join("")}0\r\n\r\n`);
}

/** Never ends its side, and writes a byte now and then. */
function trickle(text: string, { port } = server): Socket {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  const timer = setInterval(() => socket.write("a"), 100);
  socket.on("error", () => {}).on("close", () => clearInterval(timer));
  socket.write(text);
  return socket;
}

test("a message in chunks is a message", async () => {
  const text = JSON.stringify(somePayload());
  expect(await chunked(text)).toMatch(/^HTTP\/1.1 202 /);
  expect(await chunked(text.slice(0, 100), text.slice(100))).toMatch(/^HTTP\/1.1 202 /);
});

test("bodies without a length are judged like all others", async () => {
  expect(await chunked("{}")).toMatch(/^HTTP\/1.1 422 /);
  expect(await chunked()).toMatch(/^HTTP\/1.1 400 /);
  expect(await post("", "")).toMatch(/^HTTP\/1.1 400 /);
  // The rest is not read, so the connection ends.
  const tooLarge = /^HTTP\/1.1 413 [\s\S]+\r\nconnection: close\r\n/i;
  expect(await chunked(...Array(80).fill("x".repeat(64 * 1024)))).toMatch(tooLarge);
  expect(await post("Content-Length: 17000\r\n", "x".repeat(17_000))).toMatch(tooLarge);
  expect(logLines.join()).not.toContain("request_failed");
});

const api = "GET /api/health HTTP/1.1\r\n";
test.each([
  ["what is not HTTP", 400, "NONSENSE\r\n\r\n"],
  ["a request without a host", 400, "GET / HTTP/1.1\r\n\r\n"],
  ["two hosts", 400, "GET / HTTP/1.1\r\nHost: a.example\r\nhost: b.example\r\n\r\n"],
  ["an empty host", 400, `${api}Host:\r\nConnection: close\r\n\r\n`],
  ["a malformed host", 400, `${api}Host: a b\r\nConnection: close\r\n\r\n`],
  ["an expectation it does not know", 417, "GET / HTTP/1.1\r\nHost: a\r\nExpect: foo\r\n\r\n"],
  ["a header of 20 KB", 431, `GET / HTTP/1.1\r\nX: ${"a".repeat(20_000)}\r\n\r\n`],
])("%s is answered %i, with the security headers", async (_what, status, text) => {
  expectRefusal(await answerTo(text), status);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});

function expectRefusal(answer: string, status: number): void {
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(answer.toLowerCase()).toContain(`\r\n${name}: ${value}\r\n`.toLowerCase());
  }
}

test("headers that do not end are answered 408, whether the client hangs up or not", async () => {
  const impatient = await startServer(database.env, { limits: { headersMs: 100 } });
  const begun = "GET / HTTP/1.1\r\nX: ";
  expectRefusal(await answerTo(begun, impatient), 408);
  await closed(trickle(begun, impatient).resume());
  await impatient.close();
});

test.each([
  ["an old client without a host", "GET /api/ready HTTP/1.0\r\n\r\n"],
  ["an old client of a page", "GET / HTTP/1.0\r\n\r\n"],
  [
    "a whole address",
    "GET http://a.example/api/ready HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
  ],
  [
    "a whole address of a page",
    "GET HTTP://a.example/us HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
  ],
  [
    "a whole address without a path",
    "GET http://a.example HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
  ],
])("%s is answered", async (_what, text) => {
  expect(await answerTo(text)).toMatch(/^HTTP\/1.1 200 /);
});

test("a server that stops is not ready, goes on answering, lets connections go, then closes", async () => {
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request(`${server.url}${path}`, { agent }, (answer) => resolve(answer.resume()))
        .on("error", reject)
        .end();
    });
  expect((await ask("/us")).headers.connection).not.toBe("close");
  const closing = server.close({ drainMs: 5_000 });
  for (const [path, status] of [
    ["/us", 200],
    ["/api/live", 200],
    ["/api/ready", 503],
  ] as const) {
    const answer = await ask(path);
    expect([path, answer.statusCode]).toEqual([path, status]);
    expect(answer.headers.connection).toBe("close");
  }
  expect((await postLead(server.url, somePayload())).status).toBe(202);
  await closing;
  await expect(ask("/us")).rejects.toThrow(/ECONNREFUSED/);
  server = await startServer(database.env);
});

test("stopping does not wait for a request that only trickles", async () => {
  const headers = { ...siteHeaders, Host: "a", "Content-Length": "9999", Expect: "100-continue" };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = trickle(`POST /api/send-email HTTP/1.1\r\n${lines.join("")}\r\n`);
  await once(socket, "data");
  await Promise.all([server.close(), closed(socket)]);
  server = await startServer(database.env);
});

test("a client that asks and never reads loses its connection", async () => {
  const limits = { unreadMs: 300, sentAhead: Number.POSITIVE_INFINITY };
  const impatient = await startServer(database.env, { limits });
  const socket = connect(impatient.port, "127.0.0.1").pause();
  const asking = "GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(1_000);
  const timer = setInterval(() => socket.writableLength < 1_000_000 && socket.write(asking), 5);
  socket.on("error", () => {});
  await closed(socket);
  clearInterval(timer);
  await impatient.close();
});

test("a client that keeps its connection awake without asking loses it", async () => {
  const impatient = await startServer(database.env, { limits: { unreadMs: 100 } });
  const socket = connect(impatient.port, "127.0.0.1").resume();
  socket.on("error", () => {}).write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  const timer = setInterval(() => socket.write("\r\n"), 20);
  await closed(socket);
  clearInterval(timer);
  await impatient.close();
});

test("a few requests sent ahead are all answered", async () => {
  const ask = "GET / HTTP/1.1\r\nHost: a\r\n";
  const answers = await answerTo(`${`${ask}\r\n`.repeat(50)}${ask}Connection: close\r\n\r\n`);
  expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(51);
});

test("a client that sends thousands of requests ahead loses its connection at once", async () => {
  const socket = connect(server.port, "127.0.0.1").resume();
  socket.on("error", () => {}).write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(2_000));
  await closed(socket);
});

test("what is not HTTP is refused, but not in the place of an answer that is due", async () => {
  const page = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
  const socket = connect(server.port, "127.0.0.1", () => socket.write(page));
  expect(String(await once(socket, "data"))).toMatch(/^HTTP\/1.1 200 /);
  socket.write("NONSENSE\r\n\r\n");
  expect(String(await once(socket, "data"))).toMatch(/^HTTP\/1.1 400 /);
  expect(await answerTo(`${api}Host: a\r\n\r\nNONSENSE\r\n\r\n`)).toBe("");
});

function reportsOf(event: string): unknown[] {
  return logLines.map((line) => JSON.parse(line)).filter((line) => line.event === event);
}

/** It names nobody. */
function warningOf(event: string) {
  return { level: 40, time: expect.any(Number), event };
}

test("connections past the limit of one address are closed and logged once, and others are taken", async () => {
  const limits = { connectionsPerAddress: 2 };
  const log = createLog("info", { write: (line) => logLines.push(line) });
  const limited = await startServer(database.env, { log, limits });
  const open = (localAddress: string, { port } = limited) => {
    const socket = connect({ port, host: "127.0.0.1", localAddress });
    return socket.on("error", () => {}).resume();
  };
  const [first, second] = [open("127.0.0.1"), open("127.0.0.1")];
  await Promise.all([once(first, "connect"), once(second, "connect")]);
  const ask = "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
  expect(await answerTo(ask, limited)).toBe("");
  expect(await answerTo(ask, limited)).toBe("");
  const other = open("127.0.0.2");
  other.write(ask);
  expect(String((await once(other, "data"))[0])).toMatch(/^HTTP\/1.1 200 /);
  first.destroy();
  const isTakenAgain = () => answerTo(ask, limited).then((answer) => answer.includes(" 200 "));
  await vi.waitUntil(isTakenAgain, patiently);
  second.destroy();
  await limited.close();

  const env = { ...database.env, TRUSTED_PROXIES: "127.0.0.1" };
  const proxied = await startServer(env, { log, limits });
  const fromProxy = Array.from({ length: 3 }, () => open("127.0.0.1", proxied));
  await Promise.all(fromProxy.map((socket) => once(socket, "connect")));
  expect(await answerTo(ask, proxied)).toMatch(/^HTTP\/1.1 200 /);
  for (const socket of fromProxy) socket.destroy();
  await proxied.close();

  expect(reportsOf("address_limited")).toEqual([warningOf("address_limited")]);
});

test("connections past the limit are not taken, and logged once without an address", async () => {
  const dropped = vi.fn();
  const sockets = Array.from({ length: 8 }, () =>
    connect(server.port, "127.0.0.1")
      .on("error", () => {})
      .on("close", dropped),
  );
  await vi.waitUntil(() => dropped.mock.calls.length === 3, patiently);
  for (const socket of sockets) socket.destroy();
  expect(reportsOf("connections_limited")).toEqual([warningOf("connections_limited")]);
});

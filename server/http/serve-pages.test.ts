// Over real connections: what is written beforehand must be what Node would have written.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPages } from "./pages.ts";
import { servePages } from "./serve-pages.ts";

let dir: string;
let server: Server;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "amparia-serve-"));
  await mkdir(join(dir, "pages/es"), { recursive: true });
  await mkdir(join(dir, "static"));
  for (const name of ["servicios", "404"]) {
    await writeFile(join(dir, `pages/es/${name}.html`), `<p>Qué: ${name}</p>`);
    await writeFile(join(dir, `pages/es/${name}.html.br`), "packed");
    await writeFile(join(dir, `pages/es/${name}.data`), name);
    await writeFile(join(dir, `pages/es/${name}.md`), name);
  }
  const pages = await openPages(dir, { onMissing() {} });
  server = createServer((request, response) => servePages(pages, request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(async () => {
  server.close();
  await rm(dir, { recursive: true });
});

/** Asks on one connection, which ends with the last answer. */
function ask(...requests: string[]): Promise<string> {
  return new Promise((resolve) => {
    const { port } = server.address() as AddressInfo;
    const text = requests.map((request) => `${request}\r\nHost: a.example\r\n\r\n`).join("");
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    let heard = "";
    socket.setEncoding("latin1").on("data", (chunk) => {
      heard += chunk;
    });
    socket.on("close", () => resolve(heard));
  });
}

/** The order does not matter, nor does the second in which it was written. */
function parts(answer: string) {
  const [head = "", body] = answer.split("\r\n\r\n");
  const [status, ...lines] = head.split("\r\n");
  const headers = lines.filter((line) => !/^(Connection|Keep-Alive):/.test(line));
  return {
    status,
    headers: headers.map((line) => line.replace(/^Date: .* GMT$/, "Date")).sort(),
    body,
  };
}

const stop = "GET /servicios HTTP/1.1\r\nConnection: close";

test.each([
  ["a page", "GET /servicios HTTP/1.1"],
  ["a compressed page", "GET /servicios HTTP/1.1\r\nAccept-Encoding: br"],
  ["a page that is missing", "GET /nada HTTP/1.1"],
  ["the head of a page", "HEAD /servicios HTTP/1.1"],
])("answers %s as Node would write it", async (_name, request) => {
  const written = await ask(`${request}\r\nConnection: close`);
  const [ready, last] = (await ask(request, stop)).split(/(?=HTTP\/1\.1 200 OK(?![\s\S]*HTTP))/);
  expect(parts(ready ?? "")).toEqual(parts(written));
  expect(parts(last ?? "").body).toBe("<p>QuÃ©: servicios</p>");
});

test("answers a client that has the page already with nothing more", async () => {
  const [etag] = (await ask(stop)).match(/"[\w-]+-identity"/) ?? [];
  const answer = await ask(`GET /servicios HTTP/1.1\r\nIf-None-Match: ${etag}`, stop);
  expect(answer).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n/);
  expect(answer.match(/<p>/g)).toHaveLength(1);
});

test("lets go of a client of old that does not ask to stay", async () => {
  expect(await ask("GET /servicios HTTP/1.0")).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

test("tells the time of the answer", async () => {
  const [, date = ""] = (await ask("GET /servicios HTTP/1.1", stop)).match(/^Date: (.*)\r$/m) ?? [];
  expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(60_000);
});

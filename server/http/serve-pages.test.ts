// Over real connections.
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
  await mkdir(join(dir, "static/.well-known"));
  await writeFile(join(dir, "static/guia.pdf"), "%PDF-1.7");
  await writeFile(join(dir, "static/.well-known/security.txt"), "Contact: mailto:a@b.example\n");
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

const stop = "GET /servicios HTTP/1.1\r\nConnection: close";

test("answers a page, the same compressed, and its head alone", async () => {
  expect(await ask(stop)).toContain("\r\n\r\n<p>QuÃ©: servicios</p>");
  const packed = await ask(`${stop}\r\nAccept-Encoding: br`);
  expect(packed).toMatch(/\r\nContent-Encoding: br\r\n[\s\S]+\r\n\r\npacked$/);
  expect(await ask(stop.replace("GET", "HEAD"))).toMatch(
    /\r\nContent-Length: \d+\r\n[\s\S]+\r\n\r\n$/,
  );
});

test("answers a file of the owner's as what it is", async () => {
  expect(await ask(stop.replace("servicios", "guia.pdf"))).toContain(
    "\r\nContent-Type: application/pdf\r\n",
  );
});

test("dates security.txt a year after the server's start", async () => {
  const text = await ask(stop.replace("servicios", ".well-known/security.txt"));
  const expires = Date.parse(text.match(/^Expires: (.*)$/m)?.[1] ?? "");
  expect((expires - Date.now()) / 86_400_000).toBeCloseTo(365, 1);
});

test("answers a client that has the page already with nothing more", async () => {
  const [etag] = (await ask(stop)).match(/"[\w-]+-identity"/) ?? [];
  const answer = await ask(`GET /servicios HTTP/1.1\r\nIf-None-Match: ${etag}`, stop);
  expect(answer).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n/);
  expect(answer.match(/<p>/g)).toHaveLength(1);
});

// Requests that no browser or client library would send, written onto the socket as an attacker would.
import { connect } from "node:net";
import { expect, test } from "vitest";
import { origin } from "./site.ts";

const { hostname, port } = new URL(origin);

function send(head: string): Promise<{ status: number; headers: string; body: string }> {
  const text = head.includes("\r\n") ? head : `${head} HTTP/1.1\r\nHost: ${hostname}:${port}`;
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${text}\r\nConnection: close\r\n\r\n`, "latin1"),
    );
    socket.setEncoding("latin1");
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("error", reject);
    socket.on("close", () => {
      const [headers = "", ...body] = answer.split("\r\n\r\n");
      resolve({ status: Number(headers.split(" ")[1]), headers, body: body.join("\r\n\r\n") });
    });
  });
}

const outside = [
  "/../package.json",
  "/assets/../../../package.json",
  "/..%2f..%2fpackage.json",
  "/%2e%2e/%2e%2e/package.json",
  "/..%5c..%5cpackage.json",
  "/..\\..\\package.json",
  "/%252e%252e/package.json",
  "/assets/..;/..;/package.json",
  "/servicios%00.html",
  "//etc/passwd",
  "file:///etc/passwd",
  "/.env",
  "/.git/config",
  "/stamp",
  "/bill-of-materials.json",
  "/index.html.br",
  "/__proto__",
  "/constructor",
];

test.each(outside)("answers 404 and no file at %s", async (path) => {
  const { status, body } = await send(`GET ${path}`);
  expect(status).toBe(404);
  expect(body).not.toMatch(/root:x:0|"dependencies"|\[core\]/);
});

const elsewhere = [
  "//evil.example/",
  "//evil.example/Servicios/",
  "///evil.example/",
  "/\\evil.example/",
  "/\\/evil.example/",
  "/%2F%2Fevil.example/",
  "/%5Cevil.example/",
  "/.evil.example/",
  "/@evil.example/",
  "//",
  "///",
  "/Servicios//",
  "/Servicios/?//evil.example",
  "/Servicios/@evil.example/",
  "/Servicios/\\evil.example/",
  "http://evil.example/Servicios/",
];

test.each(elsewhere)("redirects to no other origin from %s", async (path) => {
  const { headers } = await send(`GET ${path}`);
  const location = headers.match(/^Location: (.*)$/im)?.[1] ?? "/";
  expect(new URL(location, origin).origin).toBe(origin);
  expect(location).toMatch(/^\/(?![/\\])/);
});

test("an address cannot add a header to the response", async () => {
  for (const path of [
    "/Servicios/%0d%0aSet-Cookie:%20a=b",
    "/Servicios/?%0d%0aSet-Cookie:%20a=b",
    "/Servicios/%E5%98%8A%E5%98%8DSet-Cookie:a=b",
    "/Servicios/?\x7f\x01",
    "/Servicios/?\u00e9",
  ]) {
    const { headers } = await send(`GET ${path}`);
    expect(headers, path).not.toMatch(/^Set-Cookie/im);
  }
});

test("the request's headers do not appear in a response that caches may share", async () => {
  for (const name of ["Host", "X-Forwarded-Host", "X-Original-URL", "X-Rewrite-URL", "Forwarded"]) {
    const host = name === "Host" ? "" : "Host: a.example\r\n";
    const request = `GET /US/ HTTP/1.1\r\n${host}${name}: evil.example`;
    const { headers, body } = await send(request);
    expect(headers + body, name).not.toContain("evil.example");
    expect(headers, name).toContain("Location: /us");
  }
  const { headers, body } = await send(
    "GET / HTTP/1.1\r\nHost: a.example\r\nCookie: selectedCountry=<script>evil</script>",
  );
  expect(body).not.toContain("evil");
  expect(headers).toMatch(/^Vary: .*Cookie/im);
});

import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { untilReady } from "./until-ready.ts";

const atOnce = { closedMs: 0, withoutLeadsMs: 0 };
const patient = { closedMs: 60_000, withoutLeadsMs: 60_000 };

/** A server that answers these one after the other, then the last one again. */
async function answering(...answers: [status: number, leads: string][]) {
  const server = createServer((_request, response) => {
    const [status, leads] = (answers.length > 1 ? answers.shift() : answers[0]) ?? [500, ""];
    response.writeHead(status).end(JSON.stringify({ leads }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, stop: () => server.close() };
}

test("waits until the server is ready and stores leads", async () => {
  const { origin, stop } = await answering([503, "closed"], [200, "closed"], [200, "ok"]);
  expect(await untilReady(origin, patient)).toBe("open");
  stop();
});

test("in the end says what the server still is", async () => {
  const { origin, stop } = await answering([200, "closed"]);
  expect(await untilReady(origin, atOnce)).toBe("without leads");
  expect(await untilReady(origin, { ...patient, withoutLeadsMs: 0 })).toBe("without leads");
  stop();
  const draining = await answering([503, "ok"]);
  expect(await untilReady(draining.origin, atOnce)).toBe("closed");
  draining.stop();
  expect(await untilReady("http://127.0.0.1:1", atOnce)).toBe("closed");
  const gone = spawnSync(process.execPath, ["--version"]).pid;
  expect(await untilReady("http://127.0.0.1:1", patient, String(gone))).toBe("closed");
});

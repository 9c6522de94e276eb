import { expect, test } from "vitest";
import { createLog } from "./log.ts";

test("a path is logged if it looks like ours", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  for (const path of ["/", "/us/services", "/api/*"]) log.info("request", { path });
  for (const path of ["/a@correo.example", "/%41na", "/Ana", `/${"a".repeat(99)}`, "x"]) {
    log.info("request", { path });
  }
  const paths = lines.map((line) => JSON.parse(line).path);
  expect(paths).toEqual(["/", "/us/services", "/api/*", ...Array(5).fill(undefined)]);
});

test("only allowed fields are logged", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const fields = { status: 202, email: "ana@correo.example", err: new Error("ana") };
  log.info("request", fields);
  log.debug("not at this level");
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toEqual({
    level: 30,
    time: expect.any(Number),
    status: 202,
    event: "request",
  });
});

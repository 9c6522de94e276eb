import { expect, test } from "vitest";
import { createLog } from "./log.ts";

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

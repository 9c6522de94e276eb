import { expect, test } from "vitest";
import { createLog } from "./log.ts";
import { createInstruments } from "./metrics/instruments.ts";
import { createSummary } from "./summary.ts";

test("tells what was turned away since the last time, and what waits for a person", async () => {
  const lines: string[] = [];
  const { refusals } = createInstruments();
  const summarize = createSummary({
    store: {
      queue: async () => ({
        held: { count: 2, oldestMs: 9 },
        waiting: { count: 1, oldestMs: 9 },
        retrying: { count: 0, oldestMs: 0 },
        sending: { count: 0, oldestMs: 0 },
        set_aside: { count: 0, oldestMs: 0 },
      }),
    },
    refusals,
    log: createLog("info", { write: (line) => lines.push(line) }),
  });
  const logged = () => lines.splice(0).map((line) => JSON.parse(line));
  for (let n = 0; n < 3; n++) refusals.inc({ reason: "rate_network" });
  await summarize();
  expect(logged()).toMatchObject([
    { event: "messages_refused", code: "rate_network", count: 3 },
    { event: "mails_wait_for_a_person", code: "held", count: 2 },
  ]);
  refusals.inc({ reason: "rate_network" });
  await summarize();
  expect(logged()[0]).toMatchObject({ code: "rate_network", count: 1 });
});

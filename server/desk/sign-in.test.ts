import { expect, test } from "vitest";
import { createLog } from "#server/log.ts";
import { createLinks } from "./sign-in.ts";

const minute = 60_000;

/** Links for a person, counted, at times that the test sets. */
function linksOf(email: string) {
  const state = { nowMs: 0, mails: 0 };
  const links = createLinks({
    store: { addPass: async () => {} },
    isUser: (asked) => asked === email,
    transport: {
      send: async () => {
        state.mails += 1;
        return { kind: "sent" };
      },
      discard: async () => {},
    },
    mailFrom: "web@amparia.example",
    log: createLog("silent"),
    nowMs: () => state.nowMs,
  });
  /** Whether a link was mailed. */
  const ask = async (from: string) => {
    const before = state.mails;
    links.request({ email, from, origin: "https://desk.example", language: "en", to: "/" });
    await links.stop();
    return state.mails > before;
  };
  return { state, ask };
}

test("a stranger cannot use up a person's links", async () => {
  const { state, ask } = linksOf("eva@desk.example");
  for (let n = 0; n < 3; n++) await ask("203.0.113.9");
  expect(await ask("198.51.100.7")).toBe(true);
  for (let n = 0; n < 12 * 60; n++, state.nowMs += minute) await ask("203.0.113.9");
  expect(state.mails).toBeLessThan(20);
  expect(await ask("198.51.100.7")).toBe(true);
  expect(await ask("2001:db8::7")).toBe(true);
});

test("one mailbox gets a hundred links a day at most, from however many networks they are asked", async () => {
  const { state, ask } = linksOf("eva@desk.example");
  for (let n = 0; n < 250; n++) await ask(`10.${n}.0.1`);
  expect(state.mails).toBe(100);
  state.nowMs += 24 * 60 * minute;
  expect(await ask("10.0.0.1")).toBe(true);
});

import { afterEach, expect, test, vi } from "vitest";
import { toPayload } from "#core/contact-payload.ts";
import type { ContactForm } from "#core/contact-schemas.ts";
import { hintFor, SendError, send } from "./send.ts";

const form: ContactForm = {
  name: "Ana",
  email: "ana@correo.example",
  phone: "600 000 000",
  message: "Quisiera más información.",
  contactType: "provider",
};
const payload = toPayload(form, {}, new Date("2026-03-01T12:00:00Z"));

afterEach(() => vi.unstubAllGlobals());

function answering(response: Response) {
  const fetched = vi.fn(async (_input: string, _init: RequestInit) => response);
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

async function failure(response: Response): Promise<unknown> {
  answering(response);
  return send(payload, "k").catch((error: unknown) => error);
}

test("a refusal speaks in the server's words, with the fields it names", async () => {
  const body = { message: "Some fields are not valid.", errors: { reply_to: "invalid" } };
  expect(await failure(Response.json(body, { status: 422 }))).toMatchObject({
    status: 422,
    message: "Some fields are not valid.",
    fields: { reply_to: "invalid" },
  });
});

test.each(["<html>Bad gateway</html>", "", "null", '"no"', "{}"])(
  "a refusal that says nothing (%j) is 'Failed to send email'",
  async (body) => {
    const error = await failure(new Response(body, { status: 502 }));
    expect(error).toMatchObject({ status: 502, message: "Failed to send email", fields: {} });
  },
);

test.each(["<html>Log in to the network</html>", "", "null", "{}", '{"id":1}'])(
  "a 200 that is not our server's (%j) is a failure of the connection",
  async (body) => {
    const error = await failure(new Response(body, { status: 200 }));
    expect(error).toBeInstanceOf(Error);
    expect(hintFor(error)).toBe("unreachable");
  },
);

test("each failure has its hint", () => {
  expect(hintFor(new SendError(429, {}))).toBe("busy");
  expect(hintFor(new SendError(503, {}))).toBe("unavailable");
  expect(hintFor(new SendError(422, {}))).toBeUndefined();
  expect(hintFor(new TypeError("Failed to fetch"))).toBe("unreachable");
  expect(hintFor(new DOMException("", "TimeoutError"))).toBe("unreachable");
});

import { expect, test } from "vitest";
import { z } from "zod";
import { caseEvents } from "#app/cases/case.ts";
import { openApi } from "./openapi.server.ts";
import { sandboxCases } from "./samples.server.ts";
import { eventMessage, openCase, readCase, requestFor } from "./simulator.ts";

const { sample } = sandboxCases({ country: "us", language: "en" }).families.hogar;
const request = JSON.parse(requestFor(sample));
const answerTo = (changes: object) => openCase(JSON.stringify({ ...request, ...changes }), sample);

function matches(name: keyof typeof openApi.components.schemas, value: unknown): boolean {
  const schema = openApi.components.schemas[name];
  return z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(value)
    .success;
}

test("opens a case for the sample request, as the document describes it", () => {
  expect(matches("CaseRequest", request)).toBe(true);
  expect(answerTo({}).status).toBe(201);
  expect(matches("Case", answerTo({}).body)).toBe(true);
  for (const event of caseEvents) {
    expect(matches("Case", readCase(event, sample).body), event).toBe(true);
    expect(matches("CaseEvent", eventMessage(event, sample)), event).toBe(true);
  }
});

test("says what is wrong with a request", () => {
  const answers = [
    [openCase("{", sample), 400, "invalid_json"],
    [openCase("[]", sample), 400, "invalid_json"],
    [answerTo({ channel: "pigeon" }), 422, "invalid_field"],
    [answerTo({ location: [1] }), 422, "invalid_field"],
    [answerTo({ note: "x" }), 422, "invalid_field"],
    [answerTo({ member: undefined }), 422, "invalid_field"],
    [answerTo({ member: "someone" }), 404, "member_not_found"],
    [answerTo({ service: "towing" }), 409, "not_covered"],
  ] as const;
  for (const [answer, status, error] of answers) {
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect(matches("Problem", answer.body)).toBe(true);
  }
});

import { z } from "zod";
import { each, record, text } from "../schema.ts";

/** What developers read: the answers of the site's own API, the partners' API as an OpenAPI file, and the open figures' schema. */
export const schema = z.strictObject({
  answers: record([202, 400, 401, 403, 404, 405, 413, 415, 422, 429, 500, 503], text),
  ready: text,
  notReady: text,
  notAForm: text.describe("In place of the answer 415, where a form is expected."),
  partners: z.strictObject({
    ...each(["title", "description", "license", "server", "key"], text),
    tags: record(["members", "cases"], text),
    operations: record(["putMember", "openCase", "readCase", "receiveCaseEvent"], text),
    answers: z.strictObject({
      ...each(["stored", "opened", "state", "taken"], text),
      ...each(["invalidField", "invalidJson", "noMember", "noCase", "notCovered"], text),
    }),
    fields: record(["customer", "memberId", "covers", "location", "provider", "caseNumber"], text),
  }),
  figures: record(
    ["title", "set", "page", "language", "unit", "bases", "companies", "low", "likely", "note"],
    text,
  ).describe("Describes the fields of the open figures’ files."),
});

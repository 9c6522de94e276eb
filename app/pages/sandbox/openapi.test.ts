import { expect, test } from "vitest";
import { z } from "zod";
import { openApi } from "./openapi.server.ts";

const content = z.record(
  z.string(),
  z.strictObject({ schema: z.strictObject({ $ref: z.string() }), example: z.unknown() }),
);
const operation = z.strictObject({
  operationId: z.string(),
  tags: z.array(z.enum(openApi.tags.map(({ name }) => name))),
  summary: z.string().min(1),
  parameters: z
    .array(
      z.strictObject({
        name: z.string(),
        in: z.literal("path"),
        required: z.literal(true),
        description: z.string(),
        schema: z.object({ type: z.string() }),
      }),
    )
    .optional(),
  requestBody: z.strictObject({ required: z.boolean(), content }).optional(),
  responses: z.record(
    z.string().regex(/^[1-5]\d\d$/),
    z.strictObject({ description: z.string().min(1), content: content.optional() }),
  ),
});
const pathItem = z.partialRecord(z.enum(["get", "put", "post", "delete"]), operation);
/** The parts of OpenAPI 3.1 that the document uses. */
const document = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({
    title: z.string(),
    version: z.string(),
    description: z.string(),
    license: z.strictObject({ name: z.string(), url: z.url() }),
  }),
  servers: z.array(z.strictObject({ url: z.url(), description: z.string() })),
  security: z.array(
    z.record(z.enum(Object.keys(openApi.components.securitySchemes)), z.array(z.string())),
  ),
  tags: z.array(z.strictObject({ name: z.string(), description: z.string() })),
  paths: z.record(z.string().startsWith("/"), pathItem),
  webhooks: z.record(z.string(), pathItem),
  components: z.strictObject({
    securitySchemes: z.record(z.string(), z.looseObject({ type: z.literal("http") })),
    schemas: z.record(z.string(), z.looseObject({ type: z.string() })),
  }),
});

// As a reader gets it.
const file = JSON.parse(JSON.stringify(openApi));

test("is an OpenAPI 3.1 document", () => {
  const { paths, webhooks } = document.parse(file);
  const operations = [paths, webhooks].flatMap((items) =>
    Object.entries(items).flatMap(([path, item]) =>
      Object.values(item).map((each) => ({ path, ...each })),
    ),
  );
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { path, parameters = [] } of operations) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(parameters.map(({ name }) => name)).toEqual(named);
  }
});

test("every example is what its schema says", () => {
  let checked = 0;
  JSON.stringify(file, (_, value) => {
    const reference = value?.schema?.$ref;
    if (reference) {
      const name = reference.replace("#/components/schemas/", "");
      const schema = z.fromJSONSchema(file.components.schemas[name]);
      expect(schema.safeParse(value.example).error, name).toBeUndefined();
      checked += 1;
    }
    return value;
  });
  expect(checked).toBeGreaterThan(8);
});

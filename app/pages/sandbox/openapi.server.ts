// The API offered to partners, as an OpenAPI document: the messages of the integrations page and of the sandbox.
import { caseEvents } from "#app/cases/case.ts";
import { localSamples } from "#app/cases/samples.server.ts";
import { contentFor } from "#content/content-for.ts";
import { brand } from "#core/brand.ts";
import { english } from "#core/countries.ts";
import { pathOf } from "#core/paths.ts";
import { channels, failures, statusAfter } from "./simulator.ts";

const words = contentFor(english, "api").partners;
const { fields, operations, answers } = words;
/** The leak on the pages of the United States. */
const sample = localSamples("us").cases.hogar;

export const openApiPath = "/openapi.json";

const text = { type: "string", minLength: 1 } as const;
const statuses = [...new Set(Object.values(statusAfter))];

const schemas = {
  Member: {
    type: "object",
    description: fields.customer,
    properties: {
      plan: text,
      starts: { type: "string", format: "date" },
      ends: { type: ["string", "null"], format: "date" },
      covers: {
        ...text,
        description: fields.covers,
      },
    },
    required: ["plan", "starts", "covers"],
    additionalProperties: false,
  },
  CaseRequest: {
    type: "object",
    properties: {
      member: text,
      plan: text,
      service: text,
      location: {
        type: "array",
        description: fields.location,
        items: { type: "number" },
        minItems: 2,
        maxItems: 2,
      },
      channel: { type: "string", enum: [...channels] },
    },
    required: ["member", "plan", "service", "location", "channel"],
    additionalProperties: false,
  },
  Case: {
    type: "object",
    properties: {
      case: text,
      status: { type: "string", enum: statuses },
      coverage: { type: "string", const: "active" },
      provider: { ...text, description: fields.provider },
    },
    required: ["case", "status", "coverage", "provider"],
    additionalProperties: false,
  },
  CaseEvent: {
    type: "object",
    properties: {
      event: { type: "string", enum: caseEvents.map((id) => `case.${id}`) },
      at: { type: "string", format: "date-time" },
      case: text,
      status: { type: "string", enum: statuses },
      coverage: { type: "string", const: "active" },
      provider: text,
    },
    required: ["event", "at", "case", "status", "coverage", "provider"],
    additionalProperties: false,
  },
  Problem: {
    type: "object",
    properties: {
      error: {
        type: "string",
        enum: [...Object.keys(failures), "case_not_found"],
      },
      field: text,
      plan: text,
      service: text,
    },
    required: ["error"],
    additionalProperties: false,
  },
};

type SchemaName = keyof typeof schemas;

function json(schema: SchemaName, example: unknown) {
  return {
    "application/json": { schema: { $ref: `#/components/schemas/${schema}` }, example },
  };
}

const member = { plan: "home", starts: "2026-12-01", ends: null, covers: sample.place };
const request = {
  member: "P-104477",
  plan: "home",
  service: "plumbing",
  location: [25.77, -80.19],
  channel: "app",
};
const opened = { case: "48210", status: "open", coverage: "active", provider: "to_be_assigned" };
const assigned = { ...opened, status: "assigned", provider: sample.person };

function problem(description: string, example: unknown) {
  return { description, content: json("Problem", example) };
}

function parameter(name: string, description: string) {
  return { name, in: "path", required: true, description, schema: text };
}

export const openApi = {
  openapi: "3.1.1",
  info: {
    title: words.title,
    version: "1.0.0-preview",
    description: words.description,
    license: {
      name: words.license,
      url: `https://${brand.domain}${pathOf("ar", "legal")}`,
    },
  },
  servers: [{ url: `https://api.${brand.domain}`, description: words.server }],
  security: [{ channelKey: [] }],
  tags: [
    { name: "members", description: words.tags.members },
    { name: "cases", description: words.tags.cases },
  ],
  paths: {
    "/v1/members/{member}": {
      put: {
        operationId: "putMember",
        tags: ["members"],
        summary: operations.putMember,
        parameters: [parameter("member", fields.memberId)],
        requestBody: { required: true, content: json("Member", member) },
        responses: {
          200: { description: answers.stored, content: json("Member", member) },
          422: problem(answers.invalidField, { error: "invalid_field", field: "starts" }),
        },
      },
    },
    "/v1/cases": {
      post: {
        operationId: "openCase",
        tags: ["cases"],
        summary: operations.openCase,
        requestBody: { required: true, content: json("CaseRequest", request) },
        responses: {
          201: {
            description: answers.opened,
            content: json("Case", opened),
          },
          400: problem(answers.invalidJson, { error: "invalid_json" }),
          404: problem(answers.noMember, { error: "member_not_found" }),
          409: problem(answers.notCovered, {
            error: "not_covered",
            plan: "home",
            service: "towing",
          }),
          422: problem(answers.invalidField, {
            error: "invalid_field",
            field: "channel",
          }),
        },
      },
    },
    "/v1/cases/{case}": {
      get: {
        operationId: "readCase",
        tags: ["cases"],
        summary: operations.readCase,
        parameters: [parameter("case", fields.caseNumber)],
        responses: {
          200: { description: answers.state, content: json("Case", assigned) },
          404: problem(answers.noCase, { error: "case_not_found" }),
        },
      },
    },
  },
  webhooks: {
    caseEvent: {
      post: {
        operationId: "receiveCaseEvent",
        tags: ["cases"],
        summary: operations.receiveCaseEvent,
        requestBody: {
          required: true,
          content: json("CaseEvent", {
            event: "case.assigned",
            at: "2026-12-01T17:34:00-05:00",
            ...assigned,
          }),
        },
        responses: { 204: { description: answers.taken } },
      },
    },
  },
  components: {
    securitySchemes: {
      channelKey: {
        type: "http",
        scheme: "bearer",
        description: words.key,
      },
    },
    schemas,
  },
};

// The API offered to partners, as an OpenAPI document: the messages of the integrations page and of the sandbox.
import { caseEvents } from "#app/cases/case.ts";
import { brand } from "#core/brand.ts";
import { pathOf } from "#core/paths.ts";
import { channels, failures, statusAfter } from "./simulator.ts";

export const openApiPath = "/openapi.json";

const text = { type: "string", minLength: 1 } as const;
const statuses = [...new Set(Object.values(statusAfter))];

const schemas = {
  Member: {
    type: "object",
    description: "A customer who has the plan. The company's own identifier is in the path.",
    properties: {
      plan: text,
      starts: { type: "string", format: "date" },
      ends: { type: ["string", "null"], format: "date" },
      covers: {
        ...text,
        description: "What is covered: an address, a serial number, or the holder.",
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
        description: "Latitude and longitude.",
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
      coverage: { type: "string", enum: ["checking", "active"] },
      provider: { ...text, description: "A name, or to_be_assigned." },
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
      coverage: { type: "string", enum: ["checking", "active"] },
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

const member = { plan: "home", starts: "2026-12-01", ends: null, covers: "418 Alder St, Apt 3B" };
const request = {
  member: "P-104477",
  plan: "home",
  service: "plumbing",
  location: [25.77, -80.19],
  channel: "app",
};
const opened = { case: "48210", status: "open", coverage: "active", provider: "to_be_assigned" };
const assigned = { ...opened, status: "assigned", provider: "Ray Ellison" };

function problem(description: string, example: unknown) {
  return { description, content: json("Problem", example) };
}

function parameter(name: string, description: string) {
  return { name, in: "path", required: true, description, schema: text };
}

export const openApi = {
  openapi: "3.1.1",
  info: {
    title: `${brand.name} assistance API`,
    version: "1.0.0-preview",
    description:
      "What partners integrate with: loading members, opening cases and following them. It is not a public API: addresses and credentials are given with a contract, and the website's sandbox simulates it.",
    license: {
      name: "All rights reserved",
      url: `https://${brand.domain}${pathOf("ar", "legal")}`,
    },
  },
  servers: [{ url: `https://api.${brand.domain}`, description: "An example: not reachable." }],
  security: [{ channelKey: [] }],
  tags: [
    { name: "members", description: "Who has the plan." },
    { name: "cases", description: "Requests for service and their course." },
  ],
  paths: {
    "/v1/members/{member}": {
      put: {
        operationId: "putMember",
        tags: ["members"],
        summary: "Load a customer, or change or end their plan",
        parameters: [parameter("member", "The company's own identifier of the customer.")],
        requestBody: { required: true, content: json("Member", member) },
        responses: {
          200: { description: "Stored.", content: json("Member", member) },
          422: problem("A field is missing or wrong.", { error: "invalid_field", field: "starts" }),
        },
      },
    },
    "/v1/cases": {
      post: {
        operationId: "openCase",
        tags: ["cases"],
        summary: "Request a service",
        requestBody: { required: true, content: json("CaseRequest", request) },
        responses: {
          201: {
            description: "The case, with its coverage checked.",
            content: json("Case", opened),
          },
          400: problem("The body is not JSON.", { error: "invalid_json" }),
          404: problem("No such member.", { error: "member_not_found" }),
          409: problem("The plan does not cover the service.", {
            error: "not_covered",
            plan: "home",
            service: "towing",
          }),
          422: problem("A field is missing or wrong.", {
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
        summary: "Read a case",
        parameters: [parameter("case", "The number in the answer to the request.")],
        responses: {
          200: { description: "Its state.", content: json("Case", assigned) },
          404: problem("No such case.", { error: "case_not_found" }),
        },
      },
    },
  },
  webhooks: {
    caseEvent: {
      post: {
        operationId: "receiveCaseEvent",
        tags: ["cases"],
        summary: "Every change of a case, sent to the partner's address",
        requestBody: {
          required: true,
          content: json("CaseEvent", {
            event: "case.assigned",
            at: "2026-12-01T17:34:00-05:00",
            ...assigned,
          }),
        },
        responses: { 204: { description: "Taken." } },
      },
    },
  },
  components: {
    securitySchemes: {
      channelKey: {
        type: "http",
        scheme: "bearer",
        description: "Each channel has credentials of its own.",
      },
    },
    schemas,
  },
};

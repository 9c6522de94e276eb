// What the API offered to partners would answer, worked out in the browser: nothing is sent. openapi.ts describes the same messages.
import { type CaseEvent, caseEvents } from "#app/cases/case.ts";

/** A sample customer, the plan it has, and the case that a request for its service opens. */
export interface SandboxSample {
  member: string;
  plan: string;
  service: string;
  location: readonly [latitude: number, longitude: number];
  case: string;
  provider: string;
  /** When each event happens. */
  times: Record<CaseEvent, string>;
}

export const channels = ["app", "web", "chat", "contact_center"] as const;

/** The state of a case after each event. */
export const statusAfter = {
  received: "open",
  covered: "open",
  assigned: "assigned",
  ready: "in_progress",
  resolved: "resolved",
  paid: "closed",
} as const satisfies Record<CaseEvent, string>;

/** The status of the answer to each kind of wrong request. */
export const failures = {
  invalid_json: 400,
  invalid_field: 422,
  member_not_found: 404,
  not_covered: 409,
} as const;
export type Failure = keyof typeof failures;

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

export function requestFor({ member, plan, service, location }: SandboxSample): string {
  const request = { member, plan, service, location, channel: "app" };
  // The pair on one line.
  return JSON.stringify(request, undefined, 2).replace(/\[\s+(\S+)\s+(\S+)\s+\]/, "[$1 $2]");
}

/** `POST /v1/cases` */
export function openCase(text: string, sample: SandboxSample): Answer {
  const request = parsed(text);
  if (!request) return failed("invalid_json");
  const field = wrongField(request);
  if (field) return failed("invalid_field", { field });
  if (request.member !== sample.member) return failed("member_not_found");
  if (request.plan !== sample.plan || request.service !== sample.service) {
    return failed("not_covered", { plan: request.plan, service: request.service });
  }
  return { status: 201, body: caseAfter("covered", sample) };
}

/** `GET /v1/cases/{case}` */
export function readCase(event: CaseEvent, sample: SandboxSample): Answer {
  return { status: 200, body: caseAfter(event, sample) };
}

/** What is sent to the partner's webhook. */
export function eventMessage(event: CaseEvent, sample: SandboxSample): Record<string, unknown> {
  return { event: `case.${event}`, at: sample.times[event], ...caseAfter(event, sample) };
}

function caseAfter(event: CaseEvent, { case: number, provider }: SandboxSample) {
  const isAssigned = caseEvents.indexOf(event) >= caseEvents.indexOf("assigned");
  return {
    case: number,
    status: statusAfter[event],
    coverage: "active",
    provider: isAssigned ? provider : "to_be_assigned",
  };
}

function failed(error: Failure, more = {}): Answer {
  return { status: failures[error], body: { error, ...more } };
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

const isText = (value: unknown) => typeof value === "string" && value !== "";

const checks: Record<string, (value: unknown) => boolean> = {
  member: isText,
  plan: isText,
  service: isText,
  location: (value) =>
    Array.isArray(value) && value.length === 2 && value.every((each) => Number.isFinite(each)),
  channel: (value) => channels.some((channel) => channel === value),
};

function wrongField(request: Record<string, unknown>): string | undefined {
  const unknown = Object.keys(request).find((field) => !Object.hasOwn(checks, field));
  return unknown ?? Object.keys(checks).find((field) => !checks[field]?.(request[field]));
}

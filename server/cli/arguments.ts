import { parseArgs } from "node:util";
import { contactTypes, unspecifiedContactType } from "#core/contact.ts";
import { type DeliveryState, deliveryStates } from "#server/leads/lead.ts";
import type { Filters } from "#server/leads/matching.ts";
import { type RetriedState, retriedStates } from "#server/leads/store.ts";

export type Command =
  | { name: "help" }
  | { name: "list"; filters: Filters; json: boolean; output: string | undefined }
  | { name: "show"; id: string; json: boolean }
  | { name: "export"; filters: Filters; format: "csv" | "json"; output: string | undefined }
  | { name: "retry"; which: { id: string } | { state: RetriedState }; json: boolean }
  | { name: "resend"; id: string; json: boolean }
  | { name: "backup"; folder: string }
  | { name: "restore"; path: string; merge: boolean; partial: boolean }
  | { name: "trust-clock" }
  | { name: "test-mail"; to: string | undefined }
  | { name: "test-webhook" }
  | { name: "discard"; id: string; reason: string; json: boolean }
  | { name: "erase"; which: { id: string } | { email: string }; dryRun: boolean; json: boolean };

export type CommandNamed<Name extends Command["name"]> = Extract<Command, { name: Name }>;
export type Print = (text: string) => void;

/** The command line is invalid; the message says why. */
export class UsageError extends Error {}

const eraseNeeds = "erase needs the ID of a lead, or --email ADDRESS";

const options = {
  type: { type: "string" },
  state: { type: "string" },
  email: { type: "string" },
  since: { type: "string" },
  until: { type: "string" },
  limit: { type: "string" },
  format: { type: "string" },
  output: { type: "string" },
  reason: { type: "string" },
  json: { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
  merge: { type: "boolean", default: false },
  partial: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

/** @throws {UsageError} */
export function parseCommand(args: string[], now: number): Command {
  const { values, positionals } = parse(args);
  const [name = "help", id, ...rest] = positionals;
  if (values.help || name === "help") return { name: "help" };
  if (rest.length > 0) throw new UsageError(`Unexpected: ${rest.join(" ")}`);
  const { json } = values;
  switch (name) {
    case "list":
      return { name, filters: filtersOf(values, now), json, output: values.output };
    case "show":
      return { name, id: required(id, "show needs the ID of a lead"), json };
    case "export":
      return {
        name,
        filters: filtersOf(values, now),
        format: oneOf(["csv", "json"], values.format ?? "csv", "--format"),
        output: values.output,
      };
    case "retry":
      return { name, which: id ? { id } : { state: retryState(values.state) }, json };
    case "resend":
      return { name, id: required(id, "resend needs the ID of a lead"), json };
    case "backup":
      return { name, folder: required(id, "backup needs a folder") };
    case "restore": {
      const path = required(id, "restore needs a backup's folder or file");
      return { name, path, merge: values.merge, partial: values.partial };
    }
    case "trust-clock":
    case "test-webhook":
      return { name };
    case "test-mail":
      return { name, to: id };
    case "discard": {
      const reason = required(values.reason?.trim(), 'discard needs --reason "WHY"');
      return { name, id: required(id, "discard needs the ID of a lead"), reason, json };
    }
    case "erase": {
      if (id && values.email) throw new UsageError("erase needs an ID or --email, not both");
      const which = id ? { id } : { email: required(values.email, eraseNeeds) };
      return { name, which, dryRun: values["dry-run"], json };
    }
    default:
      throw new UsageError(`There is no command "${name}".`);
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

type Values = ReturnType<typeof parse>["values"];

function filtersOf(values: Values, now: number): Filters {
  const types = [...contactTypes, unspecifiedContactType];
  return {
    email: values.email,
    contactType: values.type && oneOf(types, values.type, "--type"),
    state: values.state ? oneOf<DeliveryState>(deliveryStates, values.state, "--state") : undefined,
    sinceMs: values.since ? timeOf(values.since, now) : undefined,
    untilMs: values.until ? timeOf(values.until, now) : undefined,
    limit: values.limit ? countOf(values.limit) : undefined,
  };
}

function retryState(state: string = "set_aside"): RetriedState {
  return oneOf(retriedStates, state, "--state");
}

function oneOf<T extends string>(allowed: readonly T[], value: string, option: string): T {
  const found = allowed.find((each) => each === value);
  if (!found) throw new UsageError(`${option} must be one of: ${allowed.join(", ")}`);
  return found;
}

function required(value: string | undefined, problem: string): string {
  if (!value) throw new UsageError(problem);
  return value;
}

function countOf(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new UsageError("--limit must be a number from 1 on");
  return Number(text);
}

function timeOf(text: string, now: number): number {
  const age = /^(\d+)([dh])$/.exec(text);
  if (age) return now - Number(age[1]) * (age[2] === "d" ? 86_400_000 : 3_600_000);
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new UsageError(`"${text}" is neither a date nor an age like 7d`);
  return time;
}

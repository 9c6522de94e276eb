import { parseArgs } from "node:util";
import { contactTypes, unspecifiedContactType } from "#core/contact.ts";
import { deliveryStates } from "#core/desk.ts";
import type { Config } from "#server/config.ts";
import type { Filters } from "#server/leads/matching.ts";
import type { LeadStore } from "#server/leads/store.ts";

export type Print = (text: string) => void;

/** The command line is invalid; the message says why. */
export class UsageError extends Error {}

/** A command's checked arguments become what it does, so that a mistake is reported before anything is opened. */
export type Command = (given: Arguments) => (context: Context) => Promise<void>;
export type Context = { store: LeadStore; config: Config; print: Print };

export type Arguments = {
  /** What stands after the command's name: an ID, a folder, a desk. */
  subject: string | undefined;
  values: ReturnType<typeof parse>["values"];
};

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
  keep: { type: "string" },
  json: { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
  merge: { type: "boolean", default: false },
  partial: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

/** @throws {UsageError} */
export function parseArguments(args: string[]): Arguments & { name: string } {
  const { values, positionals } = parse(args);
  const [name = "help", subject, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(`Unexpected: ${rest.join(" ")}`);
  return { name: values.help ? "help" : name, subject, values };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

export function filtersOf({ values }: Arguments): Filters {
  const types = [...contactTypes, unspecifiedContactType];
  return {
    email: values.email,
    contactType: values.type && oneOf(types, values.type, "--type"),
    state: values.state ? oneOf(deliveryStates, values.state, "--state") : undefined,
    sinceMs: values.since ? timeOf(values.since) : undefined,
    untilMs: values.until ? timeOf(values.until) : undefined,
    limit: countOf(values.limit, "--limit"),
  };
}

export function oneOf<T extends string>(allowed: readonly T[], value: string, option: string): T {
  const found = allowed.find((each) => each === value);
  if (!found) throw new UsageError(`${option} must be one of: ${allowed.join(", ")}`);
  return found;
}

export function required(value: string | undefined, problem: string): string {
  if (!value) throw new UsageError(problem);
  return value;
}

export function countOf(text: string | undefined, option: string): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new UsageError(`${option} must be a number from 1 on`);
  return Number(text);
}

function timeOf(text: string): number {
  const age = /^(\d+)([dh])$/.exec(text);
  if (age) return Date.now() - Number(age[1]) * (age[2] === "d" ? 86_400_000 : 3_600_000);
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new UsageError(`"${text}" is neither a date nor an age like 7d`);
  return time;
}

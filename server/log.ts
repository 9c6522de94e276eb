import { type DestinationStream, pino } from "pino";
import { openLogSink } from "./log-sink.ts";

/** The only fields that may be logged. Text from a visitor, a mail server or a database could hold personal data. */
const allowedFields = [
  "requestId",
  "method",
  "path",
  "step",
  "status",
  "durationMs",
  "leadId",
  "deliveryId",
  "desk",
  "channel",
  "attempts",
  "waitMs",
  "count",
  "code",
  "port",
  "store",
  "tool",
  "mail",
  "webhook",
  "frames",
] as const;

type LogFields = Partial<Record<(typeof allowedFields)[number], string | number>>;
type Write = (event: string, fields?: LogFields) => void;

/** JSON lines. `alarm` is for events that need an operator now. */
export type Log = {
  debug: Write;
  info: Write;
  warn: Write;
  alarm: Write;
  /** Lines that could not be written. */
  dropped: () => number;
};

export function createLog(
  level: string,
  destination: DestinationStream & { dropped?: () => number } = openLogSink(),
): Log {
  const logger = pino({ level, base: undefined, messageKey: "event" }, destination);
  return {
    debug: (event, fields) => logger.debug(allowed(fields), event),
    info: (event, fields) => logger.info(allowed(fields), event),
    warn: (event, fields) => logger.warn(allowed(fields), event),
    alarm: (event, fields) => logger.error(allowed(fields), event),
    dropped: () => destination.dropped?.() ?? 0,
  };
}

const sparinglyMs = 60_000;

/** Logs the first event at once, then one a minute with a count, so that an outage does not fill the log. */
export function sparingly(write: Write, nowMs = () => performance.now()): Write {
  let quietUntil = Number.NEGATIVE_INFINITY;
  let leftOut = 0;
  return (event, fields) => {
    if (nowMs() < quietUntil) {
      leftOut += 1;
      return;
    }
    write(event, leftOut > 0 ? { ...fields, count: leftOut + 1 } : fields);
    quietUntil = nowMs() + sparinglyMs;
    leftOut = 0;
  };
}

/** The shape of our own paths. Others may contain anything a visitor typed. */
const harmlessPath = /^\/[a-z0-9/*-]{0,80}$/;

// TypeScript does not stop an object with more fields than it declares.
function allowed(fields: LogFields = {}): LogFields {
  const names = allowedFields.filter(
    (name) =>
      fields[name] !== undefined && (name !== "path" || harmlessPath.test(String(fields.path))),
  );
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

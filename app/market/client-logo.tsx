import type { Client } from "./clients.ts";

/** The height of every drawing, in its own units. */
const drawnHeight = 40;

/** Complete class names, because Tailwind finds classes by scanning the source. */
const rows = [
  "[--row:0]",
  "[--row:1]",
  "[--row:2]",
  "[--row:3]",
  "[--row:4]",
  "[--row:5]",
  "[--row:6]",
  "[--row:7]",
];

/** A client's wordmark in the surrounding text's color, or its name if there is no drawing. */
export function ClientLogo({ client: { name, logo, maxLogoHeight = 34 } }: { client: Client }) {
  if (!logo) {
    return (
      <span className="min-w-0 font-display text-figure-inline font-semibold tracking-tight wrap-anywhere">
        {name}
      </span>
    );
  }
  return (
    <svg
      role="img"
      aria-label={name}
      width={Math.round((maxLogoHeight * logo.drawnWidth) / drawnHeight)}
      height={maxLogoHeight}
      viewBox={`0 0 ${logo.drawnWidth} ${drawnHeight}`}
      className={`client-logo h-auto max-w-full ${rows[logo.row]}`}
    />
  );
}

import sprite from "#app/assets/client-logos.svg";
import type { Client } from "./clients.ts";

/** The height every drawing is made for, in its own units. */
const drawnHeight = 40;

/** A client's drawn wordmark in the colour of the text around it, or its name where there is none. */
export function ClientLogo({ client: { id, name, logo, maxLogoHeight = 34 } }: { client: Client }) {
  if (!logo) {
    return (
      <span className="font-display text-figure-inline font-semibold tracking-tight">{name}</span>
    );
  }
  return (
    <svg
      role="img"
      aria-label={name}
      width={Math.round((maxLogoHeight * logo.drawnWidth) / drawnHeight)}
      height={maxLogoHeight}
      viewBox={`0 0 ${logo.drawnWidth} ${drawnHeight}`}
      className="max-w-full"
    >
      <use href={`${sprite}#${id}`} />
    </svg>
  );
}

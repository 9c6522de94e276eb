import type { ReactNode } from "react";

/** A product screen, as tall as its container. Screen readers get one description instead of its parts. */
export function ScreenFigure({
  alt,
  caption,
  className = "",
  children,
}: {
  alt: string;
  /** States that the screen is an example; a section with several screens has one caption of its own. */
  caption?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <figure className={`@container grid grid-cols-1 grid-rows-[1fr_auto] ${className}`}>
      <p className="sr-only">{alt}</p>
      <div aria-hidden="true" className="grid grid-cols-1">
        {children}
      </div>
      {caption && (
        <figcaption className="mt-4 text-caption text-ink-3 in-[.on-night]:text-sky">
          {caption}
        </figcaption>
      )}
    </figure>
  );
}

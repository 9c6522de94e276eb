import type { ReactNode } from "react";

export interface ScreenProps {
  /** Says that what is shown is an example; a section with several screens says it once itself. */
  caption?: string;
  className?: string;
}

/** A product screen, as tall as its place: one description for screen readers, the drawing for everyone else. */
export function ScreenFigure({
  alt,
  caption,
  className = "",
  children,
}: ScreenProps & { alt: string; children: ReactNode }) {
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

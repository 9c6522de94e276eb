// The shapes of the page's parts, on the screen and on paper.

import type { ReactNode } from "react";
import { PlaceLink } from "#app/ui/place-link.tsx";
import type { Named } from "#content/roles/schema.ts";

/** Where each question is answered. */
export function Contents({ parts }: { parts: Record<string, { title: string }> }) {
  return (
    <ul className="mt-12 flex flex-wrap gap-x-7 border-t border-night-line pt-5 text-small">
      {Object.entries(parts).map(([id, { title }]) => (
        <li key={id}>
          <PlaceLink to={id} className="block py-2.5 text-sky hover:text-white hover:underline">
            {title}
          </PlaceLink>
        </li>
      ))}
    </ul>
  );
}

export function Part({
  id,
  title,
  isWide = false,
  children,
}: {
  id?: string;
  title: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      className={`break-inside-avoid ${isWide ? "lg:col-span-2 print:col-span-2" : ""}`}
    >
      <h2 className={`mb-[0.6em] print:text-[1.35em] ${isWide ? "text-h2" : "text-h3"}`}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Rows({ rows, className = "" }: { rows: readonly Named[]; className?: string }) {
  return (
    <dl className={`mt-[0.8em] ${className}`}>
      {rows.map(({ name, text }) => (
        <div
          key={name}
          className="grid content-start gap-x-6 gap-y-1 border-line border-t py-[0.8em] sm:grid-cols-[2fr_3fr] print:grid-cols-[2fr_3fr] print:py-[0.4em]"
        >
          <dt className="font-semibold">{name}</dt>
          <dd className="text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Cards({ rows }: { rows: readonly Named[] }) {
  return (
    <dl className="mt-8 grid gap-4 lg:grid-cols-3 print:mt-[0.8em] print:grid-cols-3">
      {rows.map(({ name, text }) => (
        <div
          key={name}
          className="rounded-card bg-bone-2 p-7 not-print:first:rounded-tl-arc-float not-print:last:bg-amber-tint md:max-lg:grid md:max-lg:grid-cols-[2fr_5fr] md:max-lg:gap-x-6 print:rounded-none print:border-line print:border-t print:bg-transparent print:p-0 print:pt-[0.4em]"
        >
          <dt className="font-display text-h4 print:text-[1em]">{name}</dt>
          <dd className="mt-2 text-ink-2 md:max-lg:mt-0">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What a provider passes through, from left to right where there is room. */
export function Steps({ rows }: { rows: readonly Named[] }) {
  return (
    <ol className="mt-8 grid gap-x-6 gap-y-7 md:grid-cols-6 lg:grid-cols-5 print:mt-[0.8em] print:grid-cols-5 print:gap-x-4">
      {rows.map(({ name, text }, index) => (
        <li
          key={name}
          className="border-petrol border-t-3 pt-4 md:max-lg:col-span-2 md:max-lg:nth-[n+4]:col-span-3 print:pt-[0.4em]"
        >
          <b className="font-display text-h4 print:text-[1em]">
            {index + 1}. {name}
          </b>
          <p className="mt-1.5 text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}

export function List({
  items,
  isOrdered = false,
}: {
  items: readonly string[];
  isOrdered?: boolean;
}) {
  const Tag = isOrdered ? "ol" : "ul";
  return (
    <Tag
      className={`grid gap-[0.5em] pl-[1.2em] marker:text-petrol ${isOrdered ? "list-decimal" : "list-disc"}`}
    >
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Tag>
  );
}

/** Boxes to tick on paper. */
export function Checklist({
  id,
  title,
  note,
  items,
}: {
  id: string;
  title: string;
  note: string;
  items: Record<string, Named>;
}) {
  return (
    <section
      id={id}
      className="break-inside-avoid self-start rounded-card rounded-br-arc bg-bone p-[min(1.75rem,6vw)] sm:p-9 print:rounded-none print:border print:border-ink print:p-[1em]"
    >
      <h2 className="mb-[0.6em] text-h3 print:text-[1.35em]">{title}</h2>
      <ul>
        {Object.values(items).map(({ name, text }) => (
          <li
            key={name}
            className="flex gap-[1em] border-line-strong border-t py-[0.8em] print:py-[0.4em]"
          >
            <span
              aria-hidden="true"
              className="mt-[0.2em] size-[1.1em] shrink-0 rounded-[3px] border-[1.5px] border-ink"
            />
            <span>
              <b className="font-semibold">{name}</b>
              <span className="block text-ink-2">{text}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-[0.8em] text-[0.9em] text-ink-2">{note}</p>
    </section>
  );
}

// The shapes of the page's parts, on the screen and on paper.

import type { ReactNode } from "react";
import type { Named } from "#content/roles/schema.ts";

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
      className={`break-inside-avoid ${isWide ? "lg:col-span-3 print:col-span-3" : ""}`}
    >
      <h2 className={`mb-[0.6em] print:text-[1.35em] ${isWide ? "text-h2" : "text-h3"}`}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Rows({ rows }: { rows: readonly Named[] }) {
  return (
    <dl className="mt-[0.8em]">
      {rows.map(({ name, text }) => (
        <div
          key={name}
          className="gap-x-6 border-line border-t py-[0.8em] md:grid md:grid-cols-[1fr_2fr] print:py-[0.4em]"
        >
          <dt className="inline font-semibold">{name} </dt>
          <dd className="inline text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Cards({ rows }: { rows: readonly Named[] }) {
  return (
    <dl className="mt-6 grid gap-3 md:mt-8 md:gap-4 lg:grid-cols-3 print:mt-[0.8em] print:grid-cols-3">
      {rows.map(({ name, text }) => (
        <div
          key={name}
          className="rounded-card bg-bone-2 p-[min(1.25rem,6vw)] md:p-7 not-print:first:rounded-tl-arc-float not-print:last:bg-amber-tint md:max-lg:grid md:max-lg:grid-cols-[2fr_5fr] md:max-lg:gap-x-6 print:rounded-none print:border-line print:border-t print:bg-transparent print:p-0 print:pt-[0.4em]"
        >
          <dt className="font-display text-h4 print:text-[1em]">{name}</dt>
          <dd className="mt-1 text-ink-2 md:max-lg:mt-0 lg:mt-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What a provider passes through, from left to right where there is room. */
export function Steps({ rows }: { rows: readonly Named[] }) {
  return (
    <ol className="mt-8 grid gap-x-6 gap-y-4 md:gap-y-7 md:grid-cols-6 lg:grid-cols-5 print:mt-[0.8em] print:grid-cols-5 print:gap-x-4">
      {rows.map(({ name, text }, index) => (
        <li
          key={name}
          className="border-petrol border-t-3 pt-2.5 md:pt-4 md:max-lg:col-span-2 md:max-lg:nth-[n+4]:col-span-3 print:pt-[0.4em]"
        >
          <b className="font-display text-h4 print:text-[1em]">
            {index + 1}. {name}
          </b>
          <p className="text-ink-2 md:mt-1.5">{text}</p>
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

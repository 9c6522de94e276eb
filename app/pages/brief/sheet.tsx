import type { ReactNode } from "react";
import { Mark } from "#app/brand/mark.tsx";
import type { ProgrammeWords } from "#app/programme/programme-words.server.ts";
import type { BriefContent } from "#content/brief/schema.ts";
import { brand } from "#core/brand.ts";
import type { Estimate } from "#core/estimate.ts";
import type { NetworkNames } from "#core/network-words.ts";
import type { Programme } from "#core/programme.ts";

export interface BriefProps {
  content: Omit<BriefContent, "head" | "agree"> & {
    agree: { title: string; points: { name: string; text: string; readers: string }[] };
  };
  words: ProgrammeWords;
  /** How a case ends where nobody comes. */
  endings: string;
  /** Undefined where the country has no data on its network. */
  network?: NetworkNames | undefined;
  programme: Programme;
  result: Estimate;
  /** To the same programme, in the estimator. */
  link: string;
  /** As the visitor wrote them. */
  people: { company: string; author: string };
}

/** Every programme has to fit: the more services, the smaller the print. */
function printSize(services: number): string {
  if (services <= 3) return "print:text-[9pt]";
  if (services <= 6) return "print:text-[8.4pt]";
  return services <= 12 ? "print:text-[7.9pt]" : "print:text-[7.6pt]";
}

/** One of the two pages: a sheet on the screen, a page on paper. Its parts are sized by its text. */
export function Sheet({
  services,
  title,
  children,
}: {
  services: number;
  title: string;
  children: ReactNode;
}) {
  return (
    <article
      className={`brief-sheet mx-auto mb-8 flex w-[min(210mm,100%-2*var(--gutter))] flex-col bg-white p-6 shadow-console last:mb-0 sm:min-h-[297mm] sm:p-[14mm] print:m-0 print:min-h-0 print:w-full print:p-0 print:shadow-none text-[0.875rem] leading-[1.45] ${printSize(services)}`}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 border-b-[1.5px] border-ink pb-2">
        <p className="flex items-center gap-2 font-display text-[1.1em] font-semibold">
          <Mark className="size-[1.3em]" />
          {brand.name}
        </p>
        <p className="text-[0.85em] text-ink-2">{title}</p>
      </header>
      {children}
    </article>
  );
}

export function Part({
  title,
  children,
  className = "",
}: {
  title: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div className={className}>
      <h2 className="mb-[0.5em] font-display text-[1.35em] leading-tight font-semibold">{title}</h2>
      {children}
    </div>
  );
}

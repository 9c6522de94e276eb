import type { CSSProperties, ReactNode } from "react";
import { Mark } from "#app/brand/mark.tsx";
import type { ProgrammeWords } from "#app/programme/programme-words.server.ts";
import type { BriefContent } from "#content/brief/schema.ts";
import type { ProgrammeContent as EstimatorContent } from "#content/estimator/schema.ts";
import { brand } from "#core/brand.ts";
import type { Estimate } from "#core/estimate.ts";
import type { NetworkNames } from "#core/network-words.ts";
import { type Programme, writeProgramme } from "#core/programme.ts";
import type { ServiceId } from "#core/services.ts";
import { type Room, useRoom } from "./use-room.ts";

export interface BriefProps {
  content: Omit<BriefContent, "head" | "agree"> & {
    agree: {
      title: string;
      lead: string;
      points: { name: string; text: string; position?: string | undefined; readers: string }[];
    };
  } & Pick<EstimatorContent, "carrying" | "ownYear">;
  words: ProgrammeWords;
  /** What we propose to leave out of each service. */
  exclusions: Partial<Record<ServiceId, string>>;
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

/** Sizes of text beside the sheet's own. A phone shows all of them as large as that, and on paper none is under 8 points. */
export const small = "sm:text-[0.9em] paper:text-[max(0.9em,8pt)]";
export const smaller = "sm:text-[0.8em] paper:text-[max(0.8em,8pt)]";

/** One of the two pages: a sheet on the screen, a page on paper. Its parts are sized by its text. */
export function Sheet({
  programme,
  people,
  title,
  children,
}: Pick<BriefProps, "programme" | "people"> & {
  title: string;
  children: (room: Room) => ReactNode;
}) {
  const { sheet, room } = useRoom(
    `${writeProgramme(programme)} ${people.company} ${people.author}`,
  );
  return (
    <article
      ref={sheet}
      style={{ "--print": `${room.points}pt` } as CSSProperties}
      className="brief-sheet mx-auto mb-8 flex w-[min(210mm,100%-2*var(--gutter))] flex-col bg-white p-6 text-[0.875rem] leading-[1.45] shadow-console last:mb-0 sm:min-h-[297mm] sm:p-[14mm] paper:m-0 paper:w-full paper:p-0 paper:text-(length:--print) paper:shadow-none"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 border-b-[1.5px] border-ink pb-2">
        <p className="flex items-center gap-2 font-display text-[1.1em] font-semibold">
          <Mark className="size-[1.3em]" />
          {brand.name}
        </p>
        <p className={`text-ink-2 ${small}`}>{title}</p>
      </header>
      {children(room)}
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

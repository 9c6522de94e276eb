import type { Named } from "#app/proof/proof.server.ts";
import { NamedLink } from "#app/proof/proof-section.tsx";
import { usePath, usePlace } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import type { AboutContent } from "#content/about/schema.ts";
import type { RecordData, RecordTexts } from "#content/records/schema.ts";

export type Milestone = RecordData<"milestones"> & RecordTexts<"milestones"> & { names: Named[] };

// On a wide screen the first milestones go down the line and the others follow it after the bend.
const stopsBeforeBend = 3;

/** One line: down, around the arc, and on. Future milestones are drawn lighter. */
export function Timeline({
  title,
  text,
  rebrand,
  milestones,
}: AboutContent["history"] & { milestones: readonly Milestone[] }) {
  const lastStop = milestones.length - 1;
  const { country } = usePlace();
  const path = usePath();
  return (
    <div className="grid grid-cols-1 gap-x-6 md:grid-cols-[2fr_3fr] lg:grid-cols-[var(--radius-arc)_repeat(5,minmax(0,1fr))] lg:grid-rows-[repeat(4,auto)]">
      {/* Above the list, whose box spans the whole grid and would take the presses on the link. */}
      <div className="mb-14 self-start md:sticky md:top-28 lg:static lg:z-1 lg:col-[4/-1] lg:row-[1/4] lg:mb-28 lg:self-center">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-5 max-w-[46ch] text-lead text-ink-2">{text}</p>
        {country === "ar" && (
          <p className="mt-4">
            <PageLink to={path("welcome")} className="link py-1 font-semibold text-petrol">
              {rebrand}
            </PageLink>
          </p>
        )}
      </div>
      <BentLine />
      <ol className="grid grid-cols-1 lg:col-[1/-1] lg:row-[1/5] lg:grid-cols-subgrid lg:grid-rows-subgrid">
        {milestones.map(({ id, year, title: name, description, names }, index) => (
          <li key={id} className={`relative pl-10 ${placeOfStop(index, index === lastStop)}`}>
            <Stop index={index} isLast={index === lastStop} />
            <Reveal order={index % stopsBeforeBend}>
              <p className="figures text-figure-inline text-petrol">{year}</p>
              <h3 className="mt-2.5 text-h4">{name}</h3>
              {description && (
                <p className="mt-2 max-w-[34ch] text-ink-2 lg:text-small">{description}</p>
              )}
              {names.map((named) => (
                <p key={named.id} className="mt-2 max-w-[34ch] lg:text-small">
                  <NamedLink {...named} />
                </p>
              ))}
            </Reveal>
          </li>
        ))}
      </ol>
    </div>
  );
}

const columnsAfterBend = ["lg:col-2", "lg:col-3", "lg:col-4", "lg:col-5", "lg:col-6"];

function placeOfStop(index: number, isLast: boolean): string {
  if (index < stopsBeforeBend) return "pb-11 lg:col-[1/4] lg:pl-12 lg:nth-3:pb-32";
  const column = columnsAfterBend[index - stopsBeforeBend];
  return `${isLast ? "pb-20" : "pb-11"} lg:row-4 lg:pt-8 lg:pb-0 lg:pl-0 ${column}`;
}

/** On a narrow screen each milestone draws its own part of the line, and the bend is at the end. */
function BentLine() {
  return (
    <span
      aria-hidden="true"
      className="-mr-6 ml-[7px] rounded-bl-arc border-b-3 border-l-3 border-petrol max-lg:hidden lg:col-[1/6] lg:row-[1/4] lg:mt-2"
    />
  );
}

function Stop({ index, isLast }: { index: number; isLast: boolean }) {
  return (
    <span aria-hidden="true">
      <span
        className={`absolute left-[7px] ${
          isLast
            ? "top-4 bottom-0 w-20 rounded-bl-[56px] border-b-4 border-l-4 border-dotted border-amber-h lg:-top-[3px] lg:right-0 lg:bottom-auto lg:left-6 lg:w-auto lg:rounded-none lg:border-l-0"
            : "top-2 -bottom-2 border-l-3 border-petrol lg:hidden"
        }`}
      />
      <span
        className={`absolute top-0.5 left-0 size-[17px] rounded-pill border-3 border-petrol ${
          index < stopsBeforeBend ? "" : "lg:-top-[10px]"
        } ${isLast ? "bg-amber outline-8 outline-amber/25" : "bg-paper"}`}
      />
    </span>
  );
}

import { FamilyTile } from "#app/families/family-tile.tsx";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import type { BuyersContent } from "#content/buyers/schema.ts";
import type { SampleProgramme } from "./sample.server.ts";

/** A case's events by the clock, and what the buyer's team sees at each of its three steps. */
export function CourseSection({
  texts,
  own,
  sample,
}: {
  texts: BuyersContent["course"];
  /** What the trade gets from it that others do not. */
  own: { course: string; job?: string };
  sample: SampleProgramme;
}) {
  const { course, family } = sample;
  return (
    <Section ground="bone">
      <SectionHeading title={texts.title}>{own.course}</SectionHeading>
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="min-w-0 rounded-card bg-white p-[min(1.5rem,5vw)] sm:p-8 wrap-anywhere lg:col-span-7">
          <h3 className="flex items-center gap-4 text-h4">
            <FamilyTile family={family} />
            <span className="min-w-0">
              {course.title}
              <span className="block font-text text-small font-normal tracking-normal text-ink-2">
                {own.job ?? course.job}
              </span>
            </span>
          </h3>
          <ol className="mt-6">
            {course.events.map(({ time, text }) => (
              <li key={text} className="flex gap-5 border-line border-t py-3">
                <span className="figures w-18 shrink-0 text-petrol">{time}</span>
                <span className="min-w-0">{text}</span>
              </li>
            ))}
          </ol>
        </div>
        <div className="lg:col-span-5">
          <h3 className="text-h4">{texts.team}</h3>
          <ul className="mt-4">
            {course.team.map((line) => (
              <li key={line} className="border-line-strong border-t py-4">
                {line}
              </li>
            ))}
          </ul>
          <p className="mt-2 text-caption text-ink-2">{course.illustrative}</p>
        </div>
      </div>
    </Section>
  );
}

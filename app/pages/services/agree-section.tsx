import { Section } from "#app/ui/section.tsx";

/** What a contract has to settle about a family. */
export function AgreeSection({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <Section className="pb-0!">
      <h2 className="text-h2">{title}</h2>
      <ol className="mt-8 grid grid-cols-1 gap-x-8 lg:grid-cols-3">
        {points.map((point, index) => (
          <li key={point} className="flex gap-4 border-line border-t py-5">
            <span aria-hidden="true" className="figures w-6 shrink-0 text-petrol">
              {index + 1}
            </span>
            {point}
          </li>
        ))}
      </ol>
    </Section>
  );
}

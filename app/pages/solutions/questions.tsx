import Plus from "lucide-react/icons/plus";
import { Section } from "#app/ui/section.tsx";
import type { Question } from "#content/solutions/schema.ts";

/** What buyers ask. Native, so that a page search finds and opens an answer, and no script is needed. */
export function Questions({ title, questions }: { title: string; questions: Question[] }) {
  return (
    <Section className="pb-0!">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <h2 className="text-h2 lg:col-span-4">{title}</h2>
        <div className="lg:col-span-8">
          {questions.map(({ question, answer }) => (
            <details key={question} className="group border-line border-t last:border-b">
              <summary className="flex cursor-pointer list-none items-start justify-between gap-6 py-6 text-h4 [&::-webkit-details-marker]:hidden">
                <h3 className="text-h4">{question}</h3>
                <Plus
                  aria-hidden="true"
                  size={24}
                  className="mt-0.5 shrink-0 text-petrol transition-transform duration-200 group-open:rotate-45"
                />
              </summary>
              <p className="measure pb-7 text-ink-2">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}

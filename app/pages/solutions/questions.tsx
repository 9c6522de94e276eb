import Plus from "lucide-react/icons/plus";
import type { Question } from "#content/solutions/schema.ts";

/** What buyers ask. Native, so that a page search finds and opens an answer, and no script is needed. */
export function Questions({
  questions,
  heading: Heading,
}: {
  questions: Question[];
  heading: "h3" | "h4";
}) {
  return (
    <div className="mt-4">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group border-line border-t last:border-b">
          <summary className="flex cursor-pointer list-none items-start justify-between gap-6 py-3.5 [&::-webkit-details-marker]:hidden">
            <Heading className="font-text leading-snug font-semibold">{question}</Heading>
            <Plus
              aria-hidden="true"
              size={22}
              className="shrink-0 text-petrol transition-transform duration-200 group-open:rotate-45"
            />
          </summary>
          <p className="measure pb-6 text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  );
}

import { answerLimits, deskPaths } from "#core/desk.ts";
import { studioPaths, textGroups } from "#core/studio.ts";
import { fill } from "#core/template.ts";
import { Card, Field, Form, type PageProps, quietButton, Submit } from "../../parts.tsx";
import { Note } from "./notes.tsx";

/** From the desk, or from one's own mail program. */
export function Answer({ view, frame, texts }: PageProps<"lead">) {
  const { lead, answer, from } = view;
  const words = texts.lead;
  const path = deskPaths.lead(lead.id, from);
  const mailto = `mailto:${encodeURIComponent(lead.email).replace("%40", "@")}?subject=${encodeURIComponent(answer.subject)}`;
  const inStudio = new URLSearchParams({ in: lead.language, q: textGroups.answers });
  const isLate = frame.notices.some(({ notice }) => notice === "answered_meanwhile");
  const last = lead.notes.findLast((note) => note.answer);
  if (!lead.email) return null;
  return (
    <Card title={words.answer} className="scroll-mt-4">
      <nav id="answer" aria-label={words.templates} className="-mx-3 mb-3 flex flex-wrap">
        {answer.templates.map(([id, name]) => (
          <a
            key={id}
            href={`${path}${from ? "&" : "?"}template=${id}#answer`}
            className={quietButton}
            lang={lead.language}
          >
            {name}
          </a>
        ))}
        {frame.person?.pages.includes("studio") && (
          <a href={`${studioPaths.page}?${inStudio}`} className={quietButton}>
            {words.changeTemplates}
          </a>
        )}
      </nav>
      {isLate && last && (
        <div className="mb-5 rounded-control bg-amber-tint p-4">
          <Note note={last} {...{ view, frame, texts }} />
        </div>
      )}
      <Form
        frame={frame}
        action={path}
        values={{ do: "answer", answer: answer.id, after: answer.after }}
        className="grid justify-items-start gap-3"
      >
        <div className="w-full">
          <Field label={words.subject}>
            <input
              name="subject"
              required
              maxLength={answerLimits.subject}
              defaultValue={answer.subject}
              lang={lead.language}
              className="field compact"
            />
          </Field>
        </div>
        <div className="w-full">
          <Field label={words.answerText}>
            <textarea
              name="text"
              required
              maxLength={answerLimits.text}
              rows={12}
              defaultValue={answer.text}
              lang={lead.language}
              className="field"
            />
          </Field>
        </div>
        <p className="text-caption text-ink-2">
          {fill(words.answerLead, { email: frame.person?.email ?? "" })}
        </p>
        <div className="flex flex-wrap gap-2">
          <Submit>{words.send}</Submit>
          <a href={mailto} className={quietButton}>
            {words.ownProgram}
          </a>
        </div>
      </Form>
    </Card>
  );
}

import { deskPaths, type LeadNote, noteLimit } from "#core/desk.ts";
import { Badge, Card, Field, Form, type PageProps, Submit, Time } from "../../parts.tsx";
import { stateTones } from "../../words.ts";

export function Notes({ view, frame, texts }: PageProps<"lead">) {
  const { lead, from } = view;
  const words = texts.lead;
  return (
    <Card title={words.notes}>
      <ol className="mb-4 grid gap-4">
        {lead.notes.map((note) => (
          <li key={`${note.at} ${note.text}`}>
            <Note note={note} {...{ view, frame, texts }} />
          </li>
        ))}
      </ol>
      <Form
        frame={frame}
        action={deskPaths.lead(lead.id, from)}
        values={{ do: "note" }}
        className="grid justify-items-start gap-3"
      >
        <div className="w-full">
          <Field label={words.note}>
            <textarea name="note" required maxLength={noteLimit} rows={3} className="field" />
          </Field>
        </div>
        <Submit>{words.addNote}</Submit>
      </Form>
    </Card>
  );
}

/** Of an answer, also whether it was sent. */
export function Note({ note, view, frame, texts }: PageProps<"lead"> & { note: LeadNote }) {
  const { at, who, text, answer } = note;
  const sending = view.lead.deliveries.find(({ id }) => id === answer?.deliveryId);
  const state = sending?.state ?? "sent";
  return (
    <div className={`border-l-2 pl-4 ${answer ? "border-salud" : "border-petrol"}`}>
      <p className="text-caption text-ink-3">
        {who} · <Time ms={at} frame={frame} />
      </p>
      {answer && (
        <p className="font-semibold text-small">
          {texts.lead.answerSent}: {answer.subject}{" "}
          <Badge tone={stateTones[state]}>{texts.states[state]}</Badge>
        </p>
      )}
      <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
    </div>
  );
}

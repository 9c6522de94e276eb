import { studioPaths } from "#core/studio.ts";
import { fill } from "#core/template.ts";
import { Badge, Card, Form, Submit, Time } from "../../parts.tsx";
import { ChangedTexts, QuietLink, type TabProps } from "./parts.tsx";
import { recordName } from "./record-fields.tsx";

type Props = TabProps<"history">;

/** The editions, newest first. */
export function HistoryTab({ view, frame, texts }: Props) {
  const words = texts.studio;
  const { number, editions, mayRestore, next } = view;
  return (
    <Card>
      <p className="measure mb-3 text-ink-2 text-small">{words.historyLead}</p>
      {mayRestore && number > 0 && (
        <div className="mb-4">
          <Restore {...{ frame, texts }} to={number - 1} isUndo />
        </div>
      )}
      {editions.length === 0 && <p>{words.historyNone}</p>}
      <ol>
        {editions.map((edition) => (
          <li key={edition.number} className="border-line border-t py-3 text-small">
            <div className="flex flex-wrap items-center justify-between gap-x-6">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-x-2 font-semibold">
                  {edition.number}
                  {edition.number === number && <Badge tone="good">{words.current}</Badge>}
                  <span className="wrap-anywhere">
                    {edition.record
                      ? recordName(edition.record, { frame, texts })
                      : edition.reason || words.noReason}
                  </span>
                </p>
                <p className="text-caption text-ink-2">
                  <Time ms={edition.at} frame={frame} /> · {fill(words.by, { who: edition.who })}
                </p>
              </div>
              <div className="-mx-3 flex flex-wrap">
                <QuietLink
                  href={`${studioPaths.history}?edition=${edition.number}`}
                  about={`${edition.number}`}
                >
                  {words.seeChanges}
                </QuietLink>
                {mayRestore && edition.number !== number && (
                  <Restore {...{ frame, texts }} to={edition.number} />
                )}
              </div>
            </div>
            {view.open?.number === edition.number && (
              <ChangedTexts lines={view.open.lines} {...{ frame, texts }} />
            )}
          </li>
        ))}
      </ol>
      {next && (
        <QuietLink href={`${studioPaths.history}?before=${next}`} className="-mx-3">
          {texts.leads.older}
        </QuietLink>
      )}
      {mayRestore && number > 0 && <Restore {...{ frame, texts }} to={0} />}
    </Card>
  );
}

function Restore({
  to,
  isUndo = false,
  frame,
  texts,
}: Omit<Props, "view"> & { to: number; isUndo?: boolean }) {
  const words = texts.studio;
  const name = to === 0 ? words.restoreRelease : fill(words.restore, { number: to });
  return (
    <Form frame={frame} action={studioPaths.history} values={{ edition: String(to), reason: name }}>
      <Submit isQuiet={!isUndo} data-busy={words.rendering}>
        {isUndo ? words.undo : name}
      </Submit>
    </Form>
  );
}

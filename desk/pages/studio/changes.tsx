import { buttonClass } from "#app/ui/button.tsx";
import { type ChangeLine, studioAddress, studioPaths } from "#core/studio.ts";
import { fill } from "#core/template.ts";
import { Card, Field, Form, Select, Submit, Time } from "../../parts.tsx";
import { countryName } from "../../words.ts";
import {
  Changed,
  ChangedTexts,
  changedName,
  Findings,
  Place,
  Problems,
  QuietLink,
  type TabProps,
  voiceOfId,
} from "./parts.tsx";
import { recordHref } from "./record-fields.tsx";

type Props = TabProps<"changes">;

/** Everything that was written since the last edition, as old and new, and what is scheduled. */
export function ChangesTab({ view, frame, texts }: Props) {
  const words = texts.studio;
  return (
    <div className="grid gap-5">
      {view.isRendering && <p role="status">{words.rendering}</p>}
      {view.problems.length > 0 && (
        <Card title={words.problems}>
          <Problems problems={view.problems} frame={frame} texts={texts} />
        </Card>
      )}
      <Conflicts {...{ view, frame, texts }} />
      {view.changes.length === 0 ? (
        <Card>{words.changesNone}</Card>
      ) : (
        <Form
          frame={frame}
          action={studioPaths.changes}
          className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]"
        >
          <Card>
            <p className="mb-3 text-ink-2 text-small">
              {words.changesLead} {view.needsColleague && words.approval}
            </p>
            {view.mayMarkMore && (
              <QuietLink href={`${studioPaths.changes}?mark=all`} className="-mx-3 mb-2">
                {words.markColleagues}
              </QuietLink>
            )}
            <ul>
              {view.changes.map((change) => (
                <Change key={change.id} {...{ change, frame, texts }} />
              ))}
            </ul>
          </Card>
          <Publish {...{ view, frame, texts }} />
        </Form>
      )}
      <Plans {...{ view, frame, texts }} />
    </div>
  );
}

function Change({ change, frame, texts }: Omit<Props, "view"> & { change: ChangeLine }) {
  const words = texts.studio;
  const { id, after, released, record, who, findings, mark, mayPublish, isMarked } = change;
  const name = changedName(change, { frame, texts });
  const voice = voiceOfId(id).slice(0, 2);
  const language = voice === "pt" || voice === "en" ? voice : "es";
  return (
    <li className="flex items-start gap-3 border-line border-t py-3 text-small first:border-t-0">
      <input
        type="checkbox"
        name="change"
        value={mark}
        aria-label={name}
        disabled={!mayPublish}
        defaultChecked={isMarked}
        className="mt-1 size-5 shrink-0"
      />
      <div className="min-w-0 flex-1">
        <Place id={id} record={record} frame={frame} texts={texts} />
        <Changed
          line={released ? { ...change, before: after, after: released } : change}
          names={released ? [words.ours, words.released] : [words.before, words.after]}
          {...{ frame, texts }}
        />
        <Findings findings={findings} frame={frame} texts={texts} />
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-caption text-ink-2">
          {fill(words.by, { who })} · <Time ms={change.at} frame={frame} />
          {(record || change.path) && (
            <QuietLink
              href={
                record ? recordHref(record) : studioAddress({ path: change.path, language, id })
              }
              about={name}
              className="-my-2"
            >
              {record ? texts.records.show : words.see}
            </QuietLink>
          )}
          {!mayPublish && words.notYours}
        </p>
      </div>
    </li>
  );
}

function Publish({ view, frame, texts }: Props) {
  const words = texts.studio;
  const clocks = view.countries.map(
    (code) => [code, countryName(code, frame.language, texts)] as const,
  );
  return (
    <Card className="lg:sticky lg:top-5">
      <div className="grid gap-3">
        <Field label={words.reason}>
          <textarea name="reason" rows={2} maxLength={300} className="field" />
        </Field>
        <button
          type="submit"
          name="do"
          value="publish"
          data-busy={words.rendering}
          className={buttonClass({ size: "small" })}
        >
          {words.publish}
        </button>
        <details>
          <summary className="min-h-11 py-2.5 font-semibold text-petrol text-small">
            {words.planTitle}
          </summary>
          <div className="grid gap-3 pt-1">
            <Field label={words.when}>
              <input type="datetime-local" name="when" className="field compact" />
            </Field>
            <Field label={words.clock}>
              <Select name="clock" options={clocks} />
            </Field>
            <Submit name="do" value="plan">
              {words.plan}
            </Submit>
          </div>
        </details>
        <Submit isQuiet name="do" value="drop" className="-mx-3 justify-self-start">
          {words.dropChosen}
        </Submit>
      </div>
    </Card>
  );
}

function Plans({ view, frame, texts }: Props) {
  const words = texts.studio;
  if (view.plans.length === 0) return null;
  return (
    <Card title={words.plans}>
      <ul>
        {view.plans.map(({ id, dueAt, who, reason, isUnconfirmed, problems, lines, mayChange }) => (
          <li key={id} className="border-line border-t py-3 text-small first:border-t-0">
            <div className="flex flex-wrap items-center justify-between gap-x-6">
              <div className="min-w-0">
                <p className="font-semibold">
                  <Time ms={dueAt} frame={frame} /> · {fill(words.by, { who })}
                </p>
                <p>{reason || words.noReason}</p>
              </div>
              {mayChange && (
                <Form frame={frame} action={studioPaths.plans} values={{ id }} className="flex">
                  {isUnconfirmed && (
                    <Submit isQuiet name="do" value="confirm">
                      {words.confirmPlan}
                    </Submit>
                  )}
                  <Submit isQuiet>{words.takeBack}</Submit>
                </Form>
              )}
            </div>
            {isUnconfirmed && <p className="text-danger">{words.planUnconfirmed}</p>}
            {problems.length > 0 && <p className="text-danger">{words.planFailed}</p>}
            <Problems problems={problems} frame={frame} texts={texts} />
            <details>
              <summary className="min-h-11 py-2.5 font-semibold text-petrol">
                {fill(words.planTexts, { count: lines.length })}
              </summary>
              <ChangedTexts lines={lines} {...{ frame, texts }} />
            </details>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Conflicts({ view, frame, texts }: Props) {
  const words = texts.studio;
  if (view.conflicts.length === 0) return null;
  return (
    <Card title={words.conflicts}>
      <p className="mb-3 text-small">{words.conflictsLead}</p>
      <ul>
        {view.conflicts.map(({ mayEdit, ...line }) => (
          <li key={line.id} className="border-line border-t py-3 text-small">
            <Place id={line.id} record={line.record} frame={frame} texts={texts} />
            <Changed line={line} names={[words.ours, words.released]} {...{ frame, texts }} />
            {mayEdit && (
              <Form
                frame={frame}
                action={studioPaths.plans}
                values={{ id: line.id }}
                className="-mx-3 flex"
              >
                <Submit isQuiet name="keep" value="ours">
                  {words.keepOurs}
                </Submit>
                <Submit isQuiet name="keep" value="released">
                  {words.takeReleased}
                </Submit>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

import { buttonClass } from "#app/ui/button.tsx";
import { type RecordForm, recordPath, recordPaths } from "#core/desk-records.ts";
import { fill } from "#core/template.ts";
import type { TermId } from "#core/terms.ts";
import { Card, Form, type PageProps, quietButton, Submit } from "../../parts.tsx";
import { termTexts } from "../../texts.ts";
import { countryName, languageName } from "../../words.ts";
import { AskedOn } from "./asked-on.tsx";
import { Control } from "./control.tsx";
import { StandingLine } from "./line.tsx";
import { Reasons } from "./reasons.tsx";

type Props = PageProps<"record">;

export function Record({ view, frame, texts }: Props) {
  const words = texts.records;
  const { form, mayEdit, mayPublish } = view;
  const country = countryOf(form);
  const isTerm = form.name.startsWith("terms/");
  const title = isTerm
    ? termTexts[frame.language].questions[form.kind as TermId]
    : words.kinds[form.kind as keyof typeof words.kinds];
  const back = isTerm ? `${recordPaths.terms}?country=${country}` : recordPaths.proof;
  const { draft, isPublished } = form.standing;
  const controls = { frame, texts, country };
  /** The day on which an answer ends comes after it; it needs no permission. */
  const common = (
    <Card title={isTerm ? undefined : words.commonTitle} className="grid gap-4">
      {form.common.map((field) => (
        <Control key={field.name} field={field} {...controls} />
      ))}
    </Card>
  );
  const all = [...form.fields, ...form.spoken.flatMap(({ fields }) => fields), ...form.common];
  const isNew = !draft && !isPublished && !all.some(({ problem }) => problem);
  const first = isNew ? all[0] : undefined;
  return (
    <>
      <a href={back} className={`${quietButton} -mx-3`}>
        ← {words.tabs[isTerm ? "terms" : "proof"]}
      </a>
      <div className="mt-2 mb-6">
        <h1 className="text-h2">{title}</h1>
        {isTerm && <p className="font-semibold">{countryName(country, frame.language, texts)}</p>}
        {isTerm && <AskedOn asked={form.asked} frame={frame} texts={texts} />}
        {(isPublished || draft) && (
          <StandingLine standing={form.standing} validUntil={undefined} {...{ frame, texts }} />
        )}
        {!mayEdit && <p className="mt-2 text-ink-2 text-small">{words.readOnly}</p>}
      </div>
      <Reasons reasons={form.reasons} frame={frame} texts={texts} />
      <Form
        frame={frame}
        action={recordPath(form.name)}
        encType="multipart/form-data"
        values={{ seen: form.seen }}
      >
        <fieldset disabled={!mayEdit} className="grid items-start gap-5 md:grid-cols-2">
          {form.fields.length > 0 && (
            <Card className="grid gap-4">
              {form.fields.map((field) => (
                <Control key={field.name} field={field} isFirst={field === first} {...controls} />
              ))}
            </Card>
          )}
          {!isTerm && common}
          {form.spoken.map(({ language, fields }) => (
            <Card
              key={language}
              title={fill(words.spokenTitle, {
                language: languageName(language, frame.language),
              })}
              className="grid gap-4"
            >
              {!isTerm && <p className="-mt-3 text-caption text-ink-2">{words.onlyIfShown}</p>}
              {fields.map((field) => (
                <Control
                  key={field.name}
                  field={field}
                  language={language}
                  isFirst={field === first}
                  {...controls}
                />
              ))}
            </Card>
          ))}
          {isTerm && common}
        </fieldset>
        {mayEdit && (
          <div className="sticky bottom-0 mt-5 flex flex-wrap items-center gap-3 bg-bone py-3">
            {mayPublish && (
              <button
                type="submit"
                name="do"
                value="publish"
                data-busy={texts.studio.rendering}
                className={buttonClass({ size: "small" })}
              >
                {words.publish}
              </button>
            )}
            <Submit name="do" value="draft">
              {words.saveDraft}
            </Submit>
          </div>
        )}
      </Form>
      {mayEdit && (isPublished || draft) && (
        <div className="mt-4 flex flex-wrap items-start gap-x-6 gap-y-2">
          {draft && isPublished && (
            <Form
              frame={frame}
              action={recordPath(form.name)}
              values={{ do: "drop", seen: form.seen }}
            >
              <Submit isQuiet className="-mx-3">
                {words.drop}
              </Submit>
            </Form>
          )}
          <details>
            <summary className="flex min-h-11 items-center font-semibold text-danger">
              {words.remove}
            </summary>
            {isPublished && <p className="pb-2 text-ink-2 text-small">{words.removeLead}</p>}
            <Form
              frame={frame}
              action={recordPath(form.name)}
              values={{ do: "remove", seen: form.seen }}
            >
              <Submit data-busy={isPublished ? texts.studio.rendering : undefined}>
                {isPublished ? words.removeButton : words.deleteButton}
              </Submit>
            </Form>
          </details>
        </div>
      )}
    </>
  );
}

function countryOf({ name }: RecordForm): string {
  return name.startsWith("terms/") ? (name.slice("terms/".length).split("-")[0] ?? "") : "";
}

import { languages } from "#core/languages.ts";
import { mostRejected, studioAddress, studioPaths } from "#core/studio.ts";
import { Card, Field, Form, Select, Submit } from "../../parts.tsx";
import { languageName } from "../../words.ts";
import { BeforeAfter, Place, Problems, placeWords, QuietLink, type TabProps } from "./parts.tsx";

type Props = TabProps<"translations">;

/** What a language still says as before, as a list and as a file for translators. */
export function TranslationsTab({ view, frame, texts }: Props) {
  const words = texts.studio;
  const { from, to, lines } = view;
  const named = languages.map((each) => [each, languageName(each, frame.language)] as const);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Card>
        <p className="measure mb-3 text-ink-2 text-small">{words.translationsLead}</p>
        <form action={studioPaths.translations} className="mb-4 flex flex-wrap items-end gap-3">
          <Field label={words.fromLanguage}>
            <Select name="from" defaultValue={from} options={named} />
          </Field>
          <Field label={words.toLanguage}>
            <Select name="to" defaultValue={to} options={named} />
          </Field>
          <Submit>{texts.records.show}</Submit>
        </form>
        {lines.length === 0 && <p>{words.translationsNone}</p>}
        <ul>
          {lines.map(({ id, source, target, path }) => (
            <li key={id} className="border-line border-t py-3 text-small">
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <Place id={id} frame={frame} texts={texts} />
                <QuietLink href={studioAddress({ path, language: to, id })} about={placeWords(id)}>
                  {words.change}
                </QuietLink>
              </div>
              <BeforeAfter
                id={id}
                langs={[from, to]}
                lines={{
                  [`${words.now} (${languageName(from, frame.language)})`]: source,
                  [`${words.still} (${languageName(to, frame.language)})`]: target,
                }}
              />
            </li>
          ))}
        </ul>
      </Card>
      <Card>
        {lines.length > 0 && (
          <QuietLink href={`${studioPaths.xliff}?from=${from}&to=${to}`} className="-mx-3 mb-3">
            {words.download}
          </QuietLink>
        )}
        <Form
          frame={frame}
          action={studioPaths.xliff}
          values={{ from, to }}
          encType="multipart/form-data"
          className="grid gap-3"
        >
          <Field label={words.file}>
            <input
              type="file"
              name="file"
              required
              accept=".xlf,.xliff"
              className="field compact"
            />
          </Field>
          <Submit>{words.upload}</Submit>
        </Form>
        {view.rejected.length > 0 && (
          <section className="mt-5 border-line border-t pt-4">
            <h2 className="mb-2 font-sans font-semibold text-small">{words.rejected}</h2>
            <Problems problems={view.rejected} frame={frame} texts={texts} />
            {view.rejected.length === mostRejected && (
              <p className="mt-2 text-caption text-ink-2">{texts.records.network.more}</p>
            )}
          </section>
        )}
      </Card>
    </div>
  );
}

import { studioAddress, studioPaths, type TextView } from "#core/studio.ts";
import { fill } from "#core/template.ts";
import { Badge, Field, Form, Submit, Time } from "../../parts.tsx";
import { countryNames, Findings, Place, QuietLink, type TabProps, voiceName } from "./parts.tsx";

type Props = TabProps<"page"> & { text: TextView };

/** One text, where it counts, what is wrong with it, and what it says in other voices. */
export function TextForm({ view, text, frame, texts }: Props) {
  const words = texts.studio;
  const { id, draft, sent, writable } = text;
  const { path, language, search } = view;
  const lang = text.voice.slice(0, 2);
  return (
    <section className="rounded-card bg-white p-5">
      <Place id={id} frame={frame} texts={texts} />
      <Form
        frame={frame}
        id="text-form"
        action={studioPaths.text}
        values={{ page: path, in: language, id, q: search, seen: text.seen }}
        className="mt-2 grid gap-3"
        data-unsaved={sent && true}
      >
        <Field label={words.text}>
          <textarea
            name="text"
            lang={lang}
            rows={Math.min(9, 2 + Math.ceil(text.text.length / 36))}
            defaultValue={sent?.text ?? text.text}
            readOnly={writable.length === 0}
            aria-describedby="findings"
            className="field"
            autoComplete="off"
          />
        </Field>
        <div id="findings" role="status">
          <Findings findings={text.findings} frame={frame} texts={texts} />
        </div>
        {sent?.colleague && (
          <p className="rounded-control bg-amber-tint p-3 text-small">
            <strong>{fill(words.colleague, { who: sent.colleague.who })}</strong>{" "}
            <bdi lang={lang}>{sent.colleague.text}</bdi> {words.keepMine}
          </p>
        )}
        {writable.length === 0 ? (
          <p className="text-small">{words.readOnly}</p>
        ) : (
          <>
            <Voices text={text} frame={frame} texts={texts} />
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Submit name="do" value="save" aria-keyshortcuts="Control+Enter">
                {texts.records.saveDraft}
              </Submit>
              {draft && (
                <Submit isQuiet name="do" value="drop">
                  {texts.records.drop}
                </Submit>
              )}
              {sent && (
                <QuietLink
                  href={studioAddress({ path, language, id, search })}
                  data-id={id}
                  data-leave
                >
                  {texts.back}
                </QuietLink>
              )}
              <span className="text-caption text-ink-3">{words.keys}</span>
            </div>
          </>
        )}
      </Form>
      {draft && (
        <div className="mt-4 border-line border-t pt-3 text-small">
          <p>
            <Badge tone="news">{fill(texts.records.draftOf, { who: draft.who })}</Badge>{" "}
            <span className="text-caption text-ink-2">
              <Time ms={draft.at} frame={frame} />
            </span>
          </p>
          <p className="mt-1.5">
            <span className="block text-caption text-ink-3">{words.publishedText}</span>
            <bdi lang={lang} className="whitespace-pre-line">
              {draft.published}
            </bdi>
          </p>
        </div>
      )}
      <p className="mt-4 border-line border-t pt-3 text-small">
        {text.pages > 1
          ? fill(words.pages.many, { count: text.pages })
          : words.pages[text.pages === 1 ? "one" : "none"]}
      </p>
      {text.facts.length > 0 && (
        <p className="mt-2 text-small">
          {words.facts}{" "}
          {text.facts.map(([name, value], index) => (
            <span key={name}>
              {index > 0 && ", "}
              <code>{`{${name}}`}</code> = {value}
            </span>
          ))}
        </p>
      )}
      <Others {...{ view, text, frame, texts }} />
    </section>
  );
}

/** The language's common text, or the country's own. */
function Voices({ text, frame, texts }: Omit<Props, "view">) {
  const { voice, writable } = text;
  const words = texts.studio;
  const options = writable.map((each) => {
    const countries = countryNames(each.countries, { frame, texts });
    const name = fill(each.voice.includes("-") ? words.own : words.shared, { countries });
    return { value: each.voice, name };
  });
  const [first] = options;
  const chosen = options.find(({ value }) => value === voice) ?? first;
  if (options.length === 1) {
    return (
      <>
        <input type="hidden" name="voice" value={first?.value} />
        <p className="text-caption text-ink-2">
          {words.where}: {first?.name}
        </p>
      </>
    );
  }
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-caption text-ink-2">{words.where}</legend>
      {options.map(({ value, name }) => (
        <label key={value} className="flex min-h-8 items-center gap-2 text-small">
          <input type="radio" name="voice" value={value} defaultChecked={value === chosen?.value} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

function Others({ view, text, frame, texts }: Props) {
  const words = texts.studio;
  const { path, language } = view;
  if (text.others.length === 0) return null;
  return (
    <div className="mt-4 border-line border-t pt-3">
      <h2 className="mb-2 font-sans font-semibold text-small">{words.others}</h2>
      <ul className="grid gap-2">
        {text.others.map((other) => {
          const name = voiceName(other.voice, { frame, texts });
          return (
            <li key={other.voice} className="text-small">
              <span className="flex flex-wrap items-center gap-x-2 text-caption text-ink-3">
                {name}
                {other.isDraft && <Badge tone="news">{words.draft}</Badge>}
                <QuietLink
                  href={studioAddress({ path, language, id: other.id })}
                  about={name}
                  data-id={other.id}
                  className="-my-1"
                >
                  {words.change}
                </QuietLink>
              </span>
              <bdi lang={other.voice.slice(0, 2)} className="whitespace-pre-line">
                {other.text}
              </bdi>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

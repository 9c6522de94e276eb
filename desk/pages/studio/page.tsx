import { studioAddress, studioPaths, studioWidths, textGroups } from "#core/studio.ts";
import { Notices } from "../../notices.tsx";
import { Badge, Card, Field, Select, Submit } from "../../parts.tsx";
import { countryName, languageName } from "../../words.ts";
import { placeWords, QuietLink, type TabProps } from "./parts.tsx";
import { TextForm } from "./text-form.tsx";

type Props = TabProps<"page">;

/** Beside the page, the text that was chosen on it, and all of its texts. */
export function PageTab({ view, frame, texts }: Props) {
  const words = texts.studio;
  const { path, language } = view;
  const source = studioAddress({ path, language }).replace(studioPaths.page, studioPaths.frame);
  return (
    <div id="studio" className="studio grid items-start gap-5 md:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 md:sticky md:top-4">
        <Choice view={view} frame={frame} texts={texts} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
        <section className="stage" tabIndex={0} aria-label={words.stage}>
          <iframe id="frame" title={words.frame} src={source} sandbox="allow-same-origin" />
        </section>
      </div>
      <div className="min-w-0">
        <Notices frame={frame} texts={texts}>
          {frame.notices.some(({ notice }) => notice === "draft_saved") && (
            <QuietLink href={studioPaths.changes} className="-mx-3 underline">
              {words.toChanges}
            </QuietLink>
          )}
        </Notices>
        <div id="panel" className="grid gap-5">
          {view.isFirst && !view.text && <FirstUse texts={texts} />}
          {view.text ? (
            <TextForm view={view} text={view.text} frame={frame} texts={texts} />
          ) : (
            <p className="text-ink-2 text-small">{words.choose}</p>
          )}
          <Texts view={view} texts={texts} />
          <script
            type="application/json"
            id="texts"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: names of files and keys, escaped
            dangerouslySetInnerHTML={{
              __html: JSON.stringify(view.ids).replaceAll("<", "\\u003c"),
            }}
          />
        </div>
      </div>
    </div>
  );
}

function FirstUse({ texts }: Pick<Props, "texts">) {
  return (
    <section className="rounded-card bg-petrol-tint p-5">
      <h2 className="mb-2 text-h4">{texts.studio.firstTitle}</h2>
      <ol className="grid list-decimal gap-1.5 pl-5 text-small">
        {texts.studio.first.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  );
}

/** Which page, and how wide. */
function Choice({ view, frame, texts }: Props) {
  const words = texts.studio;
  const readers = view.readers.map(({ country, language }) => {
    const site = countryName(country, frame.language, texts);
    const spoken = languageName(language, frame.language);
    return [`${country}-${language}`, `${site}, ${spoken}`] as const;
  });
  return (
    <div className="mb-3 flex flex-wrap items-end gap-x-5 gap-y-2">
      <form
        action={studioPaths.page}
        autoComplete="off"
        className="page-choice flex min-w-0 flex-1 basis-80 flex-wrap items-end gap-3"
      >
        <Field label={words.reader}>
          <Select
            name="reader"
            defaultValue={`${view.country}-${view.language}`}
            options={readers}
          />
        </Field>
        <div className="min-w-0 flex-1 basis-40">
          <Field label={words.tabs.page}>
            <Select
              name="page"
              defaultValue={view.path}
              options={view.paths.map((path) => [path, path] as const)}
            />
          </Field>
        </div>
        <Submit>{texts.records.show}</Submit>
      </form>
      <fieldset className="flex">
        <legend className="mb-1 font-semibold text-caption text-ink-2">{words.width}</legend>
        {studioWidths.map((width) => (
          <label
            key={width}
            className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control px-3 font-semibold text-petrol text-small has-checked:bg-petrol-tint"
          >
            <input type="radio" name="width" value={width} defaultChecked={width === "desktop"} />
            {words.widths[width]}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

function Texts({ view, texts }: Pick<Props, "view" | "texts">) {
  const words = texts.studio;
  const { path, language, search, found, groups } = view;
  const chosen = groups.find((group) => textGroups[group] === search);
  return (
    <Card title={words.list}>
      <form action={studioPaths.page} className="mb-3 flex items-end gap-2">
        <input type="hidden" name="page" value={path} />
        <input type="hidden" name="in" value={language} />
        <div className="min-w-0 flex-1">
          <Field label={words.search}>
            <input
              type="search"
              name="q"
              id="search"
              defaultValue={chosen ? "" : search}
              maxLength={100}
              className="field compact"
              autoComplete="off"
            />
          </Field>
        </div>
        <Submit>{words.searchButton}</Submit>
      </form>
      <nav aria-label={words.groupsLabel} className="-mx-2 mb-3">
        <p className="px-2 text-caption text-ink-2">{words.groupsLabel}</p>
        <ul className="flex flex-wrap">
          {groups.map((group) => (
            <li key={group}>
              <a
                href={studioAddress({ path, language, search: textGroups[group] })}
                aria-current={group === chosen ? "true" : undefined}
                className="inline-flex min-h-8 items-center rounded-control px-2 font-semibold text-caption text-petrol hover:bg-petrol-tint aria-[current=true]:bg-amber-tint"
              >
                {words.groups[group]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {found.length === 0 && <p className="text-small">{words.none}</p>}
      <ul className="-mx-2 grid max-h-144 overflow-y-auto">
        {found.map(({ id, text, isDraft }) => (
          <li key={id}>
            <a
              href={studioAddress({ path, language, id, search })}
              data-id={id}
              aria-current={id === view.text?.id ? "true" : undefined}
              className="block rounded-control px-2 py-1.5 hover:bg-petrol-tint aria-[current=true]:bg-amber-tint"
            >
              <span lang={language} className="line-clamp-2 text-small wrap-anywhere">
                {text}
              </span>
              <span className="text-caption text-ink-2 wrap-anywhere">
                {placeWords(id)} {isDraft && <Badge tone="news">{words.draft}</Badge>}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {search && (
        <QuietLink href={studioAddress({ path, language })} className="-mx-2 mt-2">
          {texts.leads.clear}
        </QuietLink>
      )}
    </Card>
  );
}

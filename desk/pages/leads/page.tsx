import { deskPaths, leadViews } from "#core/desk.ts";
import { Card, Field, Form, type PageProps, quietButton, Submit } from "../../parts.tsx";
import { Choices } from "./choices.tsx";
import { Held, Line } from "./line.tsx";
import { Several } from "./several.tsx";

type Props = PageProps<"leads">;

export function Leads({ view, frame, texts }: Props) {
  const words = texts.leads;
  const { held, leads, query, total, skipped } = view;
  const here = skipped > 0 ? `${query && `${query}&`}skip=${skipped}` : query;
  const number = new Intl.NumberFormat(frame.language, { useGrouping: "always" });
  const rowProps = { from: here, frame, texts };
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-1">
        <h1 className="text-h2">
          {texts.pages.leads}{" "}
          <span className="figures font-sans text-h4 text-ink-2">{number.format(total)}</span>
        </h1>
        <p className="text-small text-ink-2">
          {words.export}{" "}
          {(["csv", "xlsx"] as const).map((format) => (
            <a
              key={format}
              href={`${deskPaths.leads}/export/${format}${query && `?${query}`}`}
              className={quietButton}
            >
              {format === "csv" ? "CSV" : "Excel"}
            </a>
          ))}
        </p>
      </div>
      <Views view={view} texts={texts} />
      <Search view={view} frame={frame} texts={texts} />
      <Choices view={view} frame={frame} texts={texts} />
      <p
        role="status"
        id="arrived"
        data-query={query}
        data-since={frame.nowMs}
        className="empty:hidden"
      >
        <a
          href={deskPaths.list(query)}
          hidden
          className={`${quietButton} mb-4 w-full justify-center bg-petrol-tint`}
        >
          {words.arrived} <span className="figures ml-1.5" />
        </a>
      </p>
      <div id="leads" tabIndex={-1}>
        {held.length > 0 && (
          <section className="mb-8 rounded-card bg-amber-tint p-4 md:p-6">
            <h2 className="text-h4">{words.held}</h2>
            <p className="mt-1 mb-4 text-ink-2 text-small">{words.heldLead}</p>
            <ol className="grid gap-3">
              {held.map((lead) => (
                <Held key={lead.id} lead={lead} {...rowProps} />
              ))}
            </ol>
          </section>
        )}
        {leads.length === 0 && held.length === 0 && <Card>{words.none}</Card>}
        {leads.length > 0 && (
          <Form
            frame={frame}
            action={deskPaths.several}
            values={{ from: here }}
            className="overflow-hidden rounded-card bg-white"
          >
            <ol>
              {leads.map((lead) => (
                <Line key={lead.id} lead={lead} {...rowProps} />
              ))}
            </ol>
            <Several view={view} texts={texts} />
          </Form>
        )}
      </div>
      <Pages view={view} frame={frame} texts={texts} />
    </>
  );
}

function Views({ view, texts }: Pick<Props, "view" | "texts">) {
  const words = texts.leads;
  return (
    <nav aria-label={words.viewsLabel} className="mb-4 -mx-1 flex flex-wrap gap-1">
      {["", ...leadViews].map((each) => (
        <a
          key={each}
          href={deskPaths.list(each && `view=${each}`)}
          aria-current={view.choice.view === each && (each || !view.query) ? "page" : undefined}
          className={`${quietButton} aria-[current=page]:bg-petrol aria-[current=page]:text-white`}
        >
          {each ? words.views[each as keyof typeof words.views] : words.all}
        </a>
      ))}
    </nav>
  );
}

function Search({ view, frame, texts }: Props) {
  const words = texts.leads;
  return (
    <Form
      frame={frame}
      action={deskPaths.search}
      values={{ from: view.query }}
      className="mb-4 flex flex-wrap items-end gap-3"
      role="search"
    >
      <div className="min-w-0 flex-1 basis-64">
        <Field label={words.searchHint}>
          <input
            type="search"
            name="text"
            id="search"
            defaultValue={view.text}
            maxLength={254}
            className="field compact"
            autoComplete="off"
          />
        </Field>
      </div>
      <Submit>{words.search}</Submit>
    </Form>
  );
}

function Pages({ view, frame, texts }: Props) {
  const words = texts.leads;
  const { query, total, skipped, pageSize } = view;
  const number = new Intl.NumberFormat(frame.language, { useGrouping: "always" });
  if (total <= pageSize && skipped === 0) return null;
  const at = (skip: number) => deskPaths.list(`${query && `${query}&`}skip=${skip}`);
  const last = Math.min(skipped + pageSize, total);
  return (
    <nav className="mt-5 flex flex-wrap items-center gap-3" aria-label={words.pagesLabel}>
      {skipped > 0 && (
        <>
          <a href={deskPaths.list(query)} className={quietButton}>
            {words.newest}
          </a>
          <a href={at(Math.max(0, skipped - pageSize))} rel="prev" className={quietButton}>
            {words.newer}
          </a>
        </>
      )}
      <p className="figures text-ink-2 text-small">
        {number.format(Math.min(skipped + 1, total))}–{number.format(last)} / {number.format(total)}
      </p>
      {last < total && (
        <a href={at(skipped + pageSize)} rel="next" className={quietButton}>
          {words.older}
        </a>
      )}
    </nav>
  );
}

import { Flag } from "#app/country-choice/flag.tsx";
import { companyKinds } from "#core/company-kinds.ts";
import { contactTypes, unspecifiedContactType } from "#core/contact.ts";
import { isCountryCode } from "#core/countries.ts";
import {
  type DeskFrame,
  deskPaths,
  type LeadLine,
  leadAges,
  leadChoices,
  leadSorts,
  leadStatuses,
  leadViews,
  nobody,
  shownStates,
} from "#core/desk.ts";
import {
  Card,
  Day,
  Field,
  Form,
  type PageProps,
  Progress,
  quietButton,
  Select,
  Submit,
  Time,
} from "../parts.tsx";
import { type DeskTexts, kindNames } from "../texts.ts";
import { ageWords, countryName } from "../words.ts";

const dayMs = 24 * 3_600_000;

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

function Choices({ view, frame, texts }: Props) {
  const words = texts.leads;
  const { choice, countries, campaigns, query, people } = view;
  const kinds = kindNames[frame.language];
  const options: Record<(typeof leadChoices)[number], (readonly [string, string])[]> = {
    status: leadStatuses.map((each) => [each, texts.statuses[each]]),
    country: countries.map((code) => [code, countryName(code, frame.language, texts)]),
    type: [...contactTypes, unspecifiedContactType].map((each) => [
      each,
      texts.types[each as keyof DeskTexts["types"]],
    ]),
    kind: [
      ...companyKinds.map((each) => [each, kinds[each]] as const),
      [nobody, words.noProgramme],
    ],
    campaign: campaigns.map((each) => [each, each]),
    owner: [[nobody, texts.lead.nobody], ...people.map((each) => [each, each] as const)],
    age: leadAges.map((each) => [each, ageWords(Number(each) * dayMs, frame.language)]),
    sort: leadSorts.slice(1).map((each) => [each, words.sorts[each]]),
    state: (["held", ...shownStates] as const).map((each) => [each, texts.states[each]]),
  };
  const shown = leadChoices.filter((name) => name !== "state" || frame.person?.isOperator);
  const params = new URLSearchParams(query);
  const kept = [...params].filter(([name]) => !shown.some((each) => each === name));
  const isChosen = shown.some((name) => choice[name] !== "");
  return (
    <details className="choices mb-6 rounded-card bg-paper p-4 md:p-5" open={isChosen}>
      <summary className="min-h-6 font-semibold">{words.choices}</summary>
      <form
        action={deskPaths.leads}
        className="mt-3 grid grid-cols-2 items-end gap-3 md:mt-0 md:grid-cols-4 xl:grid-cols-5"
      >
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {shown.map((name) => (
          <Field key={name} label={words.fields[name]}>
            <Select
              name={name}
              defaultValue={choice[name]}
              options={[["", name === "sort" ? words.sorts.newest : words.any], ...options[name]]}
            />
          </Field>
        ))}
        <div className="flex flex-wrap gap-x-2">
          <Submit>{words.filter}</Submit>
          {query && (
            <a href={deskPaths.leads} className={quietButton}>
              {words.clear}
            </a>
          )}
        </div>
      </form>
      <Kept view={view} frame={frame} texts={texts} />
    </details>
  );
}

/** What a link from the figures has chosen, and no select shows. */
function Kept({ view, frame, texts }: Props) {
  const { stage, page, since, until } = view.choice;
  const days = [since, until].filter(Boolean);
  const facts = [
    stage && texts.statistics.stages[stage as keyof DeskTexts["statistics"]["stages"]],
    page && (page === nobody ? texts.leads.noPage : page),
    days.length > 0 && days.map((day) => <Day key={day} day={day} frame={frame} />),
    view.isPerson && texts.leads.person,
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <p className="mt-3 text-small text-ink-2">
      {texts.leads.kept}{" "}
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never changed
        <b key={index} className="mr-3 wrap-anywhere">
          {Array.isArray(fact) ? fact.flatMap((part, n) => (n > 0 ? [" – ", part] : [part])) : fact}
        </b>
      ))}
    </p>
  );
}

type LineProps = { lead: LeadLine; from: string; frame: DeskFrame; texts: DeskTexts };

function Line({ lead, from, frame, texts }: LineProps) {
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-line border-t px-4 py-4 first:border-t-0 focus-within:bg-petrol-tint/50 hover:bg-petrol-tint/50 md:px-6 lg:grid-cols-[auto_10rem_minmax(0,14rem)_minmax(0,1fr)_13rem] lg:gap-x-6">
      <label className="relative z-1 -m-3 row-span-4 flex size-11 items-center justify-center lg:row-span-1">
        <input type="checkbox" name="id" value={lead.id} className="size-5 accent-petrol" />
        <span className="sr-only">
          {texts.leads.choose} {lead.name}
        </span>
      </label>
      <Where lead={lead} frame={frame} texts={texts} />
      <Who lead={lead} from={from} texts={texts} />
      <Message lead={lead} />
      <Progress lead={lead} frame={frame} texts={texts} />
    </li>
  );
}

function Message({ lead }: Pick<LineProps, "lead">) {
  return (
    <div className="min-w-0 self-start text-small">
      {lead.inShort && <p className="mb-0.5 font-semibold text-petrol">{lead.inShort}</p>}
      <p className="line-clamp-2 text-ink-2 wrap-anywhere">{lead.message}</p>
    </div>
  );
}

function Several({ view, texts }: Pick<Props, "view" | "texts">) {
  const words = texts.leads;
  const owners = view.people.map((each) => [each, each] as const);
  return (
    <fieldset className="flex flex-wrap items-end gap-3 border-line border-t bg-paper px-4 py-4 md:px-6">
      <legend className="sr-only">{words.several}</legend>
      <p aria-hidden="true" className="w-full font-semibold text-small">
        {words.several}
      </p>
      <Field label={texts.leads.fields.status}>
        <Select
          name="status"
          options={[
            ["", words.unchanged],
            ...leadStatuses
              .filter((each) => each !== "spam")
              .map((each) => [each, texts.statuses[each]] as const),
          ]}
        />
      </Field>
      <Field label={texts.lead.owner}>
        <Select
          name="owner"
          options={[[nobody, words.unchanged], ["", texts.lead.nobody], ...owners]}
        />
      </Field>
      <Submit name="do" value="status">
        {texts.lead.save}
      </Submit>
      <Submit
        isQuiet
        name="do"
        value={view.choice.view === "spam" || view.choice.status === "spam" ? "not_spam" : "spam"}
      >
        {view.choice.view === "spam" || view.choice.status === "spam" ? words.notSpam : words.spam}
      </Submit>
      <Submit isQuiet name="do" value="csv">
        CSV
      </Submit>
      <Submit isQuiet name="do" value="xlsx">
        Excel
      </Submit>
    </fieldset>
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

function Held({ lead, from, frame, texts }: LineProps) {
  const reason =
    texts.leads.heldReasons[lead.heldReason as keyof DeskTexts["leads"]["heldReasons"]];
  const form = { frame, action: deskPaths.several };
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-2 rounded-control bg-white p-4 lg:grid-cols-[10rem_minmax(0,14rem)_minmax(0,1fr)_auto]">
      <Where lead={lead} frame={frame} texts={texts} />
      <Who lead={lead} from={from} texts={texts} isFlat />
      <div>
        <Message lead={lead} />
        {reason && <p className="text-amber-deep text-small">{reason}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Form {...form} values={{ do: "release", id: lead.id, from }}>
          <Submit>{texts.leads.release}</Submit>
        </Form>
        <Form {...form} values={{ do: "spam", id: lead.id, from }}>
          <Submit isQuiet>{texts.leads.spam}</Submit>
        </Form>
      </div>
    </li>
  );
}

function Where({ lead, frame, texts }: Omit<LineProps, "from">) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-2 text-small lg:flex-col lg:items-start lg:gap-0.5">
      <Time ms={lead.receivedAt} frame={frame} />
      <span className="flex items-center gap-1.5">
        {isCountryCode(lead.country) && <Flag code={lead.country} className="size-4" />}
        {countryName(lead.country, frame.language, texts)}
      </span>
    </p>
  );
}

/** The link covers its whole row, unless other controls stand there. */
function Who({
  lead,
  from,
  texts,
  isFlat = false,
}: Omit<LineProps, "frame"> & { isFlat?: boolean }) {
  return (
    <p className="min-w-0 wrap-break-word hyphens-auto">
      <a
        href={deskPaths.lead(lead.id, from)}
        data-lead=""
        className={`font-semibold text-ink underline-offset-4 hover:underline ${isFlat ? "" : "after:absolute after:inset-0"}`}
      >
        <bdi>{lead.name}</bdi>
      </a>
      <span className="block text-ink-2 text-small">
        {lead.company && (
          <>
            <bdi>{lead.company}</bdi> ·{" "}
          </>
        )}
        {texts.types[lead.contactType]}
      </span>
    </p>
  );
}

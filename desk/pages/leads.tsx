import { Flag } from "#app/country-choice/flag.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { contactTypes, unspecifiedContactType } from "#core/contact.ts";
import { isCountryCode } from "#core/countries.ts";
import {
  type DeskFrame,
  deskPaths,
  type LeadLine,
  leadAges,
  leadStatuses,
  shownStates,
} from "#core/desk.ts";
import {
  Card,
  Field,
  Form,
  type PageProps,
  Progress,
  quietButton,
  Select,
  Submit,
  Time,
} from "../parts.tsx";
import type { DeskTexts } from "../texts.ts";
import { ageWords, countryName } from "../words.ts";

const dayMs = 24 * 3_600_000;

type Props = PageProps<"leads">;

export function Leads({ view, frame, texts }: Props) {
  const words = texts.leads;
  const { held, leads, text, next, query } = view;
  const isStart = !frame.here.includes("after=");
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h1 className="text-h2">{texts.pages.leads}</h1>
          <p className="mt-2 text-ink-2">{view.isPerson ? words.person : words.lead}</p>
        </div>
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
      <Choices view={view} frame={frame} texts={texts} />
      <p role="status" id="new-leads" data-text={words.newLeads} className="sr-only" />
      <div id="leads" data-live={isStart && !text ? "1" : undefined}>
        {text && (
          <p className="mb-4 font-semibold">
            {words.matches} “{text}”: {held.length + leads.length}
          </p>
        )}
        {held.length > 0 && (
          <section className="mb-8 rounded-card bg-amber-tint p-4 md:p-6">
            <h2 className="text-h4">{words.held}</h2>
            <p className="mt-1 mb-4 text-ink-2 text-small">{words.heldLead}</p>
            <ol className="grid gap-3">
              {held.map((lead) => (
                <Held key={lead.id} lead={lead} frame={frame} texts={texts} />
              ))}
            </ol>
          </section>
        )}
        {leads.length === 0 && held.length === 0 && <Card>{words.none}</Card>}
        {leads.length > 0 && (
          <ol className="overflow-hidden rounded-card bg-white">
            {leads.map((lead) => (
              <Line key={lead.id} lead={lead} frame={frame} texts={texts} />
            ))}
          </ol>
        )}
      </div>
      <nav className="mt-5 flex flex-wrap gap-3" aria-label={texts.pages.leads}>
        {!isStart && (
          <a href={`${deskPaths.leads}${query && `?${query}`}`} className={quietButton}>
            {words.newest}
          </a>
        )}
        {next && (
          <a
            href={`${deskPaths.leads}?${next}`}
            className={buttonClass({ variant: "secondary", size: "small" })}
          >
            {words.older}
          </a>
        )}
      </nav>
    </>
  );
}

function Choices({ view, frame, texts }: Props) {
  const words = texts.leads;
  const { choice, countries, campaigns, query, text } = view;
  const any = ["", words.any] as const;
  const selects = {
    status: leadStatuses.map((each) => [each, texts.statuses[each]] as const),
    country: countries.map((code) => [code, countryName(code, frame.language, texts)] as const),
    type: [...contactTypes, unspecifiedContactType].map(
      (each) => [each, texts.types[each as keyof DeskTexts["types"]]] as const,
    ),
    state: (["held", ...shownStates] as const).map((each) => [each, texts.states[each]] as const),
    campaign: campaigns.map((each) => [each, each] as const),
    age: leadAges.map((each) => [each, ageWords(Number(each) * dayMs, frame.language)] as const),
  };
  return (
    <details
      className="choices mb-6 rounded-card bg-paper p-4 md:p-5"
      open={Boolean(query || text)}
    >
      <summary className="min-h-6 font-semibold">{words.choices}</summary>
      <form
        action={deskPaths.leads}
        className="mt-3 grid grid-cols-2 items-end gap-3 md:grid-cols-3 xl:grid-cols-[repeat(6,1fr)_auto]"
      >
        {Object.entries(selects).map(([name, options]) => (
          <Field key={name} label={words.fields[name as keyof typeof choice]}>
            <Select
              name={name}
              defaultValue={choice[name as keyof typeof choice]}
              options={[any, ...options]}
            />
          </Field>
        ))}
        <div className="col-span-full flex flex-wrap gap-2 xl:col-auto">
          <Submit>{words.filter}</Submit>
          {query && (
            <a href={deskPaths.leads} className={quietButton}>
              {words.clear}
            </a>
          )}
        </div>
      </form>
      <Form
        frame={frame}
        action={`${deskPaths.search}${query && `?${query}`}`}
        className="mt-4 flex flex-wrap items-end gap-3"
      >
        <div className="min-w-0 flex-1 basis-64">
          <Field label={words.searchHint}>
            <input type="search" name="text" required maxLength={254} className="field compact" />
          </Field>
        </div>
        <Submit>{words.search}</Submit>
      </Form>
    </details>
  );
}

type LineProps = { lead: LeadLine; frame: DeskFrame; texts: DeskTexts };

function Line({ lead, frame, texts }: LineProps) {
  return (
    <li className="relative grid grid-cols-1 gap-x-6 gap-y-1 border-line border-t px-4 py-4 first:border-t-0 hover:bg-petrol-tint/50 md:px-6 lg:grid-cols-[11rem_minmax(0,15rem)_minmax(0,1fr)_12rem]">
      <Where lead={lead} frame={frame} texts={texts} />
      <Who lead={lead} texts={texts} />
      <p className="line-clamp-2 self-start text-ink-2 text-small wrap-anywhere">{lead.message}</p>
      <Progress lead={lead} texts={texts} />
    </li>
  );
}

function Held({ lead, frame, texts }: LineProps) {
  const path = deskPaths.lead(lead.id);
  const reason =
    texts.leads.heldReasons[lead.heldReason as keyof DeskTexts["leads"]["heldReasons"]];
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-2 rounded-control bg-white p-4 lg:grid-cols-[11rem_minmax(0,15rem)_minmax(0,1fr)_auto]">
      <Where lead={lead} frame={frame} texts={texts} />
      <Who lead={lead} texts={texts} isFlat />
      <p className="text-ink-2 text-small wrap-anywhere">
        <span className="line-clamp-2">{lead.message}</span>
        {reason && <span className="text-amber-deep">{reason}</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        <Form frame={frame} action={path} values={{ do: "release", back: "1" }}>
          <Submit>{texts.leads.release}</Submit>
        </Form>
        <Form frame={frame} action={path} values={{ do: "spam", back: "1" }}>
          <Submit isQuiet>{texts.leads.spam}</Submit>
        </Form>
      </div>
    </li>
  );
}

function Where({ lead, frame, texts }: LineProps) {
  return (
    <p className="flex items-center gap-2 text-ink-2 text-small lg:flex-col lg:items-start lg:gap-0.5">
      <Time ms={lead.receivedAt} language={frame.language} />
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
  texts,
  isFlat = false,
}: Pick<LineProps, "lead" | "texts"> & { isFlat?: boolean }) {
  return (
    <p className="min-w-0 wrap-break-word hyphens-auto">
      <a
        href={deskPaths.lead(lead.id)}
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

import type { ComponentProps, ReactNode } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { WideTable } from "#app/ui/wide-table.tsx";
import {
  type DeskFrame,
  type DeskView,
  type LeadLine,
  leadStatuses,
  nobody,
  openStatuses,
} from "#core/desk.ts";
import type { DeskTexts } from "./texts.ts";
import { money, overallState, stateTones, statusTones } from "./words.ts";

export type PageProps<Page extends DeskView["page"]> = {
  view: Extract<DeskView, { page: Page }>;
  frame: DeskFrame;
  texts: DeskTexts;
};

export const quietButton =
  "inline-flex min-h-11 items-center rounded-control px-3 font-semibold text-petrol hover:bg-petrol-tint";

/** Every form is sent with the token that only this browser knows. */
export function Form({
  frame,
  values = {},
  children,
  ...props
}: ComponentProps<"form"> & { frame: DeskFrame; values?: Record<string, string> }) {
  return (
    <form method="post" {...props}>
      {Object.entries({ token: frame.formToken, ...values }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/** `data-key` names the key that presses it. */
export function Submit({
  isQuiet = false,
  className = "",
  children,
  ...props
}: ComponentProps<"button"> & { isQuiet?: boolean; "data-key"?: string; "data-busy"?: string }) {
  const look = isQuiet ? quietButton : buttonClass({ variant: "secondary", size: "small" });
  return (
    <button type="submit" className={`${look} ${className}`} {...props}>
      {children}
    </button>
  );
}

export function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
    <label className="block min-w-0">
      <span className="mb-1 block font-semibold text-caption text-ink-2">{label}</span>
      {children}
    </label>
  );
}

export function Select({
  options,
  ...props
}: ComponentProps<"select"> & { options: (readonly [value: string, text: string])[] }) {
  return (
    <select className="field compact" {...props}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

type HandledBy = { texts: DeskTexts; chosen?: string; unchanged?: string };

/** Spam has a button of its own. */
export function StatusSelect({ texts, chosen, unchanged }: HandledBy) {
  const shown = leadStatuses.filter((each) => each !== "spam" || each === chosen);
  const options = shown.map((each) => [each, texts.statuses[each]] as const);
  return (
    <Field label={texts.leads.fields.status}>
      <Select
        name="status"
        defaultValue={chosen}
        options={unchanged ? [["", unchanged], ...options] : options}
      />
    </Field>
  );
}

export function OwnerSelect({
  people,
  texts,
  chosen,
  unchanged,
}: HandledBy & { people: readonly string[] }) {
  const options = [["", texts.lead.nobody] as const, ...people.map((who) => [who, who] as const)];
  return (
    <Field label={texts.lead.owner}>
      <Select
        name="owner"
        defaultValue={chosen}
        options={unchanged ? [[nobody, unchanged], ...options] : options}
      />
    </Field>
  );
}

export function Card({
  title,
  children,
  className = "",
}: {
  title?: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <section className={`rounded-card bg-white p-5 md:p-7 ${className}`}>
      {title && <h2 className="mb-4 text-h4">{title}</h2>}
      {children}
    </section>
  );
}

/** Names and values; those without a value are left out. */
export function Facts({ facts, className }: { facts: [string, ReactNode][]; className: string }) {
  return (
    <dl className={`text-small ${className}`}>
      {facts
        .filter(([, value]) => value !== "")
        .map(([name, value]) => (
          <div key={name}>
            <dt className="text-caption text-ink-3">{name}</dt>
            <dd className="wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}

export function DataTable({
  label,
  columns,
  rows,
}: {
  label: string;
  columns: string[];
  rows: ReactNode[][];
}) {
  return (
    <WideTable label={label} className="-mx-2">
      <table className="w-full border-collapse text-left text-small">
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="px-2 py-2 font-semibold text-caption text-ink-2"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never changed
            <tr key={row} className="border-line border-t align-top">
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never changed
                <td key={index} className="px-2 py-2.5 [&>time]:whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

/** On the reader's clock. Before the first visit's script has told it, on that of their country. */
export function Time({ ms, frame }: { ms: number; frame: DeskFrame }) {
  return <time dateTime={new Date(ms).toISOString()}>{clockOf(frame).format(ms)}</time>;
}

let clock = { name: "", format: new Intl.DateTimeFormat() };

/** The last one is kept: lists have thousands of times, and to make a format takes longer than all else in their lines. */
function clockOf({ language, zone }: DeskFrame): Intl.DateTimeFormat {
  const name = `${language} ${zone}`;
  if (clock.name !== name) {
    const style = { dateStyle: "medium", timeStyle: "short", timeZone: zone } as const;
    clock = { name, format: new Intl.DateTimeFormat(language, style) };
  }
  return clock.format;
}

/** "18 nov": of a day without a time. */
export function Day({ day, frame }: { day: string; frame: DeskFrame }) {
  const format = new Intl.DateTimeFormat(frame.language, {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  return <>{format.format(Date.parse(day))}</>;
}

const tones = {
  plain: "bg-bone-2 text-ink-2",
  news: "bg-amber-tint text-amber-deep",
  good: "bg-salud-tint text-salud-deep",
  bad: "bg-hogar-tint text-hogar-deep",
  calm: "bg-petrol-tint text-petrol",
};

export function Badge({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-block rounded-chip px-2 py-0.5 font-semibold text-caption ${tones[tone]}`}
    >
      {children}
    </span>
  );
}

type ProgressProps = { lead: LeadLine; frame: DeskFrame; texts: DeskTexts };

/** A lead's status, what it brought, its owner and its day; for operators, also what was not sent. */
export function Progress({ lead, frame, texts }: ProgressProps) {
  const state = overallState(lead.deliveries);
  const isShown = state === "held" || (frame.person?.isOperator && state !== "sent");
  const isOpen = openStatuses.some((each) => each === lead.status);
  return (
    <div className="flex flex-wrap content-start items-center gap-1.5">
      <Badge tone={statusTones[lead.status]}>{texts.statuses[lead.status]}</Badge>
      {isShown && lead.status !== "spam" && (
        <Badge tone={stateTones[state]}>{texts.states[state]}</Badge>
      )}
      {lead.value !== null && (
        <span className="figures font-semibold text-caption">
          {money(lead.value, lead.currency, frame.language)}
        </span>
      )}
      {lead.reason && <span className="text-caption text-ink-2">{texts.reasons[lead.reason]}</span>}
      {isOpen && lead.followUp && (
        <span
          className={`text-caption ${lead.followUp <= frame.today ? "font-semibold text-danger" : "text-ink-2"}`}
        >
          {texts.lead.followUp}: <Day day={lead.followUp} frame={frame} />
        </span>
      )}
      <span className="w-full text-caption text-ink-2 wrap-anywhere">
        {lead.owner || texts.lead.nobody}
      </span>
    </div>
  );
}

export function PageTitle({ title, lead }: { title: string; lead: string }) {
  return (
    <div className="mb-6">
      <h1 className="text-h2">{title}</h1>
      <p className="measure mt-2 text-ink-2">{lead}</p>
    </div>
  );
}

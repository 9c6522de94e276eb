import type { ReactNode } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import {
  type DeliveryView,
  type DeskFrame,
  deskPaths,
  handlingMark,
  lastSent,
  leadStatuses,
  noteLimit,
} from "#core/desk.ts";
import { languages } from "#core/languages.ts";
import {
  Badge,
  Card,
  DataTable,
  Facts,
  Field,
  Form,
  type PageProps,
  Progress,
  quietButton,
  Select,
  Submit,
  Time,
} from "../parts.tsx";
import { texts as allTexts, type DeskTexts } from "../texts.ts";
import { countryName, failureWords, languageName, stateTones } from "../words.ts";

type Props = PageProps<"lead">;

export function Lead({ view, frame, texts }: Props) {
  const { lead } = view;
  const words = texts.lead;
  return (
    <>
      <a href={deskPaths.leads} className={`${quietButton} -mx-3`}>
        ← {texts.pages.leads}
      </a>
      <h1 className="mt-2 mb-2 text-h2 wrap-anywhere">
        <bdi>{lead.name}</bdi>
      </h1>
      <div className="mb-6">
        <Progress lead={lead} texts={texts} />
      </div>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="grid grid-cols-1 gap-5">
          <Card title={words.message}>
            <p className="measure whitespace-pre-wrap wrap-anywhere" dir="auto">
              {lead.message}
            </p>
            <p className="mt-4 text-caption text-ink-3">{words.caution}</p>
            <div className="mt-4 flex flex-wrap gap-3">
              <a
                href={`mailto:${encodeURIComponent(lead.email).replace("%40", "@")}?subject=${encodeURIComponent(subjectFor(lead.language))}`}
                className={buttonClass({ size: "small" })}
              >
                {words.answer}
              </a>
              {lead.phone && (
                <a
                  href={`tel:${lead.phone.replace(/[^\d+]/g, "")}`}
                  className={buttonClass({ variant: "secondary", size: "small" })}
                >
                  {words.call} <bdi>{lead.phone}</bdi>
                </a>
              )}
            </div>
          </Card>
          {lead.programme && <Programme programme={lead.programme} texts={texts} />}
        </div>
        <div className="grid grid-cols-1 gap-5 lg:row-span-2">
          <Handling view={view} frame={frame} texts={texts} />
          <Card>
            <Source view={view} frame={frame} texts={texts} />
          </Card>
        </div>
        <div className="grid grid-cols-1 gap-5">
          <Notes view={view} frame={frame} texts={texts} />
          <Deliveries view={view} frame={frame} texts={texts} />
          {frame.person?.isOperator && <Erase view={view} frame={frame} texts={texts} />}
        </div>
      </div>
    </>
  );
}

/** In the visitor's language. */
function subjectFor(language: string): string {
  return allTexts[languages.find((each) => each === language) ?? "es"].lead.answerSubject;
}

function Source({ view, frame, texts }: Props) {
  const { lead } = view;
  const names = texts.lead.facts;
  const { fields } = texts.leads;
  const facts: [string, ReactNode][] = [
    [names.email, lead.email],
    [names.phone, lead.phone],
    [names.company, lead.company],
    [fields.country, countryName(lead.country, frame.language, texts)],
    [fields.type, texts.types[lead.contactType]],
    [names.received, <Time key="time" ms={lead.receivedAt} language={frame.language} />],
    [names.page, lead.page],
    [texts.language, languageName(lead.language, frame.language)],
    [fields.campaign, lead.campaign],
    [names.reference, lead.id],
  ];
  return <Facts facts={facts} className="grid gap-3" />;
}

function Handling({ view, frame, texts }: Props) {
  const { lead, people } = view;
  const words = texts.lead;
  const owners = [...new Set([...people, lead.owner])].filter(Boolean);
  const form = { frame, action: deskPaths.lead(lead.id) };
  const change = { do: "status", were: handlingMark(lead) };
  const me = frame.person?.email ?? "";
  const isMine = lead.status === "in_hand" && lead.owner === me;
  const isOpen = lead.status === "new" || lead.status === "in_hand";
  return (
    <Card title={words.handling}>
      {isOpen && (
        <Form
          {...form}
          values={{ ...change, status: isMine ? "answered" : "in_hand", owner: me }}
          className="mb-5 grid"
        >
          <button type="submit" className={buttonClass({ size: "small" })}>
            {isMine ? words.answered : words.take}
          </button>
        </Form>
      )}
      <Form {...form} values={change} className="grid gap-4">
        <Field label={texts.leads.fields.status}>
          <Select
            name="status"
            defaultValue={lead.status}
            options={leadStatuses.map((each) => [each, texts.statuses[each]])}
          />
        </Field>
        <Field label={words.owner}>
          <Select
            name="owner"
            defaultValue={lead.owner}
            options={[["", words.nobody], ...owners.map((who) => [who, who] as const)]}
          />
        </Field>
        <Submit>{words.save}</Submit>
      </Form>
    </Card>
  );
}

function Notes({ view, frame, texts }: Props) {
  const { lead } = view;
  const words = texts.lead;
  return (
    <Card title={words.notes}>
      <ol className="mb-4 grid gap-4">
        {lead.notes.map(({ at, who, text }) => (
          <li key={`${at} ${text}`} className="border-petrol border-l-2 pl-4">
            <p className="text-caption text-ink-3">
              {who} · <Time ms={at} language={frame.language} />
            </p>
            <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
          </li>
        ))}
      </ol>
      <Form
        frame={frame}
        action={deskPaths.lead(lead.id)}
        values={{ do: "note" }}
        className="grid justify-items-start gap-3"
      >
        <div className="w-full">
          <Field label={words.note}>
            <textarea name="note" required maxLength={noteLimit} rows={3} className="field" />
          </Field>
        </div>
        <Submit>{words.addNote}</Submit>
      </Form>
    </Card>
  );
}

function Deliveries({ view, frame, texts }: Props) {
  const { lead } = view;
  const words = texts.lead;
  const path = deskPaths.lead(lead.id);
  const sent = lastSent(lead.deliveries);
  const isHeld = lead.deliveries.some(({ state }) => state === "held");
  const isStuck = frame.person?.isOperator && !sent;
  const actions = [
    [isHeld, "release", texts.leads.release, false],
    [isHeld, "spam", texts.leads.spam, true],
    [isStuck, "retry", words.retry, false],
    [isStuck, "discard", words.discard, true],
    [sent, "resend", words.resend, true],
  ] as const;
  return (
    <Card title={words.deliveries}>
      <DataTable
        label={words.deliveries}
        columns={words.deliveryColumns}
        rows={lead.deliveries.map((delivery) => rowOf(delivery, frame, texts))}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        {actions
          .filter(([isShown]) => isShown)
          .map(([, name, text, isQuiet]) => (
            <Form key={name} frame={frame} action={path} values={{ do: name, sent }}>
              <Submit isQuiet={isQuiet}>{text}</Submit>
            </Form>
          ))}
      </div>
    </Card>
  );
}

function rowOf(delivery: DeliveryView, frame: DeskFrame, texts: DeskTexts): ReactNode[] {
  const { desk, state, attempts, sentAt, dueAt, failure } = delivery;
  const known = state as keyof typeof stateTones;
  const isWaiting = state === "waiting" && attempts > 0;
  return [
    texts.desks[desk],
    <Badge key="state" tone={stateTones[known]}>
      {texts.states[known]}
    </Badge>,
    attempts,
    <span key="answer" className="grid gap-1">
      {sentAt !== null && <Time ms={sentAt} language={frame.language} />}
      {failure && state !== "discarded" && (
        <span>
          {desk !== "visitor" && failureWords(failure, texts)}{" "}
          <code className="text-caption">{failure}</code>
        </span>
      )}
      {isWaiting && (
        <span className="text-ink-2">
          {texts.lead.next}: <Time ms={dueAt} language={frame.language} />
        </span>
      )}
    </span>,
  ];
}

function Programme({
  programme,
  texts,
}: {
  programme: NonNullable<Props["view"]["lead"]["programme"]>;
  texts: DeskTexts;
}) {
  if (typeof programme === "string") return <Card title={texts.lead.programme}>{programme}</Card>;
  const { facts, headings, rows, links } = programme;
  return (
    <Card title={texts.lead.programme}>
      <Facts facts={facts} className="mb-4 flex flex-wrap gap-x-8 gap-y-2" />
      <DataTable
        label={texts.lead.programme}
        columns={headings}
        rows={rows.map((cells) =>
          cells.map((cell) => (
            <span key={cell} className="whitespace-nowrap">
              {cell}
            </span>
          )),
        )}
      />
      <div className="-mx-3 mt-3 flex flex-wrap gap-x-4">
        {links.map(([label, href]) => (
          <a key={href} href={href} className={quietButton} rel="noreferrer">
            {label}
          </a>
        ))}
      </div>
    </Card>
  );
}

function Erase({ view, frame, texts }: Props) {
  const words = texts.lead;
  return (
    <details className="rounded-card bg-white p-5 md:p-7">
      <summary className="min-h-6 font-semibold text-danger">{words.erase}</summary>
      <Form
        frame={frame}
        action={deskPaths.lead(view.lead.id)}
        values={{ do: "erase" }}
        className="mt-3 grid gap-3"
        autoComplete="off"
      >
        <Field label={words.eraseLead}>
          <input name="confirmation" required className="field compact" />
        </Field>
        <Submit className="text-danger">{words.eraseButton}</Submit>
      </Form>
    </details>
  );
}

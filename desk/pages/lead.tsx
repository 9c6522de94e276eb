import type { ReactNode } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { countries } from "#core/countries.ts";
import {
  answerLimits,
  type DeliveryView,
  type DeskFrame,
  deskPaths,
  handlingMark,
  lastSent,
  leadStatuses,
  lossReasons,
  noteLimit,
} from "#core/desk.ts";
import { fill } from "#core/template.ts";
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
import type { DeskTexts } from "../texts.ts";
import { countryName, failureWords, languageName, stateTones } from "../words.ts";

type Props = PageProps<"lead">;

export function Lead({ view, frame, texts }: Props) {
  const { lead, from } = view;
  const words = texts.lead;
  return (
    <>
      <a href={deskPaths.list(from)} className={`${quietButton} -mx-3`}>
        ← {texts.pages.leads}
      </a>
      <h1 className="mt-2 mb-2 text-h2 wrap-anywhere">
        <bdi>{lead.name}</bdi>
      </h1>
      <div className="mb-3 max-w-160">
        <Progress lead={lead} frame={frame} texts={texts} />
      </div>
      <Others view={view} texts={texts} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="grid grid-cols-1 gap-5">
          <Card title={words.message}>
            <p className="measure whitespace-pre-wrap wrap-anywhere" dir="auto">
              {lead.message}
            </p>
            <p className="mt-4 text-caption text-ink-3">{words.caution}</p>
            <div className="mt-4 flex flex-wrap gap-3">
              <a href="#answer" className={buttonClass({ size: "small" })}>
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
          <Answer view={view} frame={frame} texts={texts} />
          <Notes view={view} frame={frame} texts={texts} />
          {frame.person?.isOperator && <Deliveries view={view} frame={frame} texts={texts} />}
          {frame.person?.isOperator && <Erase view={view} frame={frame} texts={texts} />}
        </div>
      </div>
    </>
  );
}

/** Whether the person, or somebody at the company, has written before. */
function Others({ view, texts }: Pick<Props, "view" | "texts">) {
  const { others, personQuery, id } = view.lead;
  const shown = [
    [others.ofPerson, texts.lead.ofPerson, personQuery],
    [others.ofCompany, texts.lead.ofCompany, `company=${id}`],
  ] as const;
  return (
    <ul className="-mx-3 mb-5 flex flex-wrap">
      {shown
        .filter(([count]) => count > 0)
        .map(([count, words, query]) => (
          <li key={query}>
            <a href={deskPaths.list(query)} className={quietButton}>
              {count === 1 ? words.one : fill(words.many, { count: `${count}` })}
            </a>
          </li>
        ))}
    </ul>
  );
}

/** From the desk, or from one's own mail program. */
function Answer({ view, frame, texts }: Props) {
  const { lead, answer, from } = view;
  const words = texts.lead;
  const path = deskPaths.lead(lead.id, from);
  const mailto = `mailto:${encodeURIComponent(lead.email).replace("%40", "@")}?subject=${encodeURIComponent(answer.subject)}`;
  if (!lead.email) return null;
  return (
    <Card title={words.answer} className="scroll-mt-4">
      <nav id="answer" aria-label={words.templates} className="-mx-3 mb-3 flex flex-wrap">
        {answer.templates.map(([id, name]) => (
          <a
            key={id}
            href={`${path}${from ? "&" : "?"}template=${id}#answer`}
            className={quietButton}
            lang={lead.language}
          >
            {name}
          </a>
        ))}
      </nav>
      <Form
        frame={frame}
        action={path}
        values={{ do: "answer", answer: answer.id }}
        className="grid justify-items-start gap-3"
      >
        <div className="w-full">
          <Field label={words.subject}>
            <input
              name="subject"
              required
              maxLength={answerLimits.subject}
              defaultValue={answer.subject}
              lang={lead.language}
              className="field compact"
            />
          </Field>
        </div>
        <div className="w-full">
          <Field label={words.answerText}>
            <textarea
              name="text"
              required
              maxLength={answerLimits.text}
              rows={12}
              defaultValue={answer.text}
              lang={lead.language}
              className="field"
            />
          </Field>
        </div>
        <p className="text-caption text-ink-2">
          {fill(words.answerLead, { email: frame.person?.email ?? "" })}
        </p>
        <div className="flex flex-wrap gap-2">
          <Submit>{words.send}</Submit>
          <a href={mailto} className={quietButton}>
            {words.ownProgram}
          </a>
        </div>
      </Form>
    </Card>
  );
}

function Source({ view, frame, texts }: Props) {
  const { lead } = view;
  const names = texts.lead.facts;
  const { fields } = texts.leads;
  const facts: [string, ReactNode][] = [
    [names.reference, <b key="reference">{lead.reference}</b>],
    [names.email, lead.email],
    [names.phone, lead.phone],
    [names.company, lead.company],
    [fields.country, countryName(lead.country, frame.language, texts)],
    [fields.type, texts.types[lead.contactType]],
    [names.received, <Time key="time" ms={lead.receivedAt} frame={frame} />],
    [names.page, lead.page],
    [texts.language, languageName(lead.language, frame.language)],
    [fields.campaign, lead.campaign],
    [names.id, frame.person?.isOperator ? lead.id : ""],
  ];
  return <Facts facts={facts} className="grid gap-3" />;
}

function Handling({ view, frame, texts }: Props) {
  const { lead, people, from } = view;
  const words = texts.lead;
  const owners = [...new Set([...people, lead.owner])].filter(Boolean);
  const form = { frame, action: deskPaths.lead(lead.id, from) };
  const change = { do: "status", were: handlingMark(lead) };
  const me = frame.person?.email ?? "";
  const isMine = lead.status === "in_hand" && lead.owner === me;
  const isOpen = lead.status === "new" || lead.status === "in_hand";
  const isHeld = lead.deliveries.some(({ state }) => state === "held");
  const isSpam = lead.status === "spam";
  return (
    <Card title={words.handling}>
      {isHeld && (
        <Form {...form} values={{ do: "release" }} className="mb-3 grid">
          <Submit>{texts.leads.release}</Submit>
        </Form>
      )}
      {isOpen && (
        <Form
          {...form}
          values={{ ...change, status: isMine ? "answered" : "in_hand", owner: me }}
          className="mb-5 grid"
        >
          <button type="submit" className={buttonClass({ size: "small" })} data-key="e">
            {isMine ? words.answered : words.take}
          </button>
        </Form>
      )}
      <Form {...form} values={change} className="handling grid gap-4">
        <Field label={texts.leads.fields.status}>
          <Select
            name="status"
            defaultValue={lead.status}
            options={leadStatuses
              .filter((each) => each !== "spam" || isSpam)
              .map((each) => [each, texts.statuses[each]])}
          />
        </Field>
        <div className="only-won">
          <div className="grid grid-cols-[1fr_6rem] gap-3">
            <Field label={words.value}>
              <input
                name="value"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={written(lead.value ?? lead.proposed.value, frame)}
                className="field compact"
              />
            </Field>
            <Field label={words.currency}>
              <Select
                name="currency"
                defaultValue={lead.currency || lead.proposed.currency}
                options={countries.map(({ currency }) => [currency, currency])}
              />
            </Field>
          </div>
        </div>
        <div className="only-lost">
          <Field label={words.reason}>
            <Select
              name="reason"
              defaultValue={lead.reason}
              options={[
                ["", words.noReason],
                ...lossReasons.map((each) => [each, texts.reasons[each]] as const),
              ]}
            />
          </Field>
        </div>
        <Field label={words.owner}>
          <Select
            name="owner"
            defaultValue={lead.owner}
            options={[["", words.nobody], ...owners.map((who) => [who, who] as const)]}
          />
        </Field>
        <Field label={words.followUp}>
          <input
            type="date"
            name="followUp"
            defaultValue={lead.followUp}
            className="field compact"
          />
        </Field>
        <Submit>{words.save}</Submit>
      </Form>
      <Form {...form} values={{ do: isSpam ? "not_spam" : "spam" }} className="mt-3 grid">
        <Submit isQuiet className="justify-center">
          {isSpam ? texts.leads.notSpam : texts.leads.spam}
        </Submit>
      </Form>
    </Card>
  );
}

function written(value: number | null, frame: DeskFrame): string {
  return value === null ? "" : new Intl.NumberFormat(frame.language).format(value);
}

function Notes({ view, frame, texts }: Props) {
  const { lead, from } = view;
  const words = texts.lead;
  const stateOf = (id: string) => lead.deliveries.find((each) => each.id === id)?.state ?? "sent";
  return (
    <Card title={words.notes}>
      <ol className="mb-4 grid gap-4">
        {lead.notes.map(({ at, who, text, answer }) => (
          <li
            key={`${at} ${text}`}
            className={`border-l-2 pl-4 ${answer ? "border-salud" : "border-petrol"}`}
          >
            <p className="text-caption text-ink-3">
              {who} · <Time ms={at} frame={frame} />
            </p>
            {answer && (
              <p className="font-semibold text-small">
                {words.answerSent}: {answer.subject}{" "}
                <AnswerState state={stateOf(answer.deliveryId)} texts={texts} />
              </p>
            )}
            <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
          </li>
        ))}
      </ol>
      <Form
        frame={frame}
        action={deskPaths.lead(lead.id, from)}
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

function AnswerState({ state, texts }: { state: string; texts: DeskTexts }) {
  const known = state as keyof typeof stateTones;
  return <Badge tone={stateTones[known]}>{texts.states[known]}</Badge>;
}

function Deliveries({ view, frame, texts }: Props) {
  const { lead, from } = view;
  const words = texts.lead;
  const path = deskPaths.lead(lead.id, from);
  const sent = lastSent(lead.deliveries);
  const isStuck = !sent;
  const actions = [
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
      {sentAt !== null && <Time ms={sentAt} frame={frame} />}
      {failure && state !== "discarded" && (
        <span>
          {desk !== "visitor" && failureWords(failure, texts)}{" "}
          <code className="text-caption">{failure}</code>
        </span>
      )}
      {isWaiting && (
        <span className="text-ink-2">
          {texts.lead.next}: <Time ms={dueAt} frame={frame} />
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

import type { ReactNode } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { deskPaths } from "#core/desk.ts";
import { fill } from "#core/template.ts";
import {
  Card,
  Facts,
  Field,
  Form,
  type PageProps,
  Progress,
  quietButton,
  Submit,
  Time,
} from "../../parts.tsx";
import { countryName, languageName } from "../../words.ts";
import { Answer } from "./answer.tsx";
import { Deliveries } from "./deliveries.tsx";
import { Handling } from "./handling.tsx";
import { Notes } from "./notes.tsx";
import { Programme } from "./programme.tsx";

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

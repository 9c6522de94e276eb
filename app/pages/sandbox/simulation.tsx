import { useState } from "react";
import { actors, type CaseEvent, caseEvents, caseSteps, defaultFamily } from "#app/cases/case.ts";
import { StepBar } from "#app/screens/step-bar.tsx";
import { Button } from "#app/ui/button.tsx";
import { CodePanel } from "#app/ui/code-panel.tsx";
import type { SandboxContent } from "#content/sandbox/schema.ts";
import { type FamilyId, familyIds } from "#core/pages.ts";
import type { SandboxCases } from "./samples.server.ts";
import {
  type Answer,
  eventMessage,
  type Failure,
  failures,
  openCase,
  readCase,
  requestFor,
  type SandboxSample,
} from "./simulator.ts";

type Texts = Omit<SandboxContent, "head">;

/** The events that have happened when a request is answered. */
const firstEvents: readonly CaseEvent[] = caseEvents.slice(0, 2);

/** Its id tells an answer from the same answer to the same request sent again. */
const answered = (call: string, answer: Answer) => ({ id: Math.random(), call, answer });

const opened = (request: string, sample: SandboxSample) =>
  answered("POST /v1/cases", openCase(request, sample));

/** Each request opens another case. */
const nextCase = (sample: SandboxSample): SandboxSample => ({
  ...sample,
  case: String(Number(sample.case) + 1),
});

/** A request that was sent and can be changed, its answer, the events that follow one by one, and what people see by then. */
export function Simulation({
  content,
  cases,
  steps,
}: {
  content: Texts;
  cases: SandboxCases;
  /** The names of a case's three steps. */
  steps: string[];
}) {
  const [family, setFamily] = useState<FamilyId>(defaultFamily);
  const [sample, setSample] = useState(cases.families[family].sample);
  const [request, setRequest] = useState(requestFor(sample));
  const [exchange, setExchange] = useState(() => opened(requestFor(sample), sample));
  const [passed, setPassed] = useState(firstEvents);
  const upcoming = passed.length > 0 ? caseEvents[passed.length] : undefined;

  function begin(chosen: FamilyId) {
    const { sample } = cases.families[chosen];
    setFamily(chosen);
    setSample(sample);
    setRequest(requestFor(sample));
    setExchange(opened(requestFor(sample), sample));
    setPassed(firstEvents);
  }

  function send() {
    const next = nextCase(sample);
    const sent = opened(request, next);
    setSample(next);
    setExchange(sent);
    setPassed(sent.answer.status === 201 ? firstEvents : []);
  }

  function read() {
    const last = passed.at(-1);
    if (last) setExchange(answered(`GET /v1/cases/${sample.case}`, readCase(last, sample)));
  }

  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <form
        className="grid content-start gap-5 rounded-card bg-white p-[min(1.5rem,5vw)] sm:p-8"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <label className="grid gap-1.5 text-small font-semibold noscript:hidden">
          {content.choose}
          <select
            // Else a browser that comes back to the page restores a choice of which React knows nothing.
            autoComplete="off"
            value={family}
            onChange={({ target }) => begin(target.value as FamilyId)}
            className="min-h-12 w-full min-w-0 rounded-control border-[1.5px] border-line-strong bg-white px-3.5 text-body font-normal"
          >
            {familyIds.map((id) => (
              <option key={id} value={id}>
                {cases.families[id].name}
              </option>
            ))}
          </select>
        </label>
        <label className="grid gap-1.5 text-small font-semibold">
          {content.request}: POST /v1/cases
          <textarea
            autoComplete="off"
            spellCheck={false}
            rows={8}
            value={request}
            onChange={({ target }) => setRequest(target.value)}
            className="w-full rounded-control border-[1.5px] border-line-strong bg-white px-3 py-3 font-mono text-[1rem] font-normal"
          />
        </label>
        <div className="flex flex-wrap gap-3 noscript:hidden unready:invisible">
          <Button type="submit" variant="secondary">
            {content.send}
          </Button>
          <Button variant="secondary" onClick={() => begin(family)}>
            {content.again}
          </Button>
        </div>
        <Failures {...content.failures} />
      </form>
      <div className="grid grid-rows-[auto_auto_1fr] gap-5">
        <div aria-live="polite">
          <div key={exchange.id} className="animate-rise">
            <CodePanel title={exchange.call} label={`${content.answer}: ${exchange.answer.status}`}>
              {written(exchange.answer.body)}
            </CodePanel>
          </div>
        </div>
        <div className="flex flex-wrap items-start gap-3 noscript:hidden unready:invisible">
          <Button disabled={!upcoming} onClick={() => upcoming && setPassed([...passed, upcoming])}>
            {content.next}
          </Button>
          <Button variant="secondary" disabled={passed.length === 0} onClick={read}>
            {content.read}
          </Button>
        </div>
        <CodePanel title={content.events} label="POST">
          {passed.length === 0
            ? content.noEvents
            : passed
                .map((id) => written(eventMessage(id, sample)).replaceAll(/\s+/g, " "))
                .join("\n\n")}
        </CodePanel>
      </div>
      <Screens content={content} cases={cases} steps={steps} family={family} last={passed.at(-1)} />
    </div>
  );
}

function written(value: unknown): string {
  return JSON.stringify(value, undefined, 2);
}

function Failures({ title, items }: SandboxContent["failures"]) {
  return (
    <div className="text-small">
      <h2 className="font-text text-small font-semibold">{title}</h2>
      <ul className="mt-2 grid gap-1.5 text-ink-2">
        {(Object.keys(failures) as Failure[]).map((id) => (
          <li key={id} className="flex gap-3">
            <b className="figures w-10 shrink-0 text-petrol">{failures[id]}</b>
            {items[id]}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The step of a case that each event belongs to. */
const stepAfter: Record<CaseEvent, number> = {
  received: 0,
  covered: 0,
  assigned: 1,
  ready: 1,
  resolved: 2,
  paid: 2,
};

function Screens({
  content,
  cases,
  steps,
  family,
  last,
}: {
  content: Texts;
  cases: SandboxCases;
  steps: string[];
  family: FamilyId;
  last: CaseEvent | undefined;
}) {
  const { captions, events } = cases.families[family];
  const current = last ? stepAfter[last] : -1;
  const step = caseSteps[current];
  return (
    <section className="lg:col-span-2">
      <h2 className="mt-8 mb-5 text-h3">{content.screens}</h2>
      <div aria-live="polite" className="grid gap-5 lg:grid-cols-3">
        {actors.map((actor) => (
          <div
            key={actor}
            className="flex flex-col gap-4 rounded-card bg-white p-6 sm:p-7 md:max-lg:grid md:max-lg:grid-cols-[1fr_2fr] md:max-lg:gap-x-8"
          >
            <h3 className="text-h4">{content.actors[actor]}</h3>
            <StepBar steps={steps} current={current} />
            <p className="md:max-lg:col-start-2 lg:min-h-[3lh]">
              {step ? captions[step][actor] : content.idle}
            </p>
          </div>
        ))}
      </div>
      <p className="mt-4 text-small text-ink-2">
        {last && <b className="mr-2 font-semibold text-ink">{events[last]}.</b>}
        {cases.illustrative}
      </p>
    </section>
  );
}

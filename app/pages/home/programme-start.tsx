import { type FormEvent, useId, useState } from "react";
import { useIsHydrating } from "#app/site-data/use-is-hydrating.ts";
import { usePath, usePlace } from "#app/site-data/use-site.ts";
import { useUrlState } from "#app/site-data/use-url-state.ts";
import { Button } from "#app/ui/button.tsx";
import {
  type Category,
  type CompanyKind,
  categories,
  defaultKind,
  kindsOf,
} from "#core/company-kinds.ts";
import {
  defaultCustomers,
  isCustomers,
  isProgrammeFragment,
  programmePath,
  readStart,
  startFragment,
} from "#core/programme-start.ts";
import { readWhole, wholeNumber, writeWhole } from "#core/read-number.ts";

type Answers = ReturnType<typeof readStart>;

// In the fragment, which reaches no server.
const urlAnswers = {
  read: ({ hash }: { hash: string }) => (isProgrammeFragment(hash) ? readStart(hash) : undefined),
  write: (answers: Answers) => ({ hash: `#${startFragment(answers)}` }),
};

/** A press while scripts still load takes both answers along. */
const earlyStart = `document.currentScript.parentNode.addEventListener("submit",function(event){
if("ready" in document.documentElement.dataset)return;
event.preventDefault();
var customers=this[1].value.trim();
if(${wholeNumber}.test(customers))customers=customers.replace(/[^0-9]/g,"");
location.href=this.action+"#${startFragment({})}&company="+this[0].value+"&customers="+encodeURIComponent(customers)})`;

export interface ProgrammeStartTexts {
  title: string;
  labels: { company: string; customers: string; customersError: string; start: string };
  /** Between groups of digits. */
  group: string;
  companies: Record<CompanyKind, string>;
  categoryNames: Record<Category, string>;
  /** What the usual programme of each kind costs, and a sentence about it. */
  prices: Record<CompanyKind, { fee: string; text: string }>;
}

/**
 * Two questions that open the estimator with their answers. By its names the browser's assistant can fill the form in; they are
 * set when scripts are there, so that a browser without them sends no answer to the server.
 */
export function ProgrammeStart({
  title,
  labels,
  group,
  companies,
  categoryNames,
  prices,
}: ProgrammeStartTexts) {
  const { country } = usePlace();
  const isHydrating = useIsHydrating();
  const path = usePath();
  const errorId = useId();
  const [answers = {}, setAnswers] = useUrlState(urlAnswers);
  const [isTried, setIsTried] = useState(false);
  const [written, setWritten] = useState<string>();
  const { company = defaultKind, customers = defaultCustomers } = answers;
  const number = written === undefined ? customers : readWhole(written);
  const isWrong = isTried && !isCustomers(number ?? 0);

  function change(text: string) {
    setWritten(text);
    const next = readWhole(text) ?? 0;
    if (isCustomers(next)) setAnswers({ ...answers, customers: next });
  }

  function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsTried(true);
    if (number !== undefined && isCustomers(number)) {
      location.assign(programmePath(country, startFragment({ company, customers: number })));
    } else event.currentTarget.querySelector("input")?.focus();
  }

  return (
    <form
      action={path("programme")}
      onSubmit={start}
      aria-label={title}
      toolname="start_estimate"
      tooldescription={title}
      className="flex flex-wrap items-end gap-x-3 gap-y-4"
    >
      <label className={`${wide} grid gap-1.5 text-small text-sky`}>
        {labels.company}
        <select
          // Else a browser that comes back to the page restores a choice of which React knows nothing.
          autoComplete="off"
          name={isHydrating ? undefined : "company"}
          toolparamdescription={labels.company}
          value={company}
          onChange={({ target }) =>
            setAnswers({ ...answers, company: target.value as CompanyKind })
          }
          className={field}
        >
          {categories.map((category) => (
            <optgroup key={category} label={categoryNames[category]}>
              {kindsOf[category].map((kind) => (
                <option key={kind} value={kind}>
                  {companies[kind]}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label className={`${narrow} grid gap-1.5 text-small text-sky`}>
        {labels.customers}
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          name={isHydrating ? undefined : "customers"}
          toolparamdescription={labels.customers}
          // A number field would read "50.000" as 50.
          value={written ?? writeWhole(customers, group)}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? errorId : undefined}
          onChange={({ target }) => change(target.value)}
          className={`${field} aria-invalid:border-amber`}
        />
      </label>
      {isWrong && (
        <p id={errorId} role="alert" className="w-full text-caption font-semibold text-amber">
          {labels.customersError}
        </p>
      )}
      <p role="status" className={`${wide} leading-tight`}>
        <span className="figures text-figure text-amber">{prices[company].fee}</span>{" "}
        <span className="block text-small text-sky">{prices[company].text}</span>
      </p>
      <Button type="submit" className={narrow}>
        {labels.start}
      </Button>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
      <script dangerouslySetInnerHTML={{ __html: earlyStart }} />
    </form>
  );
}

// Two in a row, or one where the text is large.
const wide = "min-w-0 flex-[3_1_max(8rem,52%)]";
const narrow = "min-w-0 flex-[2_1_max(5rem,30%)]";
const field =
  "min-h-13 w-full rounded-control border border-night-ctl bg-night-2 pr-1.5 pl-3 text-[1rem] font-normal text-white md:text-body";

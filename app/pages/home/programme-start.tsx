import { type FormEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { useUrlState } from "#app/site-data/use-url-state.ts";
import { Button } from "#app/ui/button.tsx";
import {
  type Category,
  type CompanyKind,
  categories,
  companyKinds,
  defaultKind,
  kindsOf,
} from "#core/company-kinds.ts";
import { customersRange, programmePath, startFragment } from "#core/programme-start.ts";
import { readInteger } from "#core/read-integer.ts";

interface Answers {
  company?: CompanyKind;
  /** As typed. */
  customers?: string;
}

const urlAnswers = {
  read({ search }: { search: string }): Answers | undefined {
    const params = new URLSearchParams(search);
    const company = companyKinds.find((kind) => kind === params.get("company"));
    const customers = params.get("customers") ?? undefined;
    return company || customers ? { company, customers } : undefined;
  },
  write: ({ company, customers }: Answers) => ({ params: { company, customers } }),
};

export interface ProgrammeStartTexts {
  title: string;
  labels: { company: string; customers: string; customersError: string; start: string };
  startingCustomers: string;
  companies: Record<CompanyKind, string>;
  categoryNames: Record<Category, string>;
  /** What the usual programme of each kind costs, and a sentence about it. */
  prices: Record<CompanyKind, { fee: string; text: string }>;
}

/**
 * Two questions that open the estimator with their answers. By its names the browser's assistant can fill the form in; without
 * scripts they stand in the estimator's address, which reads nothing of them.
 */
export function ProgrammeStart({
  title,
  labels,
  startingCustomers,
  companies,
  categoryNames,
  prices,
}: ProgrammeStartTexts) {
  const { country } = useSite();
  const path = usePath();
  const navigate = useNavigate();
  const errorId = useId();
  const [answers = {}, setAnswers] = useUrlState(urlAnswers);
  const [isTried, setIsTried] = useState(false);
  const { company = defaultKind, customers = startingCustomers } = answers;
  // A number field would read "50.000" as 50.
  const number = readInteger(customers) ?? 0;
  const isInRange = number >= customersRange.min && number <= customersRange.max;
  const isWrong = isTried && !isInRange;

  function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsTried(true);
    if (isInRange) navigate(programmePath(country, startFragment({ company, customers: number })));
    else event.currentTarget.querySelector("input")?.focus();
  }

  return (
    <form
      action={path("programme")}
      onSubmit={start}
      aria-label={title}
      toolname="start_estimate"
      tooldescription={title}
      className="mt-6 flex flex-wrap items-end gap-2.5 rounded-float border border-night-line bg-night-2 p-3.5 md:mt-8 md:mb-6 md:p-4 lg:max-w-[40vw] xl:max-w-[min(440px,30vw)] print:hidden"
    >
      <label className={`${wide} grid gap-1 text-caption text-sky`}>
        {labels.company}
        <select
          // Else a browser that comes back to the page restores a choice of which React knows nothing.
          autoComplete="off"
          name="company"
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
      <label className={`${narrow} grid gap-1 text-caption text-sky`}>
        {labels.customers}
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          name="customers"
          toolparamdescription={labels.customers}
          value={customers}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? errorId : undefined}
          onChange={({ target }) => setAnswers({ ...answers, customers: target.value })}
          className={`${field} aria-invalid:border-amber`}
        />
      </label>
      {isWrong && (
        <p id={errorId} role="alert" className="w-full text-caption font-semibold text-amber">
          {labels.customersError}
        </p>
      )}
      <p role="status" className={`${wide} leading-tight`}>
        <span className="figures text-figure-inline text-amber">{prices[company].fee}</span>{" "}
        <span className="text-caption text-sky">{prices[company].text}</span>
      </p>
      <Button type="submit" size="small" variant="secondary" className={`${narrow} self-center`}>
        {labels.start}
      </Button>
    </form>
  );
}

// Two in a row, or one where the text is large.
const wide = "min-w-0 flex-[3_1_max(8rem,min(52%,11rem))]";
const narrow = "min-w-0 flex-[2_1_max(5rem,min(30%,6.5rem))]";
const field =
  "min-h-11 w-full rounded-control border border-night-ctl bg-night px-3 text-small font-normal text-white";

import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { HouseFront } from "#app/programme/windows.tsx";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { useUrlState } from "#app/site-data/use-url-state.ts";
import { Button } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import {
  type Category,
  type CompanyKind,
  categories,
  companyKinds,
  defaultKind,
  kindsOf,
  proposedServices,
} from "#core/company-kinds.ts";
import { customersRange, startFragment } from "#core/programme-start.ts";
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

/**
 * Two questions that open the estimator with their answers. The fields have no names: without scripts the form opens the
 * estimator and sends nothing.
 */
export function ProgrammeStart({
  title,
  text,
  labels,
  startingCustomers,
  companies,
  categoryNames,
  prices,
}: {
  title: string;
  text: string;
  labels: { company: string; customers: string; customersError: string; start: string };
  startingCustomers: string;
  companies: Record<CompanyKind, string>;
  categoryNames: Record<Category, string>;
  /** What the usual programme of each kind costs, and a sentence about it. */
  prices: Record<CompanyKind, { fee: string; text: string }>;
}) {
  const path = usePath();
  const navigate = useNavigate();
  const [answers = {}, setAnswers] = useUrlState(urlAnswers);
  const { company = defaultKind, customers = startingCustomers } = answers;
  const { country } = useSite();

  function start(event: FormEvent) {
    event.preventDefault();
    const start = startFragment({ company, customers: readInteger(customers) });
    navigate(`${path("programme")}#${start}`);
  }

  /** A number field would read "50.000" as 50, so the browser is told what is wrong. */
  function validate(field: HTMLInputElement | null) {
    const number = readInteger(customers) ?? 0;
    const isInRange = number >= customersRange.min && number <= customersRange.max;
    field?.setCustomValidity(isInRange ? "" : labels.customersError);
  }

  return (
    <Section className="print:hidden">
      <div className="on-night grid items-center gap-x-10 gap-y-8 rounded-card rounded-tl-arc p-8 md:p-14 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="text-h2">{title}</h2>
          <p className="mt-5 max-w-[42ch] text-lead text-sky">{text}</p>
        </div>
        <form
          action={path("programme")}
          onSubmit={start}
          className="grid gap-5 sm:grid-cols-2 lg:col-span-5"
        >
          <label className="grid gap-1.5 text-small font-semibold">
            {labels.company}
            <select
              // Else a browser that comes back to the page restores a choice of which React knows nothing.
              autoComplete="off"
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
          <label className="grid gap-1.5 text-small font-semibold">
            {labels.customers}
            <input
              type="text"
              inputMode="numeric"
              autoComplete="off"
              ref={validate}
              value={customers}
              onChange={({ target }) => setAnswers({ ...answers, customers: target.value })}
              className={field}
            />
          </label>
          <p role="status" className="sm:col-span-2">
            <span className="figures block text-figure text-amber">{prices[company].fee}</span>
            <span className="mt-2 block text-small text-sky">{prices[company].text}</span>
          </p>
          <Button type="submit" className="sm:col-span-2 sm:justify-self-start">
            {labels.start}
          </Button>
        </form>
        <div className="max-lg:hidden lg:col-span-2 lg:justify-self-end">
          <HouseFront services={proposedServices(company, country)} country={country} />
        </div>
      </div>
    </Section>
  );
}

const field =
  "min-h-13.5 w-full rounded-button border border-night-ctl bg-night-2 px-4 text-body font-normal text-white";

import { type ChangeEvent, useEffect, useState } from "react";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { type CompanyKind, companyKinds } from "#core/company-kinds.ts";
import { isStart, startFor } from "#core/programme.ts";
import { customersRange } from "#core/programme-start.ts";
import { customersAt, lastStep, stepOf } from "./customers-scale.ts";
import type { EditProps } from "./estimator-props.ts";

export function CompanyFields({ content, words, programme, onChange }: EditProps) {
  /** Services that somebody has chosen stay; a mere proposal gives way to the next. */
  function choose(company: CompanyKind) {
    onChange(isStart(programme) ? { company, services: startFor(company) } : { company });
  }
  return (
    <div>
      <h2 className="text-h3">{content.company.title}</h2>
      <fieldset className="mt-5">
        <legend className="mb-2 text-small font-semibold">{words.company}</legend>
        <div className="flex flex-wrap gap-2">
          {companyKinds.map((kind) => (
            <label
              key={kind}
              className="relative flex min-h-11 items-center rounded-pill border border-line-strong px-4.5 text-small font-semibold transition-colors duration-120 hover:border-ink-2 has-checked:border-petrol has-checked:bg-petrol has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-petrol"
            >
              <input
                type="radio"
                name="company"
                value={kind}
                checked={programme.company === kind}
                onChange={() => choose(kind)}
                className="absolute inset-0 z-1 size-full cursor-pointer opacity-0 forced-colors:opacity-100"
              />
              {words.companies[kind]}
            </label>
          ))}
        </div>
      </fieldset>
      <CustomersField
        content={content}
        label={words.customers}
        customers={programme.customers}
        country={programme.country}
        onChange={(customers) => onChange({ customers })}
      />
    </div>
  );
}

const fieldId = "customers";

function CustomersField({
  content,
  label,
  customers,
  country,
  onChange,
}: Pick<EditProps, "content"> & {
  label: string;
  customers: number;
  country: EditProps["programme"]["country"];
  onChange: (customers: number) => void;
}) {
  const { integer } = useNumberFormat(country);
  const [written, setWritten] = useState<string>();
  const isWrong = written !== undefined && customersIn(written) === undefined;

  // Moving the slider, or opening another link, is the newer wish.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the number changes
  useEffect(() => {
    if (written !== undefined && customersIn(written) !== customers) setWritten(undefined);
  }, [customers]);

  function write({ target }: ChangeEvent<HTMLInputElement>) {
    setWritten(target.value);
    const read = customersIn(target.value);
    if (read !== undefined) onChange(read);
  }

  return (
    <div className="mt-6 grid items-end gap-x-6 gap-y-3 sm:grid-cols-[13rem_1fr]">
      <div>
        <label htmlFor={fieldId} className="mb-1 block text-small font-semibold">
          {label}
        </label>
        <input
          id={fieldId}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={isWrong}
          aria-describedby={`${fieldId}-hint`}
          value={written ?? integer(customers)}
          onChange={write}
          onBlur={() => !isWrong && setWritten(undefined)}
          className="figures block min-h-13.5 w-full rounded-button border border-line-strong bg-white px-4 text-figure-inline aria-invalid:border-danger"
        />
      </div>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={integer(customers)}
        min={0}
        max={lastStep}
        value={stepOf(customers)}
        onChange={({ target }) => onChange(customersAt(Number(target.value)))}
        className="min-h-13.5 w-full accent-petrol"
      />
      <p
        id={`${fieldId}-hint`}
        className={`text-small sm:col-span-2 ${isWrong ? "font-medium text-danger" : "text-ink-2"}`}
      >
        {isWrong
          ? content.company.customersError
              .replace("{min}", integer(customersRange.min))
              .replace("{max}", integer(customersRange.max))
          : content.company.customersHint}
      </p>
    </div>
  );
}

/** Points, commas and spaces group, whatever the country. */
function customersIn(text: string): number | undefined {
  const digits = text.replace(/[\s.,]/g, "");
  const value = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
  return value >= customersRange.min && value <= customersRange.max ? value : undefined;
}

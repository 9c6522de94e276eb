import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { type CompanyKind, companyKinds } from "#core/company-kinds.ts";
import { isStart, startFor } from "#core/programme.ts";
import { customersRange } from "#core/programme-start.ts";
import { fill } from "#core/template.ts";
import { customersAt, lastStep, stepOf } from "./customers-scale.ts";
import type { EditProps } from "./estimator-props.ts";
import { useIntegerField } from "./use-integer-field.ts";

export function CompanyFields({ content, words, programme, onChange }: EditProps) {
  /** Services the visitor has chosen stay; an unchanged proposal is replaced by the next company's. */
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
  const field = useIntegerField({ value: customers, ...customersRange, country, onChange });

  return (
    <div className="mt-6 grid items-end gap-x-6 gap-y-3 sm:grid-cols-[13rem_1fr]">
      <div>
        <label htmlFor={fieldId} className="mb-1 block text-small font-semibold">
          {label}
        </label>
        <input
          id={fieldId}
          aria-describedby={`${fieldId}-hint`}
          {...field.props}
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
        aria-live="polite"
        className={`text-small sm:col-span-2 ${field.isWrong ? "font-medium text-danger" : "text-ink-2"}`}
      >
        {field.isWrong
          ? fill(content.numberError, {
              min: integer(customersRange.min),
              max: integer(customersRange.max),
            })
          : content.company.customersHint}
      </p>
    </div>
  );
}

import { useEffect, useState } from "react";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { basesIn, type CompanyKind, categories, kindsOf, usualBasis } from "#core/company-kinds.ts";
import { type CountryCode, estimatedCountries, isCountryCode } from "#core/countries.ts";
import { inCountry, proposalOf, startingProgramme } from "#core/programme.ts";
import { customersRange, defaultCustomers } from "#core/programme-start.ts";
import { fill } from "#core/template.ts";
import { customersAt, lastStep, stepOf } from "./customers-scale.ts";
import type { EditProps } from "./estimator-props.ts";
import { Pill } from "./pill-choice.tsx";
import { useNumberField } from "./use-number-field.ts";

interface CompanyFieldsProps extends EditProps {
  /** The number of customers in the field is not understood. */
  onWrong: (isWrong: boolean) => void;
}

export function CompanyFields({
  content,
  words,
  programme,
  onChange,
  onWrong,
}: CompanyFieldsProps) {
  /** Services the visitor has chosen stay; an unchanged proposal is replaced by the next company's. */
  function choose(company: CompanyKind) {
    const size = proposalOf(programme);
    const { services } = startingProgramme(programme.country, company, programme.customers, size);
    const basis = programme.basis === "warranty" ? "warranty" : usualBasis[company];
    onChange(size ? { company, basis, services } : { company, basis });
  }
  return (
    <div>
      <h2 className="text-h3">{content.company.title}</h2>
      <div className="mt-5 grid gap-6">
        <fieldset>
          <legend className="mb-2 text-small font-semibold">{words.company}</legend>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2 md:flex md:flex-wrap md:gap-x-6 md:gap-y-3">
            {categories.map((category) => (
              <div key={category} className="max-md:contents">
                <p className="mb-1.5 text-caption text-ink-2 max-md:hidden">
                  {words.categories[category]}
                </p>
                <div className="flex flex-wrap gap-2 max-md:contents">
                  {kindsOf[category].map((kind) => (
                    <Pill
                      key={kind}
                      name="company"
                      value={kind}
                      isChosen={programme.company === kind}
                      onChoose={() => choose(kind)}
                    >
                      {words.companies[kind]}
                    </Pill>
                  ))}
                </div>
              </div>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="mb-2 text-small font-semibold">{words.basis}</legend>
          <div className="flex flex-wrap gap-2">
            {basesIn(programme.country).map((basis) => (
              <Pill
                key={basis}
                name="basis"
                value={basis}
                isChosen={programme.basis === basis}
                onChoose={() => onChange({ basis })}
              >
                {words.bases[basis]}
              </Pill>
            ))}
          </div>
        </fieldset>
        <CustomersField
          content={content}
          words={words}
          programme={programme}
          onChange={onChange}
          onWrong={onWrong}
        />
        <CountryField content={content} words={words} programme={programme} onChange={onChange} />
      </div>
    </div>
  );
}

type FieldProps = Pick<CompanyFieldsProps, "content" | "words" | "programme" | "onChange">;

function CountryField({ content, words, programme, onChange }: FieldProps) {
  const [left, setLeft] = useState("");

  /** Says what does not come along. */
  function choose(country: CountryCode) {
    const next = inCountry(programme, country);
    const missing = [
      ...(next.basis === programme.basis ? [] : [words.bases[programme.basis]]),
      ...programme.services
        .filter((id) => !next.services.includes(id))
        .map((id) => words.services[id]),
    ];
    const { limits, changes, claims, price, worth, network } = programme;
    const isOwn = [limits, changes, claims ?? {}].some((own) => Object.keys(own).length > 0);
    const hasLeft = isOwn || [price, worth, network].some((own) => own !== undefined);
    setLeft(
      [
        ...(missing.length > 0
          ? [
              fill(content.company.missing, {
                country: words.sourceCountries[country],
                services: missing.join(", "),
              }),
            ]
          : []),
        ...(hasLeft ? [content.company.left] : []),
      ].join(" "),
    );
    onChange(next);
  }
  return (
    <div className="grid items-center gap-x-6 gap-y-1.5 sm:grid-cols-[13rem_1fr]">
      <div>
        <label htmlFor="country" className="mb-1 block text-small font-semibold">
          {words.country}
        </label>
        <select
          id="country"
          autoComplete="off"
          aria-describedby="country-hint"
          value={programme.country}
          onChange={({ target }) => isCountryCode(target.value) && choose(target.value)}
          className="min-h-13.5 w-full rounded-button border border-line-strong bg-white px-3.5 text-body font-normal"
        >
          {estimatedCountries.map(({ code }) => (
            <option key={code} value={code}>
              {words.sourceCountries[code satisfies CountryCode]}
            </option>
          ))}
        </select>
      </div>
      <p id="country-hint" className="text-small text-ink-2 sm:self-end sm:pb-3">
        {content.company.countryHint}
        <span role="status" className="block font-medium text-ink">
          {left}
        </span>
      </p>
    </div>
  );
}

const fieldId = "customers";

function CustomersField({
  content,
  words,
  programme: { customers, company, country },
  onChange,
  onWrong,
}: FieldProps & Pick<CompanyFieldsProps, "onWrong">) {
  const format = useNumberFormat(country);
  const field = useNumberField({
    value: customers,
    stored: customers,
    unit: "whole",
    ...customersRange,
    format,
    texts: content,
    store: (number = defaultCustomers) => number,
    onChange: (next) => onChange({ customers: next }),
  });
  const isWrong = field.error !== undefined;
  useEffect(() => onWrong(isWrong), [isWrong, onWrong]);

  return (
    <div className="grid items-end gap-x-6 gap-y-2 sm:grid-cols-[13rem_1fr]">
      <div>
        <label htmlFor={fieldId} className="mb-1 block text-small font-semibold">
          {words.customers}
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
        aria-label={words.customers}
        aria-valuetext={format.integer(customers)}
        min={0}
        max={lastStep}
        value={stepOf(customers)}
        onChange={({ target }) => onChange({ customers: customersAt(Number(target.value)) })}
        className="min-h-13.5 w-full accent-petrol"
      />
      <p
        id={`${fieldId}-hint`}
        aria-live="polite"
        className={`text-small sm:col-span-2 ${isWrong ? "font-medium text-danger" : "text-ink-2"}`}
      >
        {field.error ?? words.customerIs[company]}
      </p>
    </div>
  );
}

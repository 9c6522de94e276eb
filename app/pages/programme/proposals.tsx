import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { type Size, sizes } from "#core/company-kinds.ts";
import { estimate } from "#core/estimate.ts";
import { proposalOf, startingProgramme } from "#core/programme.ts";
import type { EditProps } from "./estimator-props.ts";

/** Three programmes for the kind of company, each with what it costs. */
export function Proposals({ content, words, programme, onChange }: EditProps) {
  const { rough } = useNumberFormat(programme.country);
  const chosen = proposalOf(programme);
  const servicesOf = (size: Size) =>
    startingProgramme(programme.country, programme.company, programme.customers, size).services;
  return (
    <fieldset className="screen-only">
      <legend className="font-display text-h3">{content.proposals.title}</legend>
      <p className="measure mt-2 text-ink-2">{content.proposals.lead}</p>
      <div className="mt-5 grid gap-3 md:grid-cols-3">
        {sizes.map((size) => {
          const services = servicesOf(size);
          const { perCustomerMonth } = estimate({ ...programme, services }, words.tiers);
          return (
            <label
              key={size}
              className="relative content-start gap-x-3 gap-y-1 rounded-float max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between md:grid border border-line-strong p-4 transition-colors duration-120 hover:border-ink-2 has-checked:border-2 has-checked:border-petrol has-checked:bg-petrol-tint has-checked:p-[15px] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-petrol"
            >
              <input
                type="radio"
                name="proposal"
                value={size}
                checked={chosen === size}
                onChange={() => onChange({ services })}
                className="absolute inset-0 z-1 size-full cursor-pointer opacity-0 forced-colors:static forced-colors:size-auto forced-colors:justify-self-start forced-colors:opacity-100"
              />
              <span className="font-semibold">{words.sizes[size]}</span>
              <span className="figures text-figure-inline">{rough(perCustomerMonth.likely)}</span>
              <span className="text-caption text-ink-2 max-md:hidden">
                {content.proposals.perCustomer}
              </span>
              <span className="text-small leading-snug text-ink-2 max-md:line-clamp-1 max-md:w-full md:mt-1.5">
                {services.map((id) => words.services[id]).join(", ")}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

import { useSite } from "#app/site-data/use-site.ts";
import { WideTable } from "#app/ui/wide-table.tsx";
import { sizes } from "#core/company-kinds.ts";
import { fill } from "#core/template.ts";
import type { CompanyPrices as Prices } from "./company-prices.server.ts";
import type { EstimatorProps } from "./estimator-props.ts";

/** The proposals of every kind of company, for whoever compares before choosing one, and for readers without scripts. */
export function CompanyPrices({ content, words, prices }: EstimatorProps & { prices: Prices }) {
  const { country, texts } = useSite();
  const title = fill(content.proposals.byCompany, { country: words.sourceCountries[country] });
  return (
    <details className="screen-only text-small">
      <summary className="min-h-11 content-center font-semibold text-petrol">{title}</summary>
      <p className="text-ink-2">{words.perCustomerMonth}</p>
      <WideTable label={title} className="mt-3">
        <table className="w-full leading-snug [&_:is(td,th)]:border-t [&_:is(td,th)]:border-line [&_:is(td,th)]:py-2 [&_:is(td,th)]:pr-4 [&_:is(td,th)]:align-top">
          <thead className="text-left">
            <tr>
              <th scope="col">{words.company}</th>
              {sizes.map((size) => (
                <th key={size} scope="col">
                  {words.sizes[size]}
                </th>
              ))}
              <th scope="col">{words.limits.name}</th>
            </tr>
          </thead>
          <tbody>
            {prices.map(({ company, prices: of, limits }) => (
              <tr key={company}>
                <th scope="row" className="text-left font-semibold">
                  {words.companies[company]}
                </th>
                {of.map(({ likely, range }, index) => (
                  <td key={sizes[index]}>
                    <span className="figures block font-semibold">{likely}</span>
                    <span className="block text-caption text-ink-2">{range}</span>
                  </td>
                ))}
                <td className="text-caption text-ink-2">
                  {limits.map(({ family, text }) => (
                    <span key={family} className="block">
                      {`${texts.families[family]}: ${text}`}
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </details>
  );
}

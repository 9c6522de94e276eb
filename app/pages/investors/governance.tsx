import { Flag } from "#app/country-choice/flag.tsx";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import type { InvestorsContent } from "#content/investors/schema.ts";
import { countries } from "#core/countries.ts";

type Company = Record<"legalName" | "registry", string> & { taxId?: string | undefined };

const documents = ["legal", "privacy"] as const;

/** The company of each country and its register. */
export function Governance({
  registry,
  companies,
}: InvestorsContent["governance"] & { companies: Record<string, Company> }) {
  const { countries: names, pageNames } = useSite().texts;
  const path = usePath();
  return (
    <>
      <dl className="grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2 xl:grid-cols-4">
        {countries.map(({ code }) => (
          <div key={code} className="border-t border-line-strong pt-5">
            <dt className="flex items-center gap-2.5 text-small text-ink-2">
              <Flag code={code} className="size-5" />
              {names[code]}
            </dt>
            <dd className="mt-3">
              <b className="block font-semibold">{companies[code]?.legalName}</b>
              <span className="mt-1 block text-small text-ink-2">
                {registry} {companies[code]?.registry}
              </span>
              <span className="block text-small text-ink-2">{companies[code]?.taxId}</span>
            </dd>
          </div>
        ))}
      </dl>
      <ul className="mt-10 flex flex-wrap gap-x-8 gap-y-2">
        {documents.map((page) => (
          <li key={page}>
            <PageLink to={path(page)} className="link inline-block py-1 font-semibold text-petrol">
              {pageNames[page]}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}

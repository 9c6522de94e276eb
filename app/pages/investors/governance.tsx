import { usePath, useSite } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { type InvestorsContent, principleIds } from "./content.ts";

const documents = ["legal", "privacy"] as const;

export function Governance({ principles }: InvestorsContent["governance"]) {
  const { pageNames } = useSite().texts;
  const path = usePath();
  return (
    <>
      <div className="grid grid-cols-1 gap-x-10 gap-y-10 md:grid-cols-3">
        {principleIds.map((id) => (
          <div key={id} className="border-t border-line-strong pt-6">
            <h3 className="text-h4">{principles[id].title}</h3>
            <p className="mt-3 text-ink-2">{principles[id].text}</p>
          </div>
        ))}
      </div>
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

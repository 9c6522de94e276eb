import scopeRing from "#app/assets/scope-ring.svg";
import { usePath } from "#app/site-data/use-site.ts";
import { Reveal } from "#app/ui/reveal.tsx";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import type { ScopePart } from "#content/home/ids.ts";
import type { ScopeTexts } from "#content/home/schema.ts";
import { ArrowLink } from "./arrow-link.tsx";

/** Each part beside its quarter of the ring. */
const places: Record<ScopePart, string> = {
  product: "lg:col-start-1 lg:row-start-1",
  operation: "lg:col-start-3 lg:row-start-1",
  data: "lg:col-start-1 lg:row-start-2",
  integration: "lg:col-start-3 lg:row-start-2",
};
const parts = ["product", "operation", "integration", "data"] as const;

/** Everything the company does for a plan, around the customer. */
export function ScopeBlock({ texts }: { texts: ScopeTexts }) {
  const path = usePath();
  return (
    <Section ground="night">
      <SectionHeading title={texts.title}>{texts.lead}</SectionHeading>
      <div className="grid gap-x-12 gap-y-7 md:grid-cols-2 md:gap-y-10 lg:grid-cols-[minmax(0,1fr)_288px_minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_416px_minmax(0,1fr)] xl:gap-x-16">
        <ScopeRing className="mx-auto w-full max-md:hidden md:col-span-2 md:max-w-[20rem] lg:col-span-1 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-w-none lg:self-center" />
        {parts.map((part, index) => (
          <Reveal key={part} order={index} className={`max-w-[44ch] ${places[part]}`}>
            <h3 className="text-h4 md:text-h3">{texts.parts[part].name}</h3>
            <ul className="mt-1.5 md:mt-4 md:grid">
              {Object.values(texts.parts[part].items).map((item) => (
                <li
                  key={item}
                  className="runs-on text-sky max-md:text-small md:border-t md:border-night-line md:py-2"
                >
                  {item}
                </li>
              ))}
            </ul>
            {part === "integration" && (
              <ArrowLink to={path("solutions", "integraciones")} className="mt-4">
                {texts.link}
              </ArrowLink>
            )}
          </Reveal>
        ))}
      </div>
      <p className="mt-12 border-t border-night-line pt-6 font-display text-h4 text-balance">
        {texts.strengths}
      </p>
    </Section>
  );
}

/** Four roofs of the logo form a ring, each with the icon of its part; the dot in the middle is the customer. */
function ScopeRing({ className = "" }: { className?: string }) {
  return (
    <img
      src={scopeRing}
      alt=""
      loading="lazy"
      decoding="async"
      width={400}
      height={400}
      className={className}
    />
  );
}

import { ClientLogo } from "#app/market/client-logo.tsx";
import { UploadedPicture } from "#app/market/uploaded-picture.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Named, Proof } from "./proof.server.ts";

/** Nothing while the owner has nothing to show here. */
export function ProofSection({ proof }: { proof: Proof | undefined }) {
  if (!proof) return null;
  const { texts, figures, clients, quotes, cases, people } = proof;
  const title = titleOf(proof);
  return (
    <Section className="print:break-inside-avoid">
      <h2 className="text-h2">{title}</h2>
      <div className="mt-10 grid grid-cols-1 gap-x-12 gap-y-14 lg:mt-14">
        <Figures figures={figures} />
        <Clients clients={clients} />
        {quotes.map(({ id, quote, person, role, company }) => (
          <figure key={id} className="border-petrol border-l-4 pl-6 md:pl-10">
            <blockquote className="measure font-display text-h3">{quote}</blockquote>
            <figcaption className="mt-4 text-ink-2">
              <b className="font-semibold text-ink">{person}</b>, {role}, {company}
            </figcaption>
          </figure>
        ))}
        {cases.map((one) => (
          <Case key={one.id} texts={texts.cases} {...one} />
        ))}
        <div className="grid grid-cols-1 gap-x-12 gap-y-12 md:grid-cols-2 xl:grid-cols-3">
          <Names title={texts.certificates.title} names={proof.certificates} under={title} />
          <Names title={texts.backing} names={proof.backing} under={title} />
          <Names title={texts.awards} names={proof.awards} under={title} />
          <Names title={texts.press} names={proof.press} under={title} />
        </div>
        {people.length > 0 && (
          <div>
            {title !== texts.people && <h3 className="mb-5 text-h4">{texts.people}</h3>}
            <ul className="grid grid-cols-1 gap-8 sm:grid-cols-2 lg:grid-cols-4">
              {people.map(({ id, name, role, picture }) => (
                <li key={id} className="flex items-center gap-4">
                  <UploadedPicture
                    {...picture}
                    alt=""
                    className="size-18 shrink-0 rounded-pill object-cover"
                  />
                  <span className="min-w-0 wrap-anywhere">
                    <b className="block font-semibold">{name}</b>
                    <span className="block text-small text-ink-2">{role}</span>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Section>
  );
}

function Figures({ figures }: Pick<Proof, "figures">) {
  if (figures.length === 0) return null;
  return (
    <dl className="grid grid-cols-1 gap-8 sm:grid-cols-3">
      {figures.map(({ id, value, name, asOf }) => (
        <div key={id} className="flex flex-col border-line-strong border-t pt-5">
          <dt className="order-1 mt-1">{name}</dt>
          <dd className="figures text-h2 text-petrol">{value}</dd>
          <dd className="order-2 mt-1 text-small text-ink-2">{asOf}</dd>
        </div>
      ))}
    </dl>
  );
}

function Clients({ clients }: Pick<Proof, "clients">) {
  if (clients.length === 0) return null;
  return (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
      {clients.map(({ services, since, result, ...client }) => (
        <li key={client.id} className="border-line-strong border-t pt-5">
          <span className="flex min-h-14 max-w-full items-center">
            <ClientLogo client={client} />
          </span>
          <p className="mt-2 text-small text-ink-2">
            {[services, since].filter(Boolean).join(". ")}
          </p>
          {result && <p className="mt-2">{result}</p>}
        </li>
      ))}
    </ul>
  );
}

function Case({
  texts,
  title,
  company,
  ...parts
}: { texts: Proof["texts"]["cases"] } & Proof["cases"][number]) {
  return (
    <article className="rounded-card bg-bone p-6 md:p-10">
      <p className="text-small text-ink-2">{[texts.title, company].filter(Boolean).join(" · ")}</p>
      <h3 className="mt-2 text-h3">{title}</h3>
      <dl className="mt-6 grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {(["before", "after", "period", "measured"] as const).map((part) => (
          <div key={part}>
            <dt className="text-small text-ink-2">{texts[part]}</dt>
            <dd className="mt-1 font-semibold wrap-anywhere">{parts[part]}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

/** Clients speak for all that follows; where they stand elsewhere on the page, the first part names the section. */
function titleOf({ texts, ...proof }: Proof): string {
  const { clients, quotes, cases, figures, certificates, backing, awards, press } = proof;
  if (clients.length > 0) return texts.title;
  if (quotes.length > 0) return texts.quotes;
  if (cases.length > 0) return texts.title;
  if (figures.length > 0) return texts.figures.title;
  if (certificates.length > 0) return texts.certificates.title;
  if (backing.length > 0) return texts.backing;
  if (awards.length > 0) return texts.awards;
  return press.length > 0 ? texts.press : texts.people;
}

function Names({
  title,
  names,
  under,
}: {
  title: string;
  names: readonly Named[];
  /** The section's title, which is not said twice. */
  under: string;
}) {
  if (names.length === 0) return null;
  return (
    <div>
      {title !== under && <h3 className="mb-4 text-h4">{title}</h3>}
      <ul className="grid gap-3">
        {names.map((named) => (
          <li key={named.id} className="wrap-anywhere">
            <NamedLink {...named} />
            {named.text && <span className="block text-small text-ink-2">{named.text}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function NamedLink({ name, href }: Pick<Named, "name" | "href">) {
  if (!href) return <b className="font-semibold">{name}</b>;
  return (
    <a href={href} rel="noopener" className="link font-semibold text-petrol">
      {name}
    </a>
  );
}

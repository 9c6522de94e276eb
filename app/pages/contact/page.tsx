import team860 from "#app/assets/team-860.avif";
import fieldStyles from "#app/contact/fields.css?url";
import { Island } from "#app/islands/island.server.tsx";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { proofOn } from "#app/proof/proof.server.ts";
import { ProofSection } from "#app/proof/proof-section.tsx";
import type { PageProps, Place } from "#app/site.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { StartingPointList } from "#app/terms/starting-points.tsx";
import { type StartingPoints, startingPoints } from "#app/terms/terms.server.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { ContactContent } from "#content/contact/schema.ts";
import { contactTexts } from "#content/contact-texts.ts";
import { contentFor } from "#content/content-for.ts";
import { brand } from "#core/brand.ts";
import { PageForm } from "./page-form.tsx";

export const ground = "night";
export const links = [{ rel: "stylesheet", href: fieldStyles }];

export function dataFor(place: Place) {
  const { head, ...content } = contentFor(place, "contact");
  return {
    head,
    content,
    texts: contactTexts(place),
    terms: startingPoints(place),
    proof: proofOn(place),
  };
}

/** Where contact buttons lead before and without scripts; with them they open the dialog, which has the same form. */
export default function ContactPage({ data }: PageProps<typeof dataFor>) {
  const { texts, proof } = data;
  return (
    <>
      <section className="overflow-x-clip bg-bone">
        <div className="wrap grid grid-cols-1 gap-x-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
          {/* Night from edge to edge, to the height of the title. */}
          <div className="on-night pt-28 pb-20 shadow-[0_0_0_100vmax_var(--color-night)] [clip-path:inset(0_-100vmax)] lg:col-span-12 lg:col-start-1 lg:row-start-1 lg:pb-16 print:py-0 print:shadow-none">
            <Breadcrumbs className="mb-8 text-sky" />
            <div className="lg:max-w-[54%]">
              <h1 className="text-h1">{texts.dialog.title}</h1>
              <p className="measure mt-6 text-lead text-sky">{texts.dialog.lead}</p>
            </div>
          </div>
          <div className="@container relative -mt-10 self-start print:mt-0 print:shadow-none rounded-card rounded-tl-arc-float bg-white shadow-console lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1 lg:mt-40 lg:mb-20">
            <Island name="page-form" of={PageForm} props={{ texts }} />
          </div>
          <NextSteps {...data.content} terms={data.terms} />
        </div>
      </section>
      <ProofSection proof={proof} />
    </>
  );
}

function NextSteps({
  next,
  byMail,
  terms,
}: Omit<ContactContent, "head"> & { terms: StartingPoints | undefined }) {
  const email = brand.contactEmail[useSite().language];
  return (
    <div className="py-14 lg:col-span-6 lg:col-start-1 lg:row-start-2">
      <h2 className="text-h4">{next.title}</h2>
      <ol className="mt-5 grid gap-5">
        {next.steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4">
            <span
              aria-hidden="true"
              className="grid size-8 place-items-center rounded-pill bg-petrol text-small font-semibold text-white"
            >
              {index + 1}
            </span>
            <span>
              <b className="block font-semibold">{title}</b>
              <span className="mt-1 block text-small text-ink-2">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-8 text-small text-ink-2">
        {byMail}{" "}
        <a href={`mailto:${email}`} className="font-semibold text-petrol underline">
          {email}
        </a>
      </p>
      {terms && <StartingPointList items={terms.items} />}
      <div className="overflow-hidden max-md:hidden">
        <Picture
          sources={[{ src: team860, width: 860 }]}
          alt=""
          width={1440}
          height={810}
          className="-mt-[10%] -mb-[9%] w-full"
        />
      </div>
    </div>
  );
}

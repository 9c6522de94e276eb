import ArrowRight from "lucide-react/icons/arrow-right";
import { ContactButton } from "#app/contact/contact-button.tsx";
import { legalPages, pageNames } from "#app/layout/navigation.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import type { Paragraph } from "#content/document.ts";
import { brand } from "#core/brand.ts";
import type { DocumentData } from "./document.server.ts";
import { LinkedText } from "./linked-text.tsx";
import { TableOfContents } from "./table-of-contents.tsx";

/** A long text in numbered sections, with a table of contents beside it. */
export function LegalDocument({ title, lead, lastUpdated, facts, sections, labels }: DocumentData) {
  return (
    <>
      <PageHero title={title} lead={lead} />
      <Facts facts={[...facts, { label: labels.lastUpdated, value: lastUpdated }]} />
      <div className="bg-paper">
        <div className="wrap grid gap-x-5 gap-y-10 py-12 md:py-20 lg:grid-cols-12 print:block print:py-4">
          <div className="min-w-0 lg:col-span-4 xl:col-span-3 print:hidden">
            <TableOfContents title={labels.contents} entries={sections} />
          </div>
          <ol className="min-w-0 wrap-anywhere lg:col-span-8 xl:col-start-5">
            {sections.map((section, index) => (
              <li
                key={section.id}
                className="grid gap-x-6 border-line border-t py-9 first:border-0 first:pt-0 md:grid-cols-[2.25rem_1fr] md:py-12 print:grid-cols-[2.25rem_1fr] print:py-3"
              >
                <DocumentPart number={index + 1} {...section} />
              </li>
            ))}
          </ol>
        </div>
      </div>
      <NextSteps labels={labels} />
    </>
  );
}

function Facts({ facts }: { facts: { label: string; value: string }[] }) {
  return (
    <div className="bg-bone print:bg-transparent">
      <dl className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-5 md:max-lg:grid-cols-2 gap-y-6 border-line border-t py-7 print:py-3">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-small text-ink-2">{label}</dt>
            <dd className="mt-1 max-w-[26ch] font-semibold">
              <LinkedText text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function DocumentPart({
  id,
  number,
  title,
  paragraphs,
}: DocumentData["sections"][number] & { number: number }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="hidden pt-1 font-display text-h4 text-ink-3 md:block print:block"
      >
        {number}
      </span>
      <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
        <h2 id={`${id}-title`} className="break-after-avoid text-h3">
          {title}
        </h2>
        <div className="measure mt-4 grid gap-4 text-ink-2 print:text-ink">
          {paragraphs.map((paragraph) => (
            <DocumentParagraph key={keyOf(paragraph)} paragraph={paragraph} />
          ))}
        </div>
      </section>
    </>
  );
}

function DocumentParagraph({ paragraph }: { paragraph: Paragraph }) {
  if (typeof paragraph === "string") {
    return (
      <p>
        <LinkedText text={paragraph} />
      </p>
    );
  }
  return (
    <ul className="grid list-disc gap-2.5 pl-5 marker:text-line-strong">
      {paragraph.items.map((item) => (
        <li key={item} className="pl-1">
          <LinkedText text={item} />
        </li>
      ))}
    </ul>
  );
}

function keyOf(paragraph: Paragraph): string {
  return typeof paragraph === "string" ? paragraph : paragraph.items.join();
}

/** Links to the other documents and a contact. */
function NextSteps({ labels }: Pick<DocumentData, "labels">) {
  const { language, page, dictionary, texts } = useSite();
  const path = usePath();
  const names = pageNames(dictionary, texts);
  return (
    <aside aria-labelledby="related-title" className="bg-bone py-14 md:py-20 print:hidden">
      <div className="wrap grid items-end gap-x-5 gap-y-10 md:grid-cols-12">
        <div className="md:col-span-7">
          <h2 id="related-title" className="text-h4">
            {labels.related}
          </h2>
          <ul className="mt-4 max-w-[30rem]">
            {legalPages
              .filter((id) => id !== page)
              .map((id) => (
                <li key={id} className="border-line border-t">
                  <PageLink
                    to={path(id)}
                    className="group flex min-h-14 items-center justify-between gap-4 font-semibold hover:text-petrol"
                  >
                    {names[id]}
                    <ArrowRight
                      aria-hidden="true"
                      size={20}
                      strokeWidth={1.75}
                      className="transition-transform duration-200 group-hover:translate-x-1"
                    />
                  </PageLink>
                </li>
              ))}
          </ul>
        </div>
        <div className="md:col-span-5 md:justify-self-end">
          <p className="mb-5 text-ink-2">
            <LinkedText text={`${labels.question} ${brand.contactEmail[language]}`} />
          </p>
          <ContactButton variant="secondary">{dictionary.contactarAhora}</ContactButton>
        </div>
      </div>
    </aside>
  );
}

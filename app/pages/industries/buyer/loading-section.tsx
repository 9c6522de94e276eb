import { CodePanel } from "#app/ui/code-panel.tsx";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import type { BuyersContent } from "#content/buyers/schema.ts";
import { fill } from "#core/template.ts";
import type { SampleProgramme } from "./sample.server.ts";

/** The same customer in a file and in a call of the API. */
export function LoadingSection({
  texts,
  own,
  loading,
}: {
  texts: BuyersContent["loading"];
  /** What the trade's file is. */
  own: string;
  loading: SampleProgramme["loading"];
}) {
  return (
    <Section>
      <SectionHeading title={texts.title}>{own}</SectionHeading>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <CodePanel title={texts.file} label="CSV">
          {loading.file}
        </CodePanel>
        <CodePanel title={loading.call} label={texts.api}>
          {loading.body}
        </CodePanel>
      </div>
      <p className="measure mt-5 text-ink-2">{texts.lead}</p>
      <p className="measure mt-2 text-ink-2">{fill(texts.covers, { field: loading.field })}</p>
    </Section>
  );
}

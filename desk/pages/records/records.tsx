import { recordPaths, recordTabs } from "#core/desk-records.ts";
import { type PageProps, PageTitle } from "../../parts.tsx";
import { Files } from "./files.tsx";
import { Network } from "./network.tsx";
import { Opening } from "./opening.tsx";
import { Proof } from "./proof.tsx";
import { Terms } from "./terms.tsx";

export function Records({ view, frame, texts }: PageProps<"records">) {
  const words = texts.records;
  return (
    <>
      <PageTitle title={texts.pages.records} lead={words.lead} />
      {!view.mayEdit && view.tab !== "terms" && (
        <p className="measure -mt-4 mb-6 text-ink-2 text-small">{words.readOnly}</p>
      )}
      <nav aria-label={words.tabsLabel} className="mb-6 flex flex-wrap gap-1 border-line border-b">
        {recordTabs.map((tab) => (
          <a
            key={tab}
            href={recordPaths[tab]}
            aria-current={tab === view.tab ? "page" : undefined}
            className="-mb-px flex min-h-11 items-center border-transparent border-b-2 px-3 font-semibold text-ink-2 hover:text-ink aria-[current=page]:border-petrol aria-[current=page]:text-petrol"
          >
            {words.tabs[tab]}
          </a>
        ))}
      </nav>
      {view.tab === "proof" && <Proof {...{ view, frame, texts }} />}
      {view.tab === "terms" && <Terms {...{ view, frame, texts }} />}
      {view.tab === "network" && <Network {...{ view, frame, texts }} />}
      {view.tab === "files" && <Files {...{ view, frame, texts }} />}
      {view.tab === "opening" && <Opening {...{ view, frame, texts }} />}
    </>
  );
}

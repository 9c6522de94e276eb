import { studioPaths, studioTabs } from "#core/studio.ts";
import { Badge, type PageProps } from "../../parts.tsx";
import { ChangesTab } from "./changes.tsx";
import { HistoryTab } from "./history.tsx";
import { PageTab } from "./page.tsx";
import { TranslationsTab } from "./translations.tsx";

export function Studio({ view, frame, texts }: PageProps<"studio">) {
  const words = texts.studio;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
        <h1 className="text-h3">
          {texts.pages.studio}
          <span className="sr-only">{`: ${words.tabs[view.tab]}`}</span>
        </h1>
        <nav aria-label={words.tabsLabel} className="-mx-1 flex flex-wrap gap-1">
          {studioTabs.map((tab) => (
            <a
              key={tab}
              href={studioPaths[tab]}
              aria-current={tab === view.tab ? "page" : undefined}
              className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-petrol hover:bg-petrol-tint aria-[current=page]:bg-petrol aria-[current=page]:text-white"
            >
              {words.tabs[tab]}
              {tab === "changes" && view.drafts > 0 && <Badge tone="news">{view.drafts}</Badge>}
            </a>
          ))}
        </nav>
      </div>
      {view.tab === "page" && <PageTab {...{ view, frame, texts }} />}
      {view.tab === "changes" && <ChangesTab {...{ view, frame, texts }} />}
      {view.tab === "history" && <HistoryTab {...{ view, frame, texts }} />}
      {view.tab === "translations" && <TranslationsTab {...{ view, frame, texts }} />}
    </>
  );
}

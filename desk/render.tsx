import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type DeskPage, type DeskView, deskPages, type RenderDesk } from "#core/desk.ts";
import { Document } from "./layout.tsx";
import { Audit } from "./pages/audit.tsx";
import { Health } from "./pages/health.tsx";
import { Lead } from "./pages/lead/page.tsx";
import { Leads } from "./pages/leads/page.tsx";
import { Record } from "./pages/records/record.tsx";
import { Records } from "./pages/records/records.tsx";
import { Routing } from "./pages/routing.tsx";
import { Enter, Problem, SignIn } from "./pages/sign-in.tsx";
import { Statistics } from "./pages/statistics/page.tsx";
import { Studio } from "./pages/studio/studio.tsx";
import type { PageProps } from "./parts.tsx";
import { type DeskTexts, texts } from "./texts.ts";

/** Html only: the desk's pages are not hydrated. */
export const render: RenderDesk = (view, frame) => {
  const words = texts[frame.language];
  const Page = pages[view.page] as ComponentType<PageProps<DeskView["page"]>>;
  const page = (
    <Document
      isList={view.page === "leads"}
      isWide={view.page === "studio" && view.tab === "page"}
      title={titleOf(view, words)}
      current={menuOf(view)}
      {...{ frame, texts: words }}
    >
      <Page view={view} frame={frame} texts={words} />
    </Document>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
};

const pages: { [Page in DeskView["page"]]: ComponentType<PageProps<Page>> } = {
  "sign-in": SignIn,
  enter: Enter,
  problem: Problem,
  leads: Leads,
  lead: Lead,
  studio: Studio,
  statistics: Statistics,
  health: Health,
  records: Records,
  record: Record,
  routing: Routing,
  audit: Audit,
};

/** No name of a visitor: titles stay in the browser's history. */
function titleOf(view: DeskView, words: DeskTexts): string {
  if (view.page === "sign-in" || view.page === "enter") return words.signIn.title;
  if (view.page === "problem") return words.problems[view.problem][0] ?? "";
  const page = listOf[view.page] ?? view.page;
  return words.pages[page as DeskPage];
}

/** The menu's page of a page that is not in it. */
const listOf: { [Page in DeskView["page"]]?: DeskPage } = { lead: "leads", record: "records" };

function menuOf(view: DeskView): DeskPage | undefined {
  return deskPages.find((page) => page === (listOf[view.page] ?? view.page));
}

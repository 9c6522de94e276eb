import { renderToStaticMarkup } from "react-dom/server";
import {
  type DeskFrame,
  type DeskPage,
  type DeskView,
  deskPages,
  type RenderDesk,
} from "#core/desk.ts";
import { Document } from "./layout.tsx";
import { Audit } from "./pages/audit.tsx";
import { Figures } from "./pages/figures.tsx";
import { Health } from "./pages/health.tsx";
import { Lead } from "./pages/lead.tsx";
import { Leads } from "./pages/leads.tsx";
import { Routing } from "./pages/routing.tsx";
import { Enter, Problem, SignIn } from "./pages/sign-in.tsx";
import { type DeskTexts, texts } from "./texts.ts";

/** Html only: the desk's pages are not hydrated. */
export const render: RenderDesk = (view, frame) => {
  const words = texts[frame.language];
  const page = (
    <Document frame={frame} texts={words} title={titleOf(view, words)} current={menuOf(view)}>
      {contentOf(view, frame, words)}
    </Document>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
};

function contentOf(view: DeskView, frame: DeskFrame, words: DeskTexts) {
  const props = { frame, texts: words };
  switch (view.page) {
    case "sign-in":
      return <SignIn view={view} {...props} />;
    case "enter":
      return <Enter view={view} {...props} />;
    case "problem":
      return <Problem problem={view.problem} texts={words} />;
    case "leads":
      return <Leads view={view} {...props} />;
    case "lead":
      return <Lead view={view} {...props} />;
    case "figures":
      return <Figures view={view} {...props} />;
    case "health":
      return <Health view={view} {...props} />;
    case "routing":
      return <Routing view={view} {...props} />;
    case "audit":
      return <Audit view={view} {...props} />;
  }
}

/** No name of a visitor: titles stay in the browser's history. */
function titleOf(view: DeskView, words: DeskTexts): string {
  if (view.page === "sign-in" || view.page === "enter") return words.signIn.title;
  if (view.page === "problem") return words.problems[view.problem][0] ?? "";
  return words.pages[view.page === "lead" ? "leads" : view.page];
}

function menuOf(view: DeskView): DeskPage | undefined {
  return deskPages.find((page) => page === (view.page === "lead" ? "leads" : view.page));
}

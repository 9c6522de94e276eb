import { type ComponentType, createContext, useContext } from "react";
import { renderToString } from "react-dom/server";
import type { HydratedWhen, PageData } from "#app/site-data/page-data.ts";
import { IslandRoot, idPrefix } from "./island-root.tsx";

/** The data of the page that is being rendered; its islands are collected there. */
export const PageDataContext = createContext<PageData | undefined>(undefined);

/** A component that acts in the browser: `of` is the one that app/islands.ts has under this name. */
export function Island<Props extends object>({
  name,
  of: Component,
  when = "near",
  props,
}: {
  name: string;
  of: ComponentType<Props>;
  when?: HydratedWhen;
  props: Props;
}) {
  const page = useContext(PageDataContext);
  if (!page) throw new Error("An island outside a page");
  const index = page.islands.length;
  page.islands.push({ name, when, props });
  // Rendered apart: the ids that React makes depend on the tree, and in the browser the island is a tree of its own.
  const html = renderToString(
    <IslandRoot page={page}>
      <Component {...props} />
    </IslandRoot>,
    { identifierPrefix: idPrefix(index) },
  );
  return (
    <div
      data-island={index}
      // The holder has no box, so that the island stands in the page as any other element.
      className="contents"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own rendering
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

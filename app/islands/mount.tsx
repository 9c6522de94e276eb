import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { pageData } from "#app/site-data/page-data.ts";
import { IslandRoot } from "./island-root.tsx";

/** Shows at the end of the page what the built page does not have. */
export function mount(node: ReactNode) {
  const holder = document.createElement("div");
  document.body.append(holder);
  createRoot(holder).render(<IslandRoot page={pageData()}>{node}</IslandRoot>);
}

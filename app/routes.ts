import { type RouteConfig, route } from "@react-router/dev/routes";
import { moduleOf, routes } from "../core/paths.ts";

// Countries × pages, from core/paths.ts; a page has one module for all countries.
export default [
  ...routes().map(({ id, page, path, takesTopics }) =>
    route(takesTopics ? `${path}/:topic?` : path, `pages/${moduleOf(page)}/page.tsx`, { id }),
  ),
  route("*", "pages/not-found/page.tsx", { id: "not-found" }),
] satisfies RouteConfig;

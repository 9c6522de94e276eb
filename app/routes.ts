import { type RouteConfig, route } from "@react-router/dev/routes";
import { routes } from "../core/paths.ts";

// Countries × pages, from the site map; one module serves a page in every country.
export default [
  ...routes().map(({ id, page, base, hasTopics }) =>
    route(hasTopics ? `${base}/:topic?` : base, `pages/${page}/page.tsx`, { id }),
  ),
  route("*", "pages/not-found/page.tsx", { id: "not-found" }),
] satisfies RouteConfig;

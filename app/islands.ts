// Components that act in the browser, by the names of their files. Each is rendered at build time in its page, and hydrated alone.
import type { ComponentType } from "react";

export const islands: Record<string, () => Promise<ComponentType<never>>> = {
  "brief-sheets": () => import("#app/pages/brief/brief-sheets.tsx").then((it) => it.BriefSheets),
  "case-walk": () => import("#app/pages/home/case-walk/case-walk.tsx").then((it) => it.CaseWalk),
  "client-carousel": () =>
    import("#app/pages/home/client-carousel.tsx").then((it) => it.ClientCarousel),
  "coverage-search": () =>
    import("#app/pages/coverage/coverage-search.tsx").then((it) => it.CoverageSearch),
  estimator: () => import("#app/pages/programme/estimator.tsx").then((it) => it.Estimator),
  "industry-filter": () =>
    import("#app/pages/industries/industry-filter.tsx").then((it) => it.IndustryFilter),
  "investor-contact": () =>
    import("#app/pages/investors/investor-contact.tsx").then((it) => it.InvestorContact),
  "network-check": () => import("#app/network/network-check.tsx").then((it) => it.NetworkCheck),
  "page-form": () => import("#app/pages/contact/page-form.tsx").then((it) => it.PageForm),
  "programme-start": () =>
    import("#app/pages/home/programme-start.tsx").then((it) => it.ProgrammeStart),
  simulation: () => import("#app/pages/sandbox/simulation.tsx").then((it) => it.Simulation),
};

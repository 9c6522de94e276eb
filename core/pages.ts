// The site map: every page, its topics and their slugs. Routes, files, navigation, sitemap and tests derive from it.
import type { Localized } from "./languages.ts";

export interface PageEntry {
  slug: Localized<string>;
  /** Pages below it that share its module, each with its slugs. */
  topics?: Record<string, Localized<string>>;
  /** Paths below the page that name no topic are not found. Without it they show the page itself. */
  onlyKnownTopics?: true;
  /** Further first segments that show the same page on the unprefixed site. */
  aliases?: readonly string[];
  /** The page that stands before it in breadcrumbs, after the home. */
  parent?: "programme";
  /** The page whose module shows this one too. */
  module?: "legal";
  /** The page in its place where a country has no estimator. */
  needsEstimator?: "coverage";
  /** Where a country has no estimator, the page itself stands in the place of its topics. */
  topicsNeedEstimator?: true;
  /** The alias that the specification's footer links to. */
  footerAlias?: string;
}

export const families = {
  hogar: { es: "hogar", pt: "casa", en: "home" },
  vial: { es: "vial", pt: "mobilidade", en: "mobility" },
  salud: { es: "salud", pt: "saude", en: "health" },
  mascotas: { es: "mascotas", pt: "pets", en: "pets" },
  dispositivos: { es: "dispositivos", pt: "dispositivos", en: "devices" },
} as const satisfies Record<string, Localized<string>>;

export const solutions = {
  integraciones: { es: "integraciones", pt: "integracoes", en: "integrations" },
  automatizacion: { es: "automatizacion", pt: "automacao", en: "automation" },
  pagos: { es: "pagos", pt: "pagamentos", en: "payments" },
  canales: { es: "canales", pt: "canais", en: "channels" },
  analisis: { es: "analisis", pt: "analise", en: "analytics" },
  proveedores: { es: "proveedores", pt: "prestadores", en: "providers" },
} as const satisfies Record<string, Localized<string>>;

/** Who buys: each trade has a page below the industries. */
export const buyers = {
  insurers: { es: "aseguradoras", pt: "seguradoras", en: "insurers" },
  banks: { es: "bancos-y-tarjetas", pt: "bancos-e-cartoes", en: "banks-and-cards" },
  retailers: { es: "comercios", pt: "varejo", en: "retailers" },
  realEstate: { es: "inmobiliarias", pt: "imobiliario", en: "real-estate" },
  health: { es: "salud", pt: "saude", en: "health" },
  utilities: { es: "telefonia-y-energia", pt: "telefonia-e-energia", en: "telecom-and-utilities" },
} as const satisfies Record<string, Localized<string>>;

export const pages = {
  home: { slug: { es: "", pt: "", en: "" }, aliases: ["blog"] },
  services: { slug: { es: "servicios", pt: "servicos", en: "services" }, topics: families },
  solutions: {
    slug: { es: "soluciones", pt: "solucoes", en: "solutions" },
    topics: solutions,
    aliases: ["solucoes", "solutions"],
  },
  industries: {
    slug: { es: "industrias", pt: "setores", en: "industries" },
    topics: buyers,
    onlyKnownTopics: true,
    topicsNeedEstimator: true,
  },
  programme: {
    slug: { es: "programa", pt: "programa", en: "program" },
    needsEstimator: "coverage",
  },
  brief: {
    slug: { es: "programa/resumen", pt: "programa/resumo", en: "program/brief" },
    parent: "programme",
    needsEstimator: "coverage",
  },
  roles: { slug: { es: "quien-hace-que", pt: "quem-faz-o-que", en: "who-does-what" } },
  sandbox: { slug: { es: "simulador-api", pt: "simulador-api", en: "api-sandbox" } },
  about: { slug: { es: "nosotros", pt: "sobre-nos", en: "about" } },
  investors: {
    slug: { es: "inversores", pt: "investidores", en: "investors" },
    aliases: ["investor", "investidores", "investors"],
    footerAlias: "investor",
  },
  contact: { slug: { es: "contacto", pt: "contato", en: "contact" } },
  coverage: { slug: { es: "cobertura", pt: "cobertura", en: "coverage" } },
  privacy: {
    slug: { es: "privacidad", pt: "privacidade", en: "privacy" },
    module: "legal",
  },
  legal: { slug: { es: "aviso-legal", pt: "aviso-legal", en: "legal-notice" } },
  accessibility: {
    slug: { es: "accesibilidad", pt: "acessibilidade", en: "accessibility" },
    module: "legal",
  },
  welcome: { slug: { es: "landing-welcome", pt: "boas-vindas", en: "welcome" } },
} as const satisfies Record<string, PageEntry>;

export type PageId = keyof typeof pages;
export type FamilyId = keyof typeof families;
export type SolutionId = keyof typeof solutions;
export type BuyerId = keyof typeof buyers;
export type TopicOf<P extends PageId> = (typeof pages)[P] extends { topics: infer T }
  ? keyof T & string
  : never;

export const pageIds = Object.keys(pages) as PageId[];
export const familyIds = Object.keys(families) as FamilyId[];
export const solutionIds = Object.keys(solutions) as SolutionId[];
export const buyerIds = Object.keys(buyers) as BuyerId[];

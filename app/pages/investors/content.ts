import type { HeadTexts } from "#app/site.ts";
import type { FigureWords, SizeId, StatId } from "./figures.ts";

export const tractionYears = [2019, 2021, 2024, 2025] as const;
type TractionYear = (typeof tractionYears)[number];

export const principleIds = ["decisions", "accounts", "responsibilities"] as const;
type PrincipleId = (typeof principleIds)[number];

export interface InvestorsContent {
  head: HeadTexts;
  words: FigureWords;
  /** Stands before the size of the market. */
  title: string;
  talk: string;
  mapTitle: string;
  statsTitle: string;
  stats: Record<StatId, string>;
  opportunities: {
    countries: { title: string; text: string };
    families: { title: string; text: string };
    platform: { title: string; text: string };
    tractionTitle: string;
    traction: Record<TractionYear, string>;
    history: string;
  };
  sizes: {
    items: Record<SizeId, { acronym: string; name: string; text: string }>;
    /** `{share}` stands for a percentage. */
    share: string;
    scale: string;
    caution: string;
  };
  growth: {
    /** `{growth}` stands for the yearly rate, `{first}` and `{last}` for the two quoted amounts. */
    title: string;
    text: string;
    quoted: string;
    derived: string;
    year: string;
    amount: string;
    origin: string;
    source: string;
    disclaimer: string;
    scaleNote: string;
  };
  governance: {
    principles: Record<PrincipleId, { title: string; text: string }>;
  };
  contact: {
    title: string;
    text: string;
    button: string;
    /** Before the address one can write to when there are no scripts. */
    byMail: string;
  };
}

import type { HeadTexts } from "#app/site.ts";
import type { SolutionId } from "#core/pages.ts";

export interface SolutionsContent {
  heads: Record<SolutionId | "all", HeadTexts>;
  hero: {
    title: string;
    lead: string;
    /** The way of one case through the six solutions. */
    routeTitle: string;
    route: Record<SolutionId, string>;
  };
  cards: { title: string; text: string };
  /** Short names: cards, tabs and the hero's route. */
  names: Record<SolutionId, string>;
  summaries: Record<SolutionId, string>;
  detail: { title: string; tabsLabel: string; benefits: string; explore: string };
  solutions: Record<SolutionId, SolutionContent>;
  next: { title: string; services: NextStep; industries: NextStep };
  closing: { title: string; text: string };
}

export interface SolutionContent {
  title: string;
  description: string;
  benefits: string[];
  features: string[];
}

interface NextStep {
  title: string;
  text: string;
}

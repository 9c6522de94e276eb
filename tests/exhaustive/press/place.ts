import type { Page } from "@playwright/test";
import type { CountryCode } from "../../../core/countries.ts";
import type { PageId } from "../../../core/pages.ts";

/** Where controls are pressed, and how. */
export interface Place {
  page: Page;
  path: string;
  /** Absent where there is no page. */
  id?: PageId;
  country: CountryCode;
  isTouch: boolean;
  /** Before scripts have come. */
  isEarly?: boolean;
}

/** For a busy machine: a control that works answers at once. */
export const soon = { timeout: 20_000, intervals: [50, 100, 250] };

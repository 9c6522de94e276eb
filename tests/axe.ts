import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The rules of axe that the page violates, with the elements: all rules, or those named. */
export async function axeViolations(page: Page, rules: string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join("\n")}`);
}

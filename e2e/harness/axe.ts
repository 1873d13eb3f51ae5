import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Fails with every violation of WCAG 2.2 AA on the page in its present state, by rule and element. */
export async function expectAccessible(page: Page): Promise<void> {
  // Until then, parts that are not laid out yet have an estimated height, and axe finds their elements over the next
  // part.
  await expect(page.locator("html")).not.toHaveAttribute("data-first-view");
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(standards)
    // Runs in the page alone, several times faster: no page of ours holds a frame of another origin.
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}\n  ${failureSummary}`),
  );
  expect(found).toEqual([]);
}

import { expect, type Locator, type Page } from "@playwright/test";

const rail = (page: Page) => page.getByRole("complementary", { name: "Filters" });
/** The list of results. */
export const results = (page: Page) => page.getByRole("list", { name: "Results" });
/** The applied filters. */
export const chips = (page: Page) => page.getByRole("list", { name: "Applied filters" });

/** A filter of the filter column, opened. */
export async function filterOf(page: Page, title: string): Promise<Locator> {
  const heading = page.getByRole("heading", { name: title, exact: true, level: 3 });
  const group = rail(page).locator("details", { has: heading });
  if ((await group.getAttribute("open")) === null) await group.locator("summary").first().click();
  return group;
}

/** "1 to 19 of 128 vehicles" and "12 vehicles" as numbers. */
export async function totalOf(page: Page): Promise<number> {
  const said = await page.getByRole("main").getByRole("status").innerText();
  const [, count = ""] = /([\d,]+) vehicles?$/.exec(said) ?? [];
  expect(count, said).not.toBe("");
  return Number(count.replace(",", ""));
}

/** The number of cars in the accessible name of an option. */
async function countOf(option: Locator): Promise<number> {
  const [, count = ""] =
    /, ([\d,]+) vehicles?$/.exec((await option.getAttribute("aria-label")) ?? "") ?? [];
  expect(count).not.toBe("");
  return Number(count.replace(",", ""));
}

/**
 * Clicks the first unselected option of a filter, then checks that the total is the option's count plus
 * `selectedCount`, the cars that the filter's selected options already match.
 */
export async function followOption(
  page: Page,
  title: string,
  name = /^/,
  selectedCount = 0,
): Promise<void> {
  const links = (await filterOf(page, title)).getByRole("link", { name });
  const option = links.and(page.locator(":not([aria-current])")).first();
  const total = selectedCount + (await countOf(option));
  await option.click();
  expect([title, await totalOf(page)]).toEqual([title, total]);
}

/** Removes the filter that was applied first. */
export async function removeFirstFilter(page: Page): Promise<void> {
  await chips(page)
    .getByRole("link", { name: /^Remove / })
    .first()
    .click();
}

/** Path and query of the page. */
export function pathAndQueryOf(page: Page): string {
  return page.url().replace(/^https?:\/\/[^/]*/, "");
}

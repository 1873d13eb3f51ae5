import { expect, type Locator, type Page } from "@playwright/test";

const rail = (page: Page) => page.getByRole("complementary", { name: "Filters" });
/** The cars of a list. */
export const results = (page: Page) => page.getByRole("list", { name: "Results" });
/** What is applied. */
export const chips = (page: Page) => page.getByRole("list", { name: "Applied filters" });

/** A filter of the rail, opened. */
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

/** The cars that an option says it would show, as those hear it who do not see it. */
async function countOf(option: Locator): Promise<number> {
  const [, count = ""] = /, ([\d,]+) vehicles?$/.exec(await option.evaluate(textOf)) ?? [];
  expect(count).not.toBe("");
  return Number(count.replace(",", ""));
}

const textOf = (element: Element) => element.textContent;

/** Follows an option; its count is what the list then has, beside the `already` cars of its other values. */
export async function follow(page: Page, title: string, name = /^/, already = 0): Promise<void> {
  const links = (await filterOf(page, title)).getByRole("link", { name });
  const option = links.and(page.locator(":not([aria-current])")).first();
  const total = already + (await countOf(option));
  await option.click();
  expect([title, await totalOf(page)]).toEqual([title, total]);
}

/** Takes away what was applied first. */
export async function takeAway(page: Page): Promise<void> {
  await chips(page)
    .getByRole("link", { name: /^Remove / })
    .first()
    .click();
}

/** Where a page is, without the site's origin. */
export function addressOf(page: Page): string {
  return page.url().replace(/^https?:\/\/[^/]*/, "");
}

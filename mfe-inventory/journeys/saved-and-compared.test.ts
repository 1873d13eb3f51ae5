import { noteShifts, shiftsSinceRead } from "@forecourt/e2e/layout-shifts";
import { results } from "@forecourt/e2e/search-page";
import { type BrowserContext, expect, open, type Page, test } from "@forecourt/e2e/test";

const list = "/used-cars-for-sale";

test.use({ viewport: { width: 1280, height: 900 } });

const card = (page: Page, index: number) => results(page).getByRole("article").nth(index);
const save = (page: Page, index: number) =>
  card(page, index).getByRole("button", { name: /^Save: / });
const compare = (page: Page, index: number) =>
  card(page, index).getByRole("button", { name: /^Compare: / });
const tray = (page: Page) => page.getByRole("region", { name: "Cars to compare" });

/** Text that is only on a car's own page. */
const onVehicle = (page: Page) => page.getByRole("main").getByText(/^VIN/).first();

/** The addresses of the first cars of a list. */
async function carsOf(page: Page, name: string): Promise<string[]> {
  const links = page.getByRole("list", { name }).getByRole("article").getByRole("link");
  return links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
}

/** Everything that the browser keeps for the site: storage and cookies. */
async function keptBy(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  const cookies = await page.context().cookies();
  return [...stored, ...cookies.map(({ name }) => name)];
}

/** Adds the cookie of a visitor who allows preferences. */
async function allowPreferences(context: BrowserContext, origin: string): Promise<void> {
  await context.addCookies([
    { name: "allowCookies", value: "essential%2Cfunctional", url: origin },
  ]);
}

test("compares at most four cars, from cards and from the vehicle page", async ({ page }) => {
  await open(page, list);
  const cars = await carsOf(page, "Results");
  await compare(page, 0).click();
  await expect(compare(page, 0)).toHaveAttribute("aria-pressed", "true");
  await expect(tray(page)).toContainText("1 of 4 cars");
  await card(page, 1).getByRole("link").click();
  await expect(onVehicle(page)).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Compare: / })
    .first()
    .click();
  await page.goBack();
  await expect(tray(page)).toContainText("2 of 4 cars");
  await expect(compare(page, 1)).toHaveAttribute("aria-pressed", "true");
  for (const index of [2, 3]) await compare(page, index).click();
  await expect(compare(page, 4)).toHaveAttribute("aria-disabled", "true");
  await compare(page, 4).press("Enter");
  await expect(tray(page)).toContainText("4 of 4 cars");
  await tray(page)
    .getByRole("button", { name: /^Remove / })
    .first()
    .click();
  await expect(compare(page, 4)).not.toHaveAttribute("aria-disabled");

  await tray(page).getByRole("link", { name: "Compare" }).click();
  const table = page.getByRole("table", { name: "Cars side by side" });
  const shown = table.getByRole("columnheader").getByRole("link", { name: /^\d{4} / });
  await expect(shown).toHaveCount(3);
  const rows = table.getByRole("row");
  const everything = await rows.count();
  await page.getByRole("link", { name: "Show differences only" }).click();
  await expect(page.getByRole("link", { name: "Show everything" })).toBeVisible();
  await expect.poll(() => rows.count()).toBeLessThan(everything);
  await table
    .getByRole("link", { name: /^Remove / })
    .first()
    .click();
  await expect(shown).toHaveCount(2);
  await page.getByRole("link", { name: "Add a car" }).click();
  await expect(tray(page)).toContainText("2 of 4 cars");
  expect(cars.length).toBeGreaterThan(4);
});

test("the page in the footer lists saved and viewed cars", async ({ page }) => {
  await open(page, list);
  const cars = await carsOf(page, "Results");
  await save(page, 0).click();
  await card(page, 1).getByRole("link").click();
  await expect(page.getByRole("main").getByText(/^VIN/).first()).toBeVisible();
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Saved cars" }).click();
  await expect(page).toHaveURL(/\/saved-cars\?cars=[A-Z0-9]{17}&seen=[A-Z0-9]{17}$/);
  await expect(page.getByRole("list", { name: "Recently viewed" })).toBeVisible();
  await expect.poll(() => carsOf(page, "Saved cars")).toEqual(cars.slice(0, 1));
  await expect.poll(() => carsOf(page, "Recently viewed")).toEqual(cars.slice(1, 2));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${cars[1]}$`));
});

test("stores nothing without consent, and the page states it", async ({ page }) => {
  await open(page, list);
  const before = await keptBy(page);
  await save(page, 0).click();
  await compare(page, 1).click();
  await expect(tray(page)).toContainText(/Saved only until you close this page/);
  await card(page, 2).getByRole("link").click();
  await expect(page.getByRole("main").getByText(/^VIN/).first()).toBeVisible();
  expect(await keptBy(page)).toEqual(before);
  expect(before.filter((name) => name.includes("garage"))).toEqual([]);
  await open(page, list);
  await expect(save(page, 0)).toHaveAttribute("aria-pressed", "false");
  await expect(tray(page)).toHaveCount(0);
});

test("the page of saved cars offers to keep them, and does", async ({ page }) => {
  await open(page, list);
  await save(page, 0).click();
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Saved cars" }).click();
  const main = page.getByRole("main");
  await expect(main).toContainText("Your list is kept for this visit only.");
  await main.getByRole("button", { name: "Keep my list" }).click();
  await expect(main).toContainText("Your list stays in this browser now.");
  await open(page, list);
  await expect(save(page, 0)).toHaveAttribute("aria-pressed", "true");
});

test("keeps saved cars across reloads and tabs with consent", async ({ page, context, site }) => {
  await allowPreferences(context, site.origin);
  await open(page, list);
  const other = await context.newPage();
  await open(other, site.origin + list);
  await save(page, 0).click();
  await compare(page, 1).click();
  await expect(tray(page)).not.toContainText("Saved only until");
  await expect(save(other, 0)).toHaveAttribute("aria-pressed", "true");
  await expect(tray(other)).toContainText("1 of 4 cars");
  await other.close();
  await page.reload();
  await expect(save(page, 0)).toHaveAttribute("aria-pressed", "true");
  await expect(compare(page, 1)).toHaveAttribute("aria-pressed", "true");
});

test("ignores foreign data in storage", async ({ page, context, site }) => {
  await allowPreferences(context, site.origin);
  await open(page, list);
  const [first = ""] = await carsOf(page, "Results");
  const vin = first.slice(-17);
  const forged = [
    "{",
    "[[[]]]",
    JSON.stringify({ saved: 7, compared: { length: 9 }, seen: null }),
    JSON.stringify({
      compared: [
        { vin: "<img src=x onerror=alert(1)>", title: "x" },
        { vin: "../../etc", title: "x" },
        { vin, title: '<img src=x onerror="alert(1)"><script>alert(1)</script>' },
        { vin, title: { toString: "x" } },
        ...Array.from({ length: 5000 }, () => ({ vin, title: "x".repeat(100) })),
      ],
    }),
  ];
  for (const text of forged) {
    await page.evaluate((value) => localStorage.setItem("forecourt.garage", value), text);
    await open(page, list);
    await save(page, 0).click();
    await expect(save(page, 0)).toHaveAttribute("aria-pressed", "true");
  }
  await expect(tray(page)).toContainText("1 of 4 cars");
  await expect(tray(page).getByRole("img")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ consent: "all", viewport: { width: 360, height: 740 } });

  for (const [path, action] of [
    ["/saved-cars", save],
    ["/compare", compare],
  ] as const) {
    test(`${path} opens without a shift when the cars of this browser come in`, async ({
      page,
    }) => {
      await open(page, list);
      await action(page, 0).click();
      await noteShifts(page);
      await open(page, path);
      await expect(page).toHaveURL(/\?cars=[A-Z0-9]{17}/);
      await expect(page.locator("html")).not.toHaveAttribute("data-first-view");
      // A row of the header that is painted while it is read counts 0.003.
      const shifts = await shiftsSinceRead(page);
      expect(shifts.filter(({ value }) => value > 0.01)).toEqual([]);
    });
  }
});

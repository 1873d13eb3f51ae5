import { buyerPreferencesPath } from "@forecourt/contracts/visitor/buyer-preferences-path";
import { carsInStore } from "@forecourt/e2e/cars-in-store";
import { openBeforeScripts } from "@forecourt/e2e/hydration";
import { allow } from "@forecourt/e2e/lead-form";
import { expect, open, type Page, test } from "@forecourt/e2e/test";

const dealer = "ozark-mitsubishi" as const;
const term = (page: Page) => page.getByRole("slider", { name: "Loan term" });
const results = (page: Page) => page.getByRole("list", { name: "Results" }).getByRole("article");
const firstTerms = (page: Page) =>
  results(page)
    .first()
    .getByText(/ mo, .* APR, /);

/** Sets 60 months on a car's page; resolves when the server has them. */
async function chooseSixtyMonths(page: Page): Promise<void> {
  const saved = page.waitForResponse((response) => response.url().endsWith(buyerPreferencesPath));
  await term(page).press("ArrowLeft");
  await saved;
}

test("terms set on a car's page hold after a reload, and on every other page", async ({
  page,
  site,
}) => {
  const [vin = "", other = ""] = carsInStore(site, { dealer, condition: "used" });
  await allow(page, site.origin, "functional");
  await open(page, `/used-cars-for-sale/2000-x-${vin}`);
  await expect(term(page)).toHaveAttribute("aria-valuetext", "72 months");
  await chooseSixtyMonths(page);
  await expect(page).toHaveURL(/[A-Z0-9]{17}$/);
  await page.reload();
  await expect(term(page)).toHaveAttribute("aria-valuetext", "60 months");
  await open(page, "/used-cars-for-sale");
  await expect(firstTerms(page)).toHaveText(/^60 mo, /);
  for (const path of [`/compare?cars=${vin},${other}`, `/saved-cars?cars=${vin},${other}`]) {
    await open(page, path);
    await expect(page.getByText(/^60 mo, /)).toHaveCount(2);
  }
  await open(page, `/personalize/2000-x-${other}`);
  await expect(page.getByText(/^60 months: 59 payments/)).toBeVisible();
});

test("a chip of the list leads back to the dealer's terms, for all pages", async ({
  page,
  site,
}) => {
  const [vin = ""] = carsInStore(site, { dealer, condition: "used" });
  await allow(page, site.origin, "functional");
  await open(page, `/used-cars-for-sale/2000-x-${vin}`);
  await chooseSixtyMonths(page);
  await open(page, "/used-cars-for-sale");
  const saved = page.waitForResponse((response) => response.url().endsWith(buyerPreferencesPath));
  await page.getByRole("link", { name: "Remove 60 months" }).click();
  await expect(firstTerms(page)).toHaveText(/^72 mo, /);
  await saved;
  await open(page, `/used-cars-for-sale/2000-x-${vin}`);
  await expect(term(page)).toHaveAttribute("aria-valuetext", "72 months");
});

test("without consent, terms travel in addresses and nothing is stored", async ({
  page,
  context,
  site,
}) => {
  const [vin = ""] = carsInStore(site, { dealer, condition: "used" });
  await open(page, `/used-cars-for-sale/2000-x-${vin}`);
  await term(page).press("ArrowLeft");
  await expect(page).toHaveURL(/\?term=60$/);
  await page.reload();
  await expect(term(page)).toHaveAttribute("aria-valuetext", "60 months");
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last().click();
  await expect(page).toHaveURL(/-cars-for-sale\?term=60$/);
  await expect(firstTerms(page)).toHaveText(/^60 mo, /);
  await page.getByRole("link", { name: "Remove 60 months" }).click();
  await expect(page).toHaveURL(/-cars-for-sale$/);
  await expect(firstTerms(page)).toHaveText(/^72 mo, /);
  const names = (await context.cookies()).map(({ name }) => name);
  expect([...new Set(names)].sort()).toEqual(["allowCookies", "displayCookies"]);
});

test("terms set before hydration are in the address as well", async ({ page, site }) => {
  const [vin = ""] = carsInStore(site, { dealer, condition: "used" });
  const run = await openBeforeScripts(page, () =>
    page.goto(`/used-cars-for-sale/2000-x-${vin}`, { waitUntil: "commit" }),
  );
  await term(page).press("ArrowLeft");
  await expect(term(page)).toHaveValue("60");
  await run();
  await expect(page).toHaveURL(/\?term=60$/);
  await expect(term(page)).toHaveAttribute("aria-valuetext", "60 months");
});

test("the group's cash down is a share of each car's price", async ({ page, site }) => {
  await open(page, `${site.groupOrigin}/used-cars-for-sale`);
  await expect(firstTerms(page)).toHaveText(/, 10% down$/);
  await results(page).first().getByRole("link").first().click();
  const down = page.getByRole("slider", { name: "Cash down" });
  await expect(down).toHaveAttribute("aria-valuetext", /^\$[\d,]+ \(10%\) down$/);
  await down.press("ArrowRight");
  await expect(down).toHaveAttribute("aria-valuetext", /\(15%\) down$/);
  await expect(page).toHaveURL(/\?down-percent=15$/);
});

test.describe("without JavaScript", () => {
  // Chromium reports the scripts that it does not run as refused.
  test.use({ javaScriptEnabled: false, expectedConsole: /csp$/ });

  test("terms are in the address of the car, of similar cars and of the list", async ({
    page,
    site,
  }) => {
    const [vin = ""] = carsInStore(site, { dealer, condition: "used" });
    await page.goto(`/used-cars-for-sale/2000-x-${vin}`);
    await term(page).press("ArrowLeft");
    await page.getByRole("button", { name: "Update payment" }).click();
    await expect(page).toHaveURL(/\bterm=60\b/);
    await expect(page.getByText(/^60 months: 59 payments of/).first()).toBeVisible();
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last().click();
    await expect(page).toHaveURL(/-cars-for-sale\?term=60$/);
    await expect(firstTerms(page)).toHaveText(/^60 mo, /);
  });
});

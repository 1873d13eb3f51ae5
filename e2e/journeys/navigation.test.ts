import { openBeforeScripts } from "../harness/hydration.ts";
import { expect, hydrated, open, test } from "../harness/test.ts";

test("a click navigates on the client: one payload, no document, and a new head", async ({
  page,
}) => {
  await open(page, "/");
  const documents: string[] = [];
  const payloads: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(request.url());
    if (request.url().includes("/_payload.json")) payloads.push(new URL(request.url()).pathname);
  });
  // Not with the mouse, which may rest on a link long enough to prefetch it, before and after.
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Used cars" })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveTitle(/^Used cars for sale in Cape Girardeau, MO/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Used cars for sale");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    /\/used-cars-for-sale$/,
  );
  expect(payloads).toEqual(["/used-cars-for-sale/_payload.json"]);
  expect(documents).toEqual([]);
});

test("Back restores the earlier page and its scroll position", async ({ page }) => {
  await open(page, "/used-cars-for-sale");
  await page
    .getByRole("list", { name: "Results" })
    .getByRole("link")
    .nth(12)
    .scrollIntoViewIfNeeded();
  const scrollTop = await page.evaluate(() => Math.round(scrollY));
  expect(scrollTop).toBeGreaterThan(0);
  await page.getByRole("list", { name: "Results" }).getByRole("link").nth(12).click();
  await expect(page.getByText("Price with dealer fees").first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Used cars for sale");
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(scrollTop);
});

test("Back restores the earlier page after a reload, without its scroll position", async ({
  page,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  await open(page, "/used-cars-for-sale");
  await page.getByRole("link", { name: /^SUVs/ }).first().click();
  await expect(heading).toHaveText("Used SUVs for sale");
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(heading).toHaveText("Used cars for sale");
  await page.goForward();
  await expect(heading).toHaveText("Used SUVs for sale");
});

test("Back before hydration does not leave that page at the earlier address", async ({ page }) => {
  const heading = page.getByRole("heading", { level: 1 });
  await open(page, "/used-cars-for-sale");
  await page.getByRole("link", { name: /^SUVs/ }).first().click();
  await expect(heading).toHaveText("Used SUVs for sale");
  const run = await openBeforeScripts(page, () => page.reload({ waitUntil: "domcontentloaded" }));
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/used-cars-for-sale$/);
  await run();
  await expect(heading).toHaveText("Used cars for sale");
});

test("a link to a fragment of another page scrolls there", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "What to bring" }).click();
  await expect(page.locator("#what-to-bring")).toBeInViewport();
});

test("of two quick clicks the later one wins, however late the first response", async ({
  page,
}) => {
  await open(page, "/used-cars-for-sale");
  await page.route("**/suvs/_payload.json*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue().catch(() => undefined);
  });
  await page.getByRole("link", { name: /^SUVs/ }).first().click();
  await page
    .getByRole("link", { name: /^Sedans/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Used sedans for sale");
  await page.waitForTimeout(2000);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Used sedans for sale");
});

test.describe("when the payload fails", () => {
  // The browser also gives up the picture's transition: this document did not see the next one coming.
  test.use({
    expectedConsole: /payload of \/service failed|status of 500/,
  });

  test("the browser reports it and loads the document", async ({ page }) => {
    await open(page, "/");
    await page.route("**/service/_payload.json", (route) =>
      route.fulfill({ status: 500, contentType: "text/html", body: "no" }),
    );
    await page.getByRole("contentinfo").getByRole("link", { name: "Service center" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/service$/);
    await expect(page).toHaveTitle(/service/i);
  });
});

import { expectAccessible } from "@forecourt/e2e/axe";
import { carsInStore } from "@forecourt/e2e/cars-in-store";
import { get } from "@forecourt/e2e/get";
import { allow, fillInLead } from "@forecourt/e2e/lead-form";
import type { Site } from "@forecourt/e2e/site";
import { expectSound } from "@forecourt/e2e/sound";
import { expect, open, type Page, test } from "@forecourt/e2e/test";

const region = (page: Page) =>
  page.getByRole("region", { name: /more vehicles? arrived in the last 3 days/ });
const list = "/used-cars-for-sale";
const group = ({ port }: Site) => ({ port, host: "group.localhost" });

/**
 * VINs of used cars of the group that arrived today or yesterday. The dealer keeps cars private for three
 * days, so these stay private when the tests run past midnight.
 */
function arrivals(site: Site): string[] {
  return carsInStore(site, { dealer: "heartland", condition: "used", arrivedSince: 1 });
}

async function countShown(page: Page): Promise<number> {
  const text = await page
    .getByText(/^(?:[\d,]+ to [\d,]+ of )?[\d,]+ vehicles$/)
    .first()
    .textContent();
  return Number(/([\d,]+) vehicles/.exec(text ?? "")?.[1]?.replaceAll(",", ""));
}

test("early-access cars appear nowhere before the unlock, and in the list after it", async ({
  page,
  site,
}) => {
  const [vin = ""] = arrivals(site);
  expect(vin).not.toBe("");
  const origin = site.groupOrigin;
  for (const address of [
    `${list}?sort=newest`,
    `/cars-for-sale?text=${vin.toLowerCase()}`,
    `/saved-cars?cars=${vin}`,
  ]) {
    const { body } = await get({ ...group(site), path: address });
    expect([address, body.includes(`-${vin}"`)]).toEqual([address, false]);
  }
  await allow(page, origin, "functional");
  await open(page, origin + list);
  const before = await countShown(page);
  // Only the shell can set these headers; the gateway strips them from clients.
  const answers = await page.evaluate(async () => {
    const headers = { "x-forecourt-unlocked": "inventory" };
    const paths = ["/api/inventory/search?sort=newest", "/api/inventory/vehicles?limit=2000"];
    return Promise.all(paths.map(async (one) => (await fetch(one, { headers })).text()));
  });
  expect(answers.map((text) => [text.includes('"vin"'), text.includes(vin)])).toEqual([
    [true, false],
    [true, false],
  ]);
  await region(page).getByText("See the private inventory").click();
  const dialog = page.getByRole("dialog", { name: "See the private inventory" });
  await expectAccessible(page);
  await fillInLead(dialog);
  await dialog.getByRole("button", { name: "Unlock" }).click();
  await expect(
    page.getByText("Access Granted, welcome to the private inventory.").first(),
  ).toBeVisible();
  await expect(region(page)).toHaveCount(0);
  await expect.poll(() => countShown(page)).toBeGreaterThan(before);
  const response = await page.goto(`${origin}/used-cars-for-sale/2000-x-${vin}`);
  expect(await response?.text()).toContain("Schedule Test Drive");
});

test("the page of an early-access car shows no details until the form is sent", async ({
  page,
  site,
}) => {
  const [vin = ""] = arrivals(site);
  const origin = site.groupOrigin;
  await allow(page, origin, "functional");
  const response = await page.goto(`${origin}/used-cars-for-sale/2000-x-${vin}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "This vehicle is in our private inventory",
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await open(page, page.url());
  await page.getByRole("link", { name: "See the private inventory" }).click();
  const dialog = page.getByRole("dialog", { name: "See the private inventory" });
  await fillInLead(dialog);
  await dialog.getByRole("button", { name: "Unlock" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d{4} /);
});

test("without functional cookies the unlock is not promised, and the inventory stays locked", async ({
  page,
  site,
}) => {
  const origin = site.groupOrigin;
  await allow(page, origin, "");
  await open(page, origin + list);
  await region(page).getByText("See the private inventory").click();
  const dialog = page.getByRole("dialog", { name: "See the private inventory" });
  await expect(dialog).toContainText("functional cookies, which are off");
  await fillInLead(dialog);
  await dialog.getByRole("button", { name: "Unlock" }).click();
  await expect(dialog.getByRole("status")).toContainText("don’t let this browser open");
  await open(page, origin + list);
  await expect(region(page)).toBeVisible();

  // One press lets it be kept, and the same words open it.
  await region(page).getByText("See the private inventory").click();
  await dialog.getByRole("button", { name: "Allow functional cookies" }).click();
  await expect(dialog.getByRole("status")).toContainText("are on now");
  await expectAccessible(page);
  await fillInLead(dialog);
  await dialog.getByRole("button", { name: "Unlock" }).click();
  await expect(region(page)).toHaveCount(0);
});

test("the sitemap has no address of an early-access car", async ({ site }) => {
  const [vin = ""] = arrivals(site);
  const { body } = await get({ ...group(site), path: "/sitemap.xml" });
  expect(body).toContain("/used-cars-for-sale/20");
  expect(body).not.toContain(vin);
});

test.describe("while the leads service is down", () => {
  test.use({ expectedConsole: /api\/leads\/actions/ });

  test("a toast shows the error, and the input stays", async ({ page, site }) => {
    test.slow();
    const origin = site.groupOrigin;
    await allow(page, origin, "functional");
    await open(page, origin + list);
    await region(page).getByText("See the private inventory").click();
    const dialog = page.getByRole("dialog", { name: "See the private inventory" });
    await fillInLead(dialog);
    await site.kill("leads");
    await dialog.getByRole("button", { name: "Unlock" }).click();
    await expect(
      page.getByText("There was an error saving your information.", { exact: true }).first(),
    ).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "Email" })).toHaveValue("alex@mail.example");
    await site.revive("leads");
    await dialog.getByRole("button", { name: "Unlock" }).click();
    await expect(region(page)).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  // Chromium reports the scripts that it does not run as refused.
  test.use({ javaScriptEnabled: false, expectedConsole: /csp$/ });

  test("the form has its own page and returns to the list, or the car", async ({
    browser,
    site,
  }) => {
    const [vin = ""] = arrivals(site);
    const origin = site.groupOrigin;
    for (const address of [`${list}?sort=priceLow`, `/used-cars-for-sale/2000-x-${vin}`]) {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await allow(page, origin, "functional");
      await page.goto(origin + address);
      const before = address.startsWith(`${list}?`) ? await countShown(page) : null;
      await page.getByRole("link", { name: "See the private inventory" }).click();
      await expect(page).toHaveURL(/\/private-inventory\?next=/);
      await fillInLead(page.getByRole("main"));
      await page.getByRole("button", { name: "Unlock" }).click();
      await expect(page).toHaveURL(/\/used-cars-for-sale/);
      await expect(page.getByRole("link", { name: "See the private inventory" })).toHaveCount(0);
      if (before === null)
        await expect(page.getByText("Schedule Test Drive").first()).toBeVisible();
      else await expect.poll(() => countShown(page)).toBeGreaterThan(before);
      await context.close();
    }
  });
});

test.describe("while its script cannot be loaded", () => {
  test.use({ expectedConsole: /unlock-dialog/ });

  test("the link opens the page of the form", async ({ page, site }) => {
    const origin = site.groupOrigin;
    await allow(page, origin, "functional");
    await open(page, origin + list);
    await page.route(/unlock-dialog/, (route) => route.abort());
    await region(page).getByRole("link", { name: "See the private inventory" }).click();
    await expect(page).toHaveURL(/\/private-inventory\?next=/);
    await fillInLead(page.getByRole("main"));
    await page.getByRole("button", { name: "Unlock" }).click();
    await expect(page).toHaveURL(origin + list);
    await expect(region(page)).toHaveCount(0);
  });
});

test("panel and form are accessible and have no layout or console errors", async ({
  page,
  site,
}) => {
  test.slow();
  await allow(page, site.groupOrigin, "");
  const [vin = ""] = arrivals(site);
  for (const address of [list, `/used-cars-for-sale/2000-x-${vin}`, "/private-inventory"]) {
    await open(page, site.groupOrigin + address);
    await expectSound(page);
  }
});

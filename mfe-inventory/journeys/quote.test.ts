import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expectAccessible } from "@forecourt/e2e/axe";
import { carsInStore } from "@forecourt/e2e/cars-in-store";
import { eventually } from "@forecourt/e2e/eventually";
import { allow, fillInLead } from "@forecourt/e2e/lead-form";
import type { Site } from "@forecourt/e2e/site";
import { expectSound } from "@forecourt/e2e/sound";
import { expect, open, type Page, test } from "@forecourt/e2e/test";

const answers = "step=6&trade-in=yes&down=3000&trade=500&credit=690&term=60";
const main = (page: Page) => page.getByRole("main");

interface Place {
  at?: string;
  dealer?: Parameters<typeof carsInStore>[1]["dealer"];
}

/** Fills in the contact form of the wizard and opens the quote. */
async function requestQuote(
  page: Page,
  site: Site,
  { at = site.origin, dealer = "ozark-mitsubishi" }: Place = {},
) {
  const [vin = ""] = carsInStore(site, { dealer, condition: "used" });
  await open(page, `${at}/personalize/2000-x-${vin}?${answers}`);
  await fillInLead(main(page));
  await main(page)
    .getByRole("textbox", { name: /ZIP code/ })
    .fill("63701");
  // A form that is sent within two seconds counts as sent by a program, and gets no copy.
  await page.waitForTimeout(2_000);
  await page.getByRole("button", { name: "Show my price" }).click();
  await expect(page).toHaveURL(/\/quote\/[\w-]{32}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Alex, your price is ready");
}

const mailsTo = async (site: Site, recipient: string) => {
  const folder = path.join(path.dirname(site.dealersDir), "data", "mail");
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(".eml"));
  const mails = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
  return mails.filter((mail) => mail.includes(`\r\nTo: ${recipient}\r\n`));
};

test("a quote opens on another device, tells nothing of its visitor, and is in no cache", async ({
  page,
  site,
  browser,
}) => {
  await allow(page, site.origin, "");
  await requestQuote(page, site);
  const figures = await main(page).locator("dl").first().textContent();
  const { pathname } = new URL(page.url());
  const response = await fetch(site.origin + pathname);
  const body = await response.text();
  expect(response.headers.get("cache-control")).toMatch(/private|no-store/);
  expect(body).toContain("noindex");
  expect(body).not.toMatch(/Sample|alex@/);
  const other = await (await browser.newContext({ baseURL: site.origin })).newPage();
  await other.goto(pathname);
  await expect(main(other).locator("dl").first()).toHaveText(figures ?? "");
  await other.context().close();
});

test("a quote prints on one letter sheet", async ({ page, site }) => {
  await allow(page, site.origin, "");
  await requestQuote(page, site);
  const sheet = await page.pdf({ format: "Letter" });
  expect(sheet.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

for (const width of [360, 768, 1280]) {
  test(`a quote is sound and accessible at ${width} px`, async ({ page, site }) => {
    await allow(page, site.origin, "functional");
    await requestQuote(page, site);
    await page.setViewportSize({ width, height: 800 });
    await expectSound(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page);
  });
}

test("the copy is sent once, with the figures of the page", async ({ page, ownSite }) => {
  await allow(page, ownSite.origin, "");
  await requestQuote(page, ownSite);
  const total = await main(page).locator("dl").first().locator("dd").last().textContent();
  await page.getByRole("button", { name: "Email me a copy" }).press("Enter");
  await expect(page.getByText(/A copy is on its way/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Email me a copy" })).toHaveCount(0);
  await eventually("the copy is delivered", async () => {
    return (await mailsTo(ownSite, "alex@mail.example")).length > 0;
  });
  const copies = await mailsTo(ownSite, "alex@mail.example");
  expect(copies).toHaveLength(1);
  expect(copies[0]).toContain(total);
});

test("a quote names the arrivals that it has unlocked", async ({ page, site }) => {
  const at = site.groupOrigin;
  await allow(page, at, "functional");
  await open(page, `${at}/cars-for-sale`);
  const offer = page.getByRole("region", { name: /more vehicles? arrived in the last 3 days/ });
  await expect(offer).toBeVisible();
  await requestQuote(page, site, { at, dealer: "heartland" });
  await expect(page.getByText(/^You now also see \d+ new arrivals?\./)).toBeVisible();
  await page.getByRole("link", { name: "See new arrivals" }).click();
  await expect(page).toHaveURL(/\/cars-for-sale$/);
  await expect(offer).toHaveCount(0);
});

import { serviceOffersPath } from "@forecourt/contracts/areas/service/offer-paths";
import { fillInLead } from "@forecourt/e2e/lead-form";
import { expectSound } from "@forecourt/e2e/sound";
import { expect, open, type Page, test } from "@forecourt/e2e/test";
import { press, times, titles } from "./owner.ts";

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const coupons = (page: Page) => main(page).getByRole("article");

/** How many sheets of paper the page takes. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "Letter" });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test("an owner finds the coupons from the service center, by keyboard, and books with one", async ({
  page,
  site,
}) => {
  await open(page, `${site.origin}/service`);
  await expectSound(page);
  const all = main(page).getByRole("link", { name: /^See all \d+ offers$/ });
  await all.focus();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Service specials");
  await expectSound(page);
  const first = coupons(page).first();
  const id = await first.getAttribute("id");
  await first.getByRole("link", { name: /^View and print/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${site.origin}${serviceOffersPath}/${id}`);
  await expectSound(page);
  const book = coupons(page)
    .first()
    .getByRole("link", { name: /^Book with this offer/ });
  await expect(book).toHaveAttribute("href", `/service/schedule?offer=${id}`);
});

test("a coupon and open recalls go along from the coupon's page to the receipt", async ({
  page,
  site,
}) => {
  const lot = await (await fetch(`${site.origin}/used-cars-for-sale`)).text();
  const vins = [...lot.matchAll(/\/used-cars-for-sale\/20\d\d-[a-z0-9-]+-([A-HJ-NPR-Z0-9]{17})/g)];
  const [, vin = ""] = vins[0] ?? [];
  await open(page, `${site.origin}${serviceOffersPath}/brake-inspection`);
  await coupons(page)
    .first()
    .getByRole("link", { name: /^Book with this offer/ })
    .click();
  await main(page).getByLabel("VIN", { exact: true }).fill(vin);
  await press(page, "Continue", titles.services);
  await expect(main(page)).toContainText("Your coupon: ");
  await expect(main(page)).toContainText(/From \$\d+\.\d\d with this coupon\. Use it by \w+ \d/);
  await expect(main(page)).toContainText(/safety recall/);
  await expect(main(page)).toContainText("This is a demo: its recalls are invented.");
  await expect(main(page).getByRole("checkbox", { name: /^Brake inspection/ })).toBeChecked();
  await press(page, "See times", titles.time);
  await times(page).last().click();
  await expect(heading(page)).toHaveText(titles.contact);
  await fillInLead(main(page));
  await page.waitForTimeout(2_000);
  await press(page, "Book this appointment", "You’re booked, Alex");
  await expect(main(page)).toContainText(/Coupon.*Brake inspection/);
});

test("the coupons of both dealers print on one sheet, and one alone on another", async ({
  page,
  site,
}) => {
  for (const origin of [site.origin, site.groupOrigin]) {
    await open(page, origin + serviceOffersPath);
    expect(await coupons(page).count()).toBeGreaterThanOrEqual(4);
    expect(await sheetsOf(page)).toBe(1);
    await page.emulateMedia({ media: "print" });
    const first = coupons(page).first();
    await expect(
      first.getByText(/^(Expires .+,\s\d{4}|This month’s offer, through .+,\s\d{4})$/),
    ).toBeVisible();
    await expect(first.getByRole("link")).toHaveCount(0);
    const footer = page.getByRole("contentinfo");
    await expect(footer).not.toContainText("Tax, title, and registration");
    const call = await main(page).locator('a[href^="tel:"]').first().getAttribute("href");
    await expect(footer.locator(`address a[href="${call}"]`)).toBeVisible();
    await page.emulateMedia({ media: null });
    await first.getByRole("link", { name: /^View and print/ }).click();
    await expect(main(page).getByRole("button", { name: "Print this coupon" })).toBeVisible();
    expect(await sheetsOf(page)).toBe(1);
    await page.emulateMedia({ media: "print" });
    await expect(main(page).getByRole("article")).toHaveCount(1);
    await page.emulateMedia({ media: null });
  }
});

test("the menu leads to the offers, and they are in the sitemap", async ({ site }) => {
  const [home, sitemap] = await Promise.all(
    ["/", "/sitemap.xml"].map(async (path) => (await fetch(site.origin + path)).text()),
  );
  expect(home).toContain(`href="${serviceOffersPath}"`);
  const listed = [...(sitemap ?? "").matchAll(/<loc>[^<]*(\/special-offers\/[^<]*)<\/loc>/g)];
  expect(listed.length).toBeGreaterThan(4);
  for (const [, path = ""] of listed) {
    expect([path, (await fetch(site.origin + path)).status]).toEqual([path, 200]);
  }
});

test.describe("an offer that never was", () => {
  test.use({ expectedConsole: /404/ });

  test("is a page that is not found", async ({ page, site }) => {
    const answer = await page.goto(`${site.origin}${serviceOffersPath}/no-such-offer`);
    expect(answer?.status()).toBe(404);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedConsole: /\/web\/.*\.js csp$/ });

  test("an owner sees the offers for their car, and all of them again", async ({ page, site }) => {
    await page.goto(site.origin + serviceOffersPath);
    const count = await coupons(page).count();
    await expect(coupons(page).filter({ hasText: "For 2014 to 2021 Mitsubishi" })).toHaveCount(1);
    await main(page).getByLabel("Year").fill("2019");
    await main(page).getByLabel("Make").fill("Toyota");
    await main(page).getByRole("button", { name: "Show my offers" }).click();
    await expect(main(page)).toContainText("These are the offers for your 2019 Toyota.");
    await expect(coupons(page)).toHaveCount(count - 1);
    await expect(main(page).getByLabel("Make")).toHaveValue("Toyota");
    await main(page).getByRole("link", { name: "See offers for all cars" }).click();
    await expect(coupons(page)).toHaveCount(count);
  });

  test("a menu does not lead to offers that have ended", async ({ page, ownSite }) => {
    const file = "ozark-mitsubishi/content/service/specials.json";
    const menu = page.getByRole("contentinfo").getByRole("link", { name: "Service specials" });
    await page.goto(ownSite.origin);
    await expect(menu).toHaveCount(1);
    await ownSite.editDealer(file, (text) => {
      const { offers } = JSON.parse(text) as { offers: object[] };
      return JSON.stringify({
        offers: offers.map((offer) => ({
          ...offer,
          startDate: "2020-01-01",
          endDate: "2020-02-29",
        })),
      });
    });
    await expect(async () => {
      await page.goto(ownSite.origin);
      await expect(menu).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await page.goto(ownSite.origin + serviceOffersPath);
    await expect(main(page)).toContainText(
      "No offers available at this time. Please check back later.",
    );
    await page.goto(`${ownSite.origin}/service`);
    await expect(page.getByRole("heading", { name: "Service specials" })).toHaveCount(0);
    const sitemap = await (await fetch(`${ownSite.origin}/sitemap.xml`)).text();
    expect(sitemap).not.toContain(serviceOffersPath);
  });
});

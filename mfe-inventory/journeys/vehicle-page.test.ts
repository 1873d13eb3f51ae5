import { carsInStore } from "@forecourt/e2e/cars-in-store";
import { expectSound } from "@forecourt/e2e/sound";
import { expect, open, type Page, test } from "@forecourt/e2e/test";

const dealer = "ozark-mitsubishi" as const;
const figure = (page: Page) => page.getByText("per month, estimated").first();

test.describe("each state of a car", () => {
  test.use({ expectedConsole: /status of 410/ });

  test("new, unpriced and sold cars and a price by ZIP are accessible and have no layout or console errors", async ({
    page,
    site,
  }) => {
    test.slow();
    const [fresh = ""] = carsInStore(site, { dealer, condition: "new" });
    const [unpriced = ""] = carsInStore(site, { dealer, priced: false });
    const [sold = ""] = carsInStore(site, { dealer, status: "sold" });
    const shown: [vin: string, query: string, text: string][] = [
      [fresh, "", "Or lease it"],
      [fresh, "?zip=63701", "Out-the-door price, ZIP 63701"],
      [fresh, "?zip=6370", "“6370” isn’t a ZIP code. Enter five digits, such as 63701."],
      [unpriced, "", "Call for Price"],
      [sold, "", "This vehicle has been sold"],
    ];
    for (const [vin, query, text] of shown) {
      await open(page, `/used-cars-for-sale/2000-x-${vin}${query}`);
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
      await expectSound(page);
    }
  });
});

for (const width of [360, 768, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("a VIN is not wrapped", async ({ page, site }) => {
      const [vin = ""] = carsInStore(site, { dealer, condition: "used" });
      await open(page, `/used-cars-for-sale/2000-x-${vin}`);
      const number = page.getByText(vin, { exact: true });
      const [lines, height] = await number.evaluate((element) => [
        element.getClientRects().length,
        element.getBoundingClientRect().height,
      ]);
      expect(lines).toBe(1);
      expect(height).toBeLessThan(30);
    });
  });
}

test("a car opened from a list shows the payment of its card", async ({ page }) => {
  await open(page, "/used-cars-for-sale?down=3000&trade=500&credit=620&term=60");
  const card = page.getByRole("list", { name: "Results" }).getByRole("article").first();
  const monthly = (await card.getByText(/^\$[\d,]+\/mo$/).textContent())?.replace("/mo", "");
  await card.getByRole("link").first().click();
  await expect(page).toHaveURL(/\?down=3000&trade=500&credit=620&term=60$/);
  await expect(figure(page)).toHaveText(`${monthly} per month, estimated`);
  await expect(page.getByRole("slider", { name: "Cash down" })).toHaveValue("3000");
});

test("sliders move by keyboard, announce their value, and shift no other element", async ({
  page,
  site,
}) => {
  const [vin = ""] = carsInStore(site, { dealer, condition: "used" });
  await open(page, `/used-cars-for-sale/2000-x-${vin}`);
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main h2[id], main input[type=range]")].map(
        (one) => one.getBoundingClientRect().top + scrollY,
      ),
    );
  // Until then the heights of what was never near the window are estimates.
  await expect(page.locator("html")).not.toHaveAttribute("data-first-view");
  const before = await places();
  const slider = page.getByRole("slider", { name: "Loan term" });
  await slider.focus();
  for (const [key, value] of [
    ["ArrowLeft", "60 months"],
    ["End", "84 months"],
    ["Home", "12 months"],
  ] as const) {
    const was = await figure(page).textContent();
    await slider.press(key);
    await expect(slider).toHaveAttribute("aria-valuetext", value);
    await expect(figure(page)).not.toHaveText(was ?? "");
    await expect.poll(places).toEqual(before);
  }
});

test("the price by ZIP loads without a new document and keeps the changed terms", async ({
  page,
  site,
}) => {
  const [vin = ""] = carsInStore(site, { dealer, condition: "used" });
  await open(page, `/used-cars-for-sale/2000-x-${vin}`);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.getByRole("slider", { name: "Trade-in equity" }).fill("5000");
  await page.getByLabel("Your ZIP code").fill("63701");
  await page.getByRole("button", { name: "Show price" }).click();
  await expect(page.getByText("Out-the-door price, ZIP 63701")).toBeVisible();
  await expect(page.getByText(/Your \$5,000 trade-in saves you \$[\d.]+ in tax\./)).toBeVisible();
  await expect(page).toHaveURL(/\?trade=5000&zip=63701#out-the-door$/);
  expect(await page.evaluate(() => Reflect.get(window, "stays"))).toBe(true);
  // The figures follow the slider from then on, too.
  await page.getByRole("slider", { name: "Trade-in equity" }).fill("0");
  await expect(page.getByText(/trade-in saves you/)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  // Chromium reports the scripts that it does not run as refused.
  test.use({ javaScriptEnabled: false, expectedConsole: /csp$/ });

  test("sliders are submitted as a form, the ZIP form keeps them, and similar cars are listed", async ({
    page,
    site,
  }) => {
    const [vin = ""] = carsInStore(site, { dealer, condition: "new" });
    // From a service that has just started, similar cars come after the page, which takes a script.
    await expect(async () => {
      await page.goto(`/used-cars-for-sale/2000-x-${vin}`);
      await expect(page.getByRole("heading", { name: "More like this" })).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
    await page.getByRole("slider", { name: "Loan term" }).press("End");
    await page.getByRole("button", { name: "Update payment" }).click();
    await expect(page).toHaveURL(/term=84/);
    await expect(page.getByText(/^84 months: 83 payments of/).first()).toBeVisible();
    await page.getByLabel("Your ZIP code").fill("63701-0001");
    await page.getByRole("button", { name: "Show price" }).click();
    await expect(page).toHaveURL(/term=84&zip=63701-0001/);
    await expect(page.getByText("Out-the-door price, ZIP 63701")).toBeVisible();
    await page.getByRole("slider", { name: "Lease term" }).press("Home");
    await page.getByRole("button", { name: "Update lease" }).click();
    await expect(page.getByText(/example of a lease: 24 monthly payments/)).toBeVisible();
  });
});

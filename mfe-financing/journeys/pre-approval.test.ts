import { buyerPreferencesPath } from "@forecourt/contracts/visitor/buyer-preferences-path";
import { preApprovalFields } from "@forecourt/domain/financing/pre-approval-form";
import { expectAccessible } from "@forecourt/e2e/axe";
import { allow } from "@forecourt/e2e/lead-form";
import { expect, open, type Page, test } from "@forecourt/e2e/test";

const applyPage = "/auto-financing/apply-for-financing";

/** Values that a visitor types, field after field; the period of the income stays monthly. */
const typed = [
  ["First name", "Ada"],
  ["Last name", "Moss"],
  ["Email", "ada@mail.example"],
  ["Phone", "5735550142"],
  ["Date of birth", "04121990"],
  ["Street address", "12 Cedar Street"],
  ["ZIP code", "00000"],
  ["Own or rent?", "Re"],
  ["Monthly payment", "850"],
  ["Pre-tax income", "5200"],
] as const;

/** Slow typing on a phone (40 words a minute), and reading a label. */
const SECONDS_PER_KEY = 0.3;
const SECONDS_PER_FIELD = 1.5;

const fields = (page: Page) =>
  page
    .locator("main form")
    .locator("input, select")
    .and(page.locator("[name]:not([type=hidden]):not([tabindex='-1'])"))
    .filter({ visible: true });
const aprIn = (text: string) => Number(/([\d.]+)%/.exec(text)?.[1]);
const results = (page: Page) => page.getByRole("list", { name: "Results" }).getByRole("article");

/** The buyer preferences that the server has of this browser. */
const savedPreferences = (page: Page): Promise<unknown> =>
  page.evaluate(async (path) => (await fetch(path)).json(), buyerPreferencesPath);

test.describe("the pre-approval", () => {
  // A rejected form is a message of the browser's console.
  test.use({ expectedConsole: /422/ });

  test("takes twelve fields and less than a minute, by keyboard alone, and sets the terms of every card", async ({
    page,
    site,
  }) => {
    await allow(page, site.origin, "functional");
    await open(page, "/auto-financing");
    await page.getByRole("main").getByRole("link", { name: "Get pre-approved" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("See what you can spend");
    await expect(fields(page)).toHaveCount(preApprovalFields.length);
    await expectAccessible(page);
    let keys = 0;
    const press = async (key: string) => {
      await page.keyboard.press(key);
      keys += 1;
    };
    await page.getByLabel("First name").focus();
    for (const [label, text] of typed) {
      await expect(page.getByRole("main").getByLabel(label)).toBeFocused();
      await page.keyboard.type(text);
      keys += text.length;
      await press("Tab");
    }
    await press("Tab");
    await expect(page.getByRole("checkbox", { name: "I agree" })).toBeFocused();
    await press("Space");
    await press("Enter");
    const seconds = keys * SECONDS_PER_KEY + preApprovalFields.length * SECONDS_PER_FIELD;
    expect(seconds).toBeLessThan(60);
    const summary = page.getByRole("alert").filter({ hasText: /Please check \d+ fields?/ });
    await expect(summary).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("ZIP code")).toBeFocused();
    await page.getByLabel("ZIP code").fill("63701");
    await page.keyboard.press("Enter");
    const cars = page.getByRole("link", { name: "Shop cars that fit" });
    await expect(cars).toBeVisible();
    await expect(page.getByText("Sample answer")).toBeVisible();
    await expectAccessible(page);
    // A list that is requested before the answer is saved does not know it.
    await expect.poll(() => savedPreferences(page)).toHaveProperty("preApproval");
    const row = page.getByRole("row", { name: /^72 months/ });
    const apr = aprIn(await row.innerText());
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(stored).not.toMatch(/Cedar|1990|5200/);
    await cars.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/payment-under=\d+/);
    await expect(page.getByText("Every car here fits your pre-approval")).toBeVisible();
    await open(page, "/new-cars-for-sale");
    await expect(results(page).first()).toBeVisible();
    const texts = await results(page)
      .getByText(/ mo, .* APR/)
      .allInnerTexts();
    expect(texts.length).toBeGreaterThan(5);
    // Newer model years have an addition to the rate. Before the pre-approval, rates were lower.
    expect(texts.filter((text) => aprIn(text) < apr)).toEqual([]);
    // The server knows the answer, too: it is in the document of every car.
    const car = await results(page).first().getByRole("link").first().getAttribute("href");
    await page.goto(site.origin + (car ?? ""));
    const panel = page.getByRole("region", { name: "Price with dealer fees" });
    await expect(panel).toContainText(/Fits your pre-approval: about \$|How this car could fit/);
    await page.getByRole("link", { name: "Use my pre-approval for this car" }).click();
    await expect(page).toHaveURL(/vehicle=\w{17}&down=\d+&term=\d+$/);
    await expect(page.getByRole("button", { name: "Continue with this car" })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedConsole: /\/web\/.*\.js csp$/ });

  test("the form returns with a mistake, is corrected, and its answer leads to the lot with the terms", async ({
    page,
  }) => {
    await page.goto(applyPage);
    for (const [label, text] of typed) {
      const field = page.getByRole("main").getByLabel(label);
      if (label === "Own or rent?") await field.selectOption("rent");
      else await field.fill(text);
    }
    const agree = page.getByRole("checkbox", { name: "I agree" });
    const send = page.getByRole("button", { name: "See what I may qualify for" });
    const hours = page.getByLabel("Hours per week");
    await expect(hours).toBeHidden();
    await page.getByLabel("Pre-tax income").fill("30");
    await page.getByLabel("Pay frequency").selectOption("hourly");
    await hours.fill("35");
    await agree.check();
    await send.click();
    await expect(page).toHaveURL(new RegExp(`${applyPage}/corrections/[\\w-]{43}#pre-approval$`));
    await expect(page.locator("main").getByRole("alert")).toContainText(
      "Enter a valid 5-digit ZIP code",
    );
    await expect(page.getByLabel("Street address")).toHaveValue("12 Cedar Street");
    await expect(agree).not.toBeChecked();
    await expect(hours).toHaveValue("35");
    await page.getByLabel("ZIP code").fill("63701");
    await agree.check();
    const [answer] = await Promise.all([
      page.waitForResponse(
        (response) => response.request().isNavigationRequest() && response.status() === 200,
      ),
      send.click(),
    ]);
    expect(await answer.headerValue("cache-control")).toBe("private, no-store");
    const shop = page.getByRole("link", { name: "Shop cars that fit" });
    await expect(shop).toBeVisible();
    await page.reload();
    await shop.click();
    await expect(page).toHaveURL(/payment-under=\d+&credit=\d+/);
    await expect(results(page).first()).toBeVisible();
  });
});

import { carsInStore } from "@forecourt/e2e/cars-in-store";
import { openBeforeScripts } from "@forecourt/e2e/hydration";
import { allow, fillInLead } from "@forecourt/e2e/lead-form";
import { paymentFigures } from "@forecourt/e2e/payment-figures";
import type { Site } from "@forecourt/e2e/site";
import { expectSound } from "@forecourt/e2e/sound";
import { expect, open, type Page, test } from "@forecourt/e2e/test";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const next = (page: Page) => page.getByRole("button", { name: "Continue" });
const panel = (page: Page) => page.getByRole("region", { name: "Your personalized price" });
const figure = (page: Page) => page.getByText("per month, estimated").first();

function carOf(site: Site): string {
  const [, vin = ""] = carsInStore(site, { dealer: "ozark-mitsubishi", condition: "used" });
  return vin;
}

/** From the first step to the one that asks who it is. */
async function answerTerms(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText("How much would you like to put down?");
  await page.getByRole("slider", { name: "Cash down" }).fill("3000");
  await next(page).click();
  await expect(heading(page)).toHaveText("Are you trading in a vehicle?");
  await page.getByRole("button", { name: "Yes, I have a trade-in" }).click();
  await expect(heading(page)).toHaveText("What is your estimated trade equity?");
  await page.getByRole("slider", { name: "Trade-in equity" }).fill("500");
  await next(page).click();
  await expect(heading(page)).toHaveText("How is your credit?");
}

const term = (page: Page, months: number) =>
  page.getByRole("button", { name: new RegExp(`^${months} months`) });

test("a visitor personalizes a price, and the car shows it afterwards", async ({ page, site }) => {
  const vin = carOf(site);
  await allow(page, site.origin, "functional");
  await open(page, `/used-cars-for-sale/2000-x-${vin}`);
  await expect(panel(page)).toContainText("A few quick questions");
  await panel(page).getByRole("link", { name: "Finish your terms to customize pricing" }).click();
  await expect(page.getByText("Step 1 of 5")).toBeVisible();
  const before = await figure(page).textContent();
  await answerTerms(page);
  await expect(figure(page)).not.toHaveText(before ?? "");
  await page.getByRole("link", { name: /^Good/ }).click();
  await expect(page.getByRole("slider", { name: "Credit score" })).toHaveValue("690");
  await next(page).click();
  await expect(heading(page)).toHaveText("How long should your loan be?");
  await term(page, 60).click();
  await expect(page).toHaveURL(/step=6&trade-in=yes&down=3000&trade=500&credit=690&term=60$/);
  await expect(page.getByText("Step 6 of 6")).toBeVisible();
  await expect(page.getByText("Your numbers, held for 7 days")).toBeVisible();
  await fillInLead(page.getByRole("main"));
  await page.getByRole("button", { name: "Show my price" }).click();
  await expect(page).toHaveURL(/\/quote\/[\w-]{32}$/);
  await expect(heading(page)).toHaveText("Alex, your price is ready");
  await expect(page.getByText("Your price is ready", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Access Granted")).toHaveCount(0);
  for (const name of ["Schedule a test drive", "Get pre-approved", "Value my trade"]) {
    await expect(page.getByRole("main").getByRole("link", { name })).toBeVisible();
  }
  expect((await paymentFigures(page)).every(({ beside }) => beside !== null)).toBe(true);

  // The first HTML of the car has the price already, and another car's, too.
  await page.getByRole("link", { name: "Back to this car" }).click();
  await expect(panel(page)).toContainText("Amount financed");
  const seen = await page.evaluate(() => document.cookie);
  expect(decodeURIComponent(seen)).not.toMatch(/answers|credit|cash|trade/i);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === "answers")).toMatchObject({
    value: expect.stringMatching(/^[\w-]{43}$/),
    httpOnly: true,
    secure: true,
    sameSite: "Lax",
  });
  const html = await (await page.request.get(page.url())).text();
  expect(html).toContain("Get this price as a quote");
  expect(html).not.toContain("Finish your terms");
});

test("a slider moved before hydration keeps its value and is sent with it", async ({
  page,
  site,
}) => {
  const run = await openBeforeScripts(page, () =>
    page.goto(`/personalize/2000-x-${carOf(site)}?step=1`, { waitUntil: "commit" }),
  );
  const slider = page.getByRole("slider", { name: "Cash down" });
  const before = await slider.inputValue();
  for (let times = 0; times < 5; times += 1) await slider.press("ArrowRight");
  const moved = await slider.inputValue();
  expect(moved).not.toBe(before);
  const text = `$${Number(moved).toLocaleString("en-US")}`;
  await expect(page.getByText(text, { exact: true })).toHaveCount(0);
  await run();
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(slider).toHaveValue(moved);
  await next(page).click();
  await expect(page).toHaveURL(new RegExp(`down=${moved}(&|$)`));
});

test("Back and Forward move between the steps and keep all answers", async ({ page, site }) => {
  await allow(page, site.origin, "");
  await open(page, `/personalize/2000-x-${carOf(site)}`);
  await answerTerms(page);
  await page.goBack();
  await expect(heading(page)).toHaveText("What is your estimated trade equity?");
  await expect(page.getByRole("slider", { name: "Trade-in equity" })).toHaveValue("500");
  await page.goBack();
  await expect(heading(page)).toHaveText("Are you trading in a vehicle?");
  await expect(page.getByRole("button", { name: "Yes, I have a trade-in" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await page.goBack();
  await expect(page.getByRole("slider", { name: "Cash down" })).toHaveValue("3000");
  await page.goForward();
  await page.goForward();
  await page.goForward();
  await expect(heading(page)).toHaveText("How is your credit?");
  // A visitor without a trade-in skips the step for its value, also when going back.
  await page.goBack();
  await page.goBack();
  await page.getByRole("button", { name: "No, nothing to trade in" }).click();
  await expect(heading(page)).toHaveText("How is your credit?");
  await page.getByRole("link", { name: "Back" }).click();
  await expect(heading(page)).toHaveText("Are you trading in a vehicle?");
});

test("a visitor who closed the tab continues at the same step, as far as consent allows", async ({
  browser,
  site,
}) => {
  const vin = carOf(site);
  for (const [allowed, step] of [
    ["functional", "How is your credit?"],
    ["", "How much would you like to put down?"],
  ] as const) {
    const context = await browser.newContext({ baseURL: site.origin });
    const first = await context.newPage();
    await allow(first, site.origin, allowed);
    await open(first, `/personalize/2000-x-${vin}`);
    await answerTerms(first);
    await first.close();
    const again = await context.newPage();
    // The last answer may still be on its way: it outlives its page.
    await expect(async () => {
      await open(again, `/personalize/2000-x-${vin}`);
      await expect(heading(again)).toHaveText(step, { timeout: 1000 });
    }).toPass();
    await context.close();
  }
});

test("without functional cookies the quote has its address and the price stays locked elsewhere", async ({
  page,
  site,
}) => {
  const vin = carOf(site);
  await allow(page, site.origin, "");
  await open(page, `/personalize/2000-x-${vin}?step=6&down=3000&trade-in=no&credit=690&term=60`);
  await fillInLead(page.getByRole("main"));
  await page.getByRole("button", { name: "Show my price" }).click();
  await expect(heading(page)).toHaveText("Alex, your price is ready");
  const quote = page.url();
  await open(page, `/used-cars-for-sale/2000-x-${vin}`);
  await expect(panel(page)).toContainText("Finish your terms");
  await open(page, quote);
  await expect(heading(page)).toHaveText("Alex, your price is ready");
});

test("forged cookies unlock nothing", async ({ page, site }) => {
  const vin = carOf(site);
  await allow(page, site.origin, "functional");
  const terms = { cashDown: 300_000, tradingIn: false, creditScore: 690, unlockPrice: true };
  const proof = Buffer.from(
    JSON.stringify({ unlockInventory: 1, unlockPrice: Date.now(), phoneVerified: null }),
  ).toString("base64url");
  const url = site.origin;
  await page.context().addCookies([
    { name: "terms", value: encodeURIComponent(JSON.stringify(terms)), url },
    { name: "answers", value: "a".repeat(43), url },
    { name: "unlockPrice", value: new Date().toISOString(), url },
    { name: "proof", value: `v1.${proof}.${"a".repeat(43)}`, url },
    { name: "visitor", value: encodeURIComponent('{"unlockPrice":"2026-11-20"}'), url },
  ]);
  const car = async () => (await page.request.get(`/used-cars-for-sale/2000-x-${vin}`)).text();
  expect(await car()).toContain("A few quick questions");
  const kept = page.waitForResponse(/\/api\/visitor\/terms$/);
  await page.goto(`/personalize/2000-x-${vin}?step=6&trade-in=no&down=3000&credit=690&term=60`);
  await expect(heading(page)).toHaveText("Where should we send your price?");
  await kept;
  const html = await car();
  expect(html).toContain("Your terms are set. Add your contact info to see your price.");
  expect(html).not.toContain("Get this price as a quote");
});

test.describe("while the visitor and leads services are down", () => {
  test.use({ expectedConsole: /api\/(?:leads\/quotes|visitor\/terms)/ });

  test("every step works, input is kept, and a phone number is shown", async ({ page, site }) => {
    test.slow();
    const vin = carOf(site);
    await allow(page, site.origin, "functional");
    await site.kill("visitor");
    await open(page, `${site.origin}/personalize/2000-x-${vin}`);
    await answerTerms(page);
    await page.getByRole("link", { name: /^Good/ }).click();
    await next(page).click();
    await term(page, 60).click();
    await expect(heading(page)).toHaveText("Where should we send your price?");
    await fillInLead(page.getByRole("main"));
    await site.kill("leads");
    await page.getByRole("button", { name: "Show my price" }).click();
    await expect(
      page.getByText("There was an error saving your information.", { exact: true }).first(),
    ).toBeVisible();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("call (573) 555-01");
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("alex@mail.example");
    await site.revive("leads");
    await page.getByRole("button", { name: "Show my price" }).click();
    await expect(heading(page)).toHaveText("Alex, your price is ready");
    await site.revive("visitor");
  });
});

test.describe("without JavaScript", () => {
  // Chromium reports the scripts that it does not run as refused.
  test.use({ javaScriptEnabled: false, expectedConsole: /csp$/ });

  for (const allowed of ["functional", ""]) {
    test(`every step to the price is a form (${allowed || "nothing"} allowed)`, async ({
      page,
      site,
    }) => {
      await allow(page, site.origin, allowed);
      await page.goto(`/personalize/2000-x-${carOf(site)}`);
      await page.getByRole("slider", { name: "Cash down" }).press("ArrowRight");
      await next(page).click();
      await page.getByRole("button", { name: "No, nothing to trade in" }).click();
      await page.getByRole("link", { name: /^Fair/ }).click();
      await next(page).click();
      await term(page, 48).click();
      await expect(page).toHaveURL(/step=6&trade-in=no&down=1100&credit=620&term=48$/);
      await fillInLead(page.getByRole("main"));
      await page.getByRole("checkbox", { name: "Email me a copy of my quote" }).check();
      await page.getByRole("button", { name: "Show my price" }).click();
      await expect(page).toHaveURL(/\/quote\/[\w-]{32}$/);
      await expect(heading(page)).toHaveText("Alex, your price is ready");
      await expect(page.getByText("Price with dealer fees").first()).toBeVisible();
    });
  }
});

test("every step is accessible and has no layout or console errors", async ({ page, site }) => {
  test.slow();
  await allow(page, site.origin, "functional");
  const vin = carOf(site);
  const terms = "trade-in=yes&down=3000&trade=500&credit=690&term=60";
  for (const step of [1, 2, 3, 4, 5, 6]) {
    await open(page, `/personalize/2000-x-${vin}?step=${step}&${terms}`);
    await expect(page.getByText(`Step ${step} of 6`)).toBeVisible();
    await expectSound(page);
  }
  await fillInLead(page.getByRole("main"));
  await page.getByRole("button", { name: "Show my price" }).click();
  await expect(heading(page)).toHaveText("Alex, your price is ready");
  await expectSound(page);
});

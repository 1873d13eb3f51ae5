import { expectSound } from "@forecourt/e2e/sound";
import { expect, open, test } from "@forecourt/e2e/test";
import { answerHistory, heading, listedVin, main, press } from "./seller.ts";

const index = "/sell-trade-my-car";
const offerTitle = /offer|see your/i;

/** A tap with its reading, and a character, for a person on a phone. */
const SECONDS_PER_TAP = 4;
const SECONDS_PER_KEY = 0.5;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedConsole: /\/web\/.*\.js csp$/ });

  test("a mistyped VIN is explained, corrected, and leads to an offer", async ({ page, site }) => {
    const vin = await listedVin(site.origin);
    await page.goto(site.origin + index);
    const field = main(page).getByLabel("VIN (17 characters)");
    await field.fill(`O${vin.slice(1)}`);
    await press(page, "Get my offer", "What car do you have?");
    await expect(main(page).getByRole("alert")).toContainText("“O” (character 1)");
    await expect(field).toHaveValue(`O${vin.slice(1)}`);
    await field.fill(vin);
    await press(page, "Get my offer", "Confirm your car");
    await main(page).getByText("Not quite right? Correct it").click();
    await main(page).getByLabel("Trim").fill("Corrected");
    await press(page, "Continue", "Confirm your car");
    await expect(main(page).getByRole("alert")).toContainText("Enter the mileage");
    await main(page).getByLabel("Mileage").fill("60,000");
    await press(page, "Continue", "Overall condition");
    await press(page, "Continue", "Overall condition");
    await expect(main(page).getByRole("alert")).toContainText("Answer this question");
    await main(page).getByText("Good", { exact: true }).click();
    await press(page, "Continue", "History and wear");
    await answerHistory(page, (answer) => answer.click());
    await press(page, "Continue", "Anything else");
    await main(page).getByRole("textbox", { name: "Is there anything else" }).fill("New tires");
    await press(page, "See my offer", offerTitle);
    await page.goto(page.url().replace("/offer/", "/your-vehicle/").concat("/questions"));
    await expect(main(page)).toContainText("Corrected");
    await main(page)
      .getByRole("link", { name: /^Change.*Overall condition/ })
      .click();
    await main(page).getByText("Fair", { exact: true }).click();
    await press(page, "Continue", "Repairs");
    await expect(main(page)).toContainText("7 of 9 questions answered");
  });

  test("a car is described by year, make and model; its plate is not asked where none can be looked up", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.origin}${index}/your-vehicle?by=plate`);
    await expect(main(page)).not.toContainText("License plate");
    await main(page).getByText("Make and model", { exact: true }).click();
    await main(page).getByLabel("Year").fill("2019");
    await main(page).getByLabel("Make", { exact: true }).fill("Toyota");
    await press(page, "Get my offer", "What car do you have?");
    await expect(main(page).getByRole("alert")).toContainText("Enter the model");
    await expect(main(page).getByLabel("Make", { exact: true })).toHaveValue("Toyota");
    await main(page).getByLabel("Model", { exact: true }).fill("RAV4");
    await press(page, "Get my offer", "Tell us about your car");
    await expect(main(page)).toContainText("2019 Toyota RAV4");
    await expect(main(page)).toContainText(/Step 1 of about \d/);
    await expect(main(page).getByLabel("Bed liner")).toHaveCount(0);
    await expect(main(page).getByLabel("Third row of seats")).toHaveCount(0);
    await main(page).getByText("Options (optional)").click();
    await main(page).getByLabel("Sunroof or moonroof").check();
    const trim = main(page).getByLabel("Trim", { exact: true });
    await expect(trim.locator("option")).toContainText(["I’m not sure", "Another trim"]);
    await trim.selectOption("Another trim");
    await main(page).getByLabel("Name of the trim").fill("Moonwalk");
    await main(page).getByLabel("Mileage").fill("60,000");
    await press(page, "Continue", "Overall condition");
    await page.goto(page.url().replace(/questions\/.*$/, "questions"));
    await expect(main(page)).toContainText("2019 Toyota RAV4 Moonwalk");
    await expect(main(page)).toContainText("Sunroof or moonroof");
  });

  test("a mistyped make and model are answered by the known ones, one tap away", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.origin}${index}/your-vehicle?by=car`);
    await expect(main(page)).toContainText(/Step 1 of about \d/);
    await main(page).getByLabel("Year").fill("2020");
    await main(page).getByLabel("Make", { exact: true }).fill("Toyta");
    await main(page).getByLabel("Model", { exact: true }).fill("Rav 4");
    await press(page, "Get my offer", "What car do you have?");
    await expect(main(page).getByRole("alert")).toContainText("Did you mean Toyota RAV4?");
    await expect(main(page).getByLabel("Make", { exact: true })).toHaveValue("Toyta");
    await press(page, "Toyota RAV4", "Tell us about your car");
    await expect(main(page)).toContainText("2020 Toyota RAV4");
  });
});

test.describe("a link that opens nothing", () => {
  test.use({ expectedConsole: /404/ });

  test("shows a page that explains it", async ({ page, site }) => {
    const answer = await page.goto(`${site.origin}${index}/your-vehicle/${"x".repeat(43)}`);
    expect(answer?.status()).toBe(404);
    await expect(heading(page)).toHaveText("This link no longer works");
  });
});

test("the ways to say which car it is fill their row", async ({ page, site }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await open(page, site.origin + index);
  const row = await main(page).getByRole("group", { name: "What car do you have?" }).boundingBox();
  const last = await main(page).getByText("Make and model", { exact: true }).boundingBox();
  const end = (box: typeof row) => (box === null ? 0 : box.x + box.width);
  expect(end(row) - end(last)).toBeGreaterThanOrEqual(0);
  expect(end(row) - end(last)).toBeLessThan(10);
});

test("a car that is not known goes on as it was typed", async ({ page, site }) => {
  await open(page, `${site.origin}${index}/your-vehicle?by=car`);
  await main(page).getByLabel("Year").fill("1999");
  await main(page).getByLabel("Make", { exact: true }).fill("Toyta");
  await main(page).getByLabel("Model", { exact: true }).fill("Previa");
  await press(page, "Get my offer", "What car do you have?");
  await expectSound(page);
  await press(page, "Use what I typed", "Tell us about your car");
  await expect(main(page)).toContainText("1999 Toyta Previa");
});

test("an average car takes 14 taps or fewer and less than two minutes", async ({ page, site }) => {
  const vin = await listedVin(site.origin);
  await open(page, site.origin + index);
  let taps = 0;
  let keys = 0;
  const tap = async (target: ReturnType<typeof page.locator>) => {
    await target.click();
    taps += 1;
  };
  const type = async (label: string, text: string) => {
    await tap(main(page).getByLabel(label));
    await page.keyboard.type(text);
    keys += text.length;
  };
  const next = async (name: string, title: string | RegExp) => {
    await tap(main(page).getByRole("button", { name, exact: true }));
    await expect(heading(page)).toHaveText(title);
  };
  await type("VIN (17 characters)", vin);
  await next("Get my offer", "Confirm your car");
  await type("Mileage", "60000");
  await next("Continue", "Overall condition");
  await tap(main(page).getByText("Good", { exact: true }));
  await expect(main(page)).toContainText("1 of 7 questions answered");
  await next("Continue", "History and wear");
  await answerHistory(page, tap);
  await next("Continue", "Anything else");
  await next("See my offer", offerTitle);
  expect(taps).toBeLessThanOrEqual(14);
  expect(taps * SECONDS_PER_TAP + keys * SECONDS_PER_KEY).toBeLessThan(120);
});

test("by keyboard, every page is accessible, and mistakes are shown at once", async ({
  page,
  site,
  browser,
}) => {
  const vin = await listedVin(site.origin);
  await open(page, site.origin + index);
  await expectSound(page);
  const enter = async (title: string | RegExp) => {
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText(title);
    await expectSound(page);
  };
  const field = main(page).getByLabel("VIN (17 characters)");
  await field.focus();
  await page.keyboard.type(vin.slice(1));
  await expect(async () => {
    await field.press("Enter");
    await expect(main(page).getByRole("alert")).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await expect(main(page).getByRole("alert")).toContainText("This one has 16");
  await expectSound(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await field.fill(vin);
  await enter("Confirm your car");
  await main(page).getByLabel("Mileage").focus();
  await page.keyboard.type("60,000");
  await enter("Overall condition");
  await main(page)
    .getByRole("radio", { name: /^Great/ })
    .focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(main(page)).toContainText("1 of 7 questions answered");
  await enter("History and wear");

  // On another device, with the answers so far.
  const link = await main(page).getByLabel("Link to your answers").inputValue();
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(heading(other)).toHaveText("History and wear");
  await other.context().close();

  await main(page).getByRole("radio", { name: "No accidents or damage reports" }).press("Space");
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("alert")).toContainText("Please check 5 things");
  await answerHistory(page, (answer) => answer.press("Space"));
  await main(page).getByRole("radio", { name: "Two or more" }).focus();
  await enter("Anything else");
  await main(page).getByRole("button", { name: "See my offer" }).focus();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText(offerTitle);
  await page.goto(`${link}/questions`);
  await expectSound(page);
});

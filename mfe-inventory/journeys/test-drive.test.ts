import { expectAccessible } from "@forecourt/e2e/axe";
import { carsInStore } from "@forecourt/e2e/cars-in-store";
import { allow, fillInLead } from "@forecourt/e2e/lead-form";
import type { Site } from "@forecourt/e2e/site";
import { expectSound } from "@forecourt/e2e/sound";
import { expect, open, type Page, test } from "@forecourt/e2e/test";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const choices = (page: Page) => page.getByRole("main").getByRole("list").first();
/** With a script it is a grid. */
const days = (page: Page) => page.getByRole("main").locator("table");
const schedule = (page: Page) => page.getByRole("button", { name: "Schedule test drive" });
const alert = (page: Page) => page.getByRole("main").getByRole("alert");
const dealer = "ozark-mitsubishi" as const;

/** A car of its own for each test: what one books is taken for the others. */
function carOf(site: Site, number: number): string {
  return carsInStore(site, { dealer, condition: "used" })[number] ?? "";
}

async function chooseDayAndTime(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText("Pick a day");
  await expect(page.getByText(/at least \d+ hours? of notice/)).toBeVisible();
  await days(page).getByRole("link").nth(3).click();
  await expect(heading(page)).toHaveText("Pick a time");
  await choices(page).getByRole("link").nth(2).click();
  await expect(heading(page)).toHaveText("Confirm your details");
}

test("a visitor books a drive and finds its inquiry; afterwards the slot is taken", async ({
  page,
  site,
}) => {
  const vin = carOf(site, 2);
  await allow(page, site.origin, "functional");
  await open(page, `/used-cars-for-sale/2000-x-${vin}`);
  await page.getByRole("link", { name: "Schedule Test Drive" }).first().click();
  await chooseDayAndTime(page);
  await expect(page).toHaveURL(/\?day=\d{4}-\d\d-\d\d&time=\d\d:\d\d$/);
  const booked = page.url();
  await page.goBack();
  await expect(heading(page)).toHaveText("Pick a time");
  await page.goBack();
  await expect(heading(page)).toHaveText("Pick a day");
  await page.goForward();
  await page.goForward();
  await fillInLead(page.getByRole("main"));
  await schedule(page).click();
  await expect(heading(page)).toHaveText("Your test drive is scheduled");
  await expect(
    page.getByText("Test Drive Scheduled, someone will reach out to confirm.").first(),
  ).toBeVisible();
  await page.getByRole("link", { name: "View your request" }).click();
  await expect(page).toHaveURL(/\/inquiry\/[\w-]{22,64}$/);
  await expect(heading(page)).toHaveText(
    /^Test drive booked: \w+day, \w+ \d+ at \d+:\d\d [ap]\.m\.$/,
  );
  const calendar = page.waitForEvent("download");
  await page.getByRole("link", { name: "Add to calendar" }).click();
  expect((await calendar).suggestedFilename()).toBe("test-drive.ics");
  await page.getByText("Change the time").click();
  await expect(page.getByLabel("New time")).toBeVisible();
  await page.getByText("Cancel this test drive").click();
  await expect(page.getByRole("button", { name: "Yes, cancel it" })).toBeVisible();
  await expectAccessible(page);

  await open(page, booked);
  await expect(alert(page)).toContainText("was just taken");
  await page.goto(booked.replace(/&time=.*/, ""));
  await expect(choices(page).getByText("Taken")).toHaveCount(1);
});

test("a visitor moves a drive to another time", async ({ page, site }) => {
  await allow(page, site.origin, "functional");
  await open(page, `/test-drive/2000-x-${carOf(site, 3)}`);
  await chooseDayAndTime(page);
  await fillInLead(page.getByRole("main"));
  await schedule(page).click();
  await page.getByRole("link", { name: "View your request" }).click();
  await expect(heading(page)).toHaveText(/^Test drive booked: /);
  const before = await heading(page).textContent();
  await page.getByText("Change the time").click();
  const times = page.getByLabel("New time").getByRole("option");
  await page.getByLabel("New time").selectOption((await times.last().getAttribute("value")) ?? "");
  await page.getByRole("button", { name: "Change my test drive" }).click();
  await expect(heading(page)).not.toHaveText(before ?? "");
  await expect(heading(page)).toHaveText(/^Test drive booked: /);
  await expect(alert(page)).toHaveCount(0);
});

test("the slower of two visitors gets a message, keeps the typed values and books another slot", async ({
  page,
  browser,
  site,
}) => {
  const vin = carOf(site, 7);
  await allow(page, site.origin, "");
  await open(page, `/test-drive/2000-x-${vin}`);
  await chooseDayAndTime(page);
  await fillInLead(page.getByRole("main"));
  const quicker = await browser.newPage();
  await quicker.goto(page.url());
  await fillInLead(quicker.getByRole("main"));
  await schedule(quicker).click();
  await expect(heading(quicker)).toHaveText("Your test drive is scheduled");
  await quicker.close();

  await schedule(page).click();
  await expect(alert(page)).toContainText("was just taken");
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("alex@mail.example");
  await alert(page).getByRole("link").first().click();
  await expect(alert(page)).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("alex@mail.example");
  await schedule(page).click();
  await expect(heading(page)).toHaveText("Your test drive is scheduled");
});

test("a day and a time are chosen by keyboard", async ({ page, site }) => {
  await open(page, `/test-drive/2000-x-${carOf(site, 8)}`);
  const offered = days(page).getByRole("link");
  await offered.first().focus();
  const second = await offered.nth(1).getAttribute("href");
  for (let steps = 0; steps < 7; steps += 1) {
    await page.keyboard.press("ArrowRight");
    if ((await page.locator(":focus").getAttribute("href")) === second) break;
  }
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Pick a time");
  await expect(page).toHaveURL(new URL(second ?? "", page.url()).href);
});

// The statuses that these tests are about, as the browser logs them.
test.use({ expectedConsole: /status of (409|410|503)/ });

test("a sold car has its own page, and an invalid day or time redirects to the days", async ({
  page,
  site,
}) => {
  const [sold = ""] = carsInStore(site, { dealer, status: "sold" });
  const response = await page.goto(`/test-drive/2000-x-${sold}`);
  expect(response?.status()).toBe(410);
  await expect(heading(page)).toHaveText("This vehicle has been sold");
  await page.goto(`/test-drive/2000-x-${carOf(site, 4)}?day=1999-01-01&time=99:99`);
  await expect(heading(page)).toHaveText("Pick a day");
  expect(new URL(page.url()).search).toBe("");
});

test("while the leads service is down, the input stays, a phone number is shown and no day is offered", async ({
  page,
  site,
}) => {
  test.slow();
  await allow(page, site.origin, "functional");
  const address = `${site.origin}/test-drive/2000-x-${carOf(site, 0)}`;
  await open(page, address);
  await chooseDayAndTime(page);
  await fillInLead(page.getByRole("main"));
  await site.kill("leads");
  await schedule(page).click();
  await expect(
    page.getByText("Something went wrong, please fill info about yourself.").first(),
  ).toBeVisible();
  await expect(alert(page)).toContainText("or call (573) 555-01");
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("alex@mail.example");
  const away = await page.context().newPage();
  await away.goto(address);
  await expect(heading(away)).toHaveText("We can’t show open times right now");
  await expect(away.getByRole("main").getByRole("link", { name: /^Call \(573\)/ })).toBeVisible();
  await away.close();
  await site.revive("leads");
  await schedule(page).click();
  await expect(heading(page)).toHaveText("Your test drive is scheduled");
  // Scripts of other areas are fetched while the page rests; the site is stopped before the page is.
  await page.close();
});

test.describe("without JavaScript", () => {
  // Chromium reports the scripts that it does not run as refused.
  test.use({ javaScriptEnabled: false, expectedConsole: /csp$/ });

  test("a drive is booked with links and one form, and canceled; a taken slot shows a message", async ({
    page,
    site,
  }) => {
    await page.goto(`/test-drive/2000-x-${carOf(site, 5)}`);
    await chooseDayAndTime(page);
    const address = page.url();
    await fillInLead(page.getByRole("main"));
    await schedule(page).click();
    await expect(heading(page)).toHaveText("Your test drive is scheduled");
    const inquiry = page.getByRole("link", { name: "View your request" });
    const followed = await inquiry.getAttribute("href");
    await page.goto(address);
    await expect(alert(page)).toContainText("was just taken");

    await page.goto(followed ?? "");
    await page.getByText("Cancel this test drive").click();
    await page.getByRole("button", { name: "Yes, cancel it" }).click();
    await expect(heading(page)).toHaveText("Your test drive is canceled");
    await expect(page).toHaveURL(followed ?? "");
    await page.goto(address);
    await expect(heading(page)).toHaveText("Confirm your details");
  });
});

test("every step is accessible and has no layout or console errors", async ({ page, site }) => {
  test.slow();
  await allow(page, site.origin, "");
  await open(page, `/test-drive/2000-x-${carOf(site, 6)}`);
  for (const title of ["Pick a day", "Pick a time", "Confirm your details"]) {
    await expect(heading(page)).toHaveText(title);
    await expectSound(page);
    const offered = title === "Pick a day" ? days(page) : choices(page);
    if (title !== "Confirm your details") await offered.getByRole("link").first().click();
  }
});

import { schedulePath, scheduleStepPath } from "@forecourt/contracts/areas/service/visit-paths";
import { expectAccessible } from "@forecourt/e2e/axe";
import { alex, allow, fillInLead } from "@forecourt/e2e/lead-form";
import { expectSound } from "@forecourt/e2e/sound";
import { expect, open, type Page, test } from "@forecourt/e2e/test";
import {
  goToTimes,
  heading,
  main,
  press,
  sendForm,
  startedVisit,
  times,
  titles,
  visitWithServices,
} from "./owner.ts";

/** A tap with its reading. */
const SECONDS_PER_TAP = 4;

/** 36 words a minute on a phone, of five characters each: Palin et al., MobileHCI 2019, 37,000 typists. */
const SECONDS_PER_KEY = 60 / (36 * 5);

/** The VIN of a car that is listed at the demo dealer, so that it can be looked up. */
async function listedVin(origin: string): Promise<string> {
  const lot = await (await fetch(`${origin}/used-cars-for-sale`)).text();
  const [, vin] = /\/used-cars-for-sale\/20\d\d-[a-z0-9-]+-([A-HJ-NPR-Z0-9]{17})/.exec(lot) ?? [];
  if (vin === undefined) throw new Error("the lot shows no car");
  return vin;
}

/** A form that is sent within two seconds counts as sent by a program. */
const fillTime = (page: Page) => page.waitForTimeout(2_000);

test("an average booking takes 10 taps or fewer and less than a minute", async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const vin = await listedVin(site.origin);
  await open(page, site.origin + schedulePath);
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
  await type("VIN", vin);
  await next("Continue", titles.services);
  await tap(main(page).getByText("Oil and filter change", { exact: true }));
  await next("See times", titles.time);
  await tap(times(page).first());
  await expect(heading(page)).toHaveText(titles.contact);
  await type("First name", alex.firstName);
  await type("Last name", alex.lastName);
  await type("Phone", alex.phone);
  await type("Email", alex.email);
  await next("Book this appointment", "You’re booked, Alex");
  expect(taps).toBeLessThanOrEqual(10);
  expect(taps * SECONDS_PER_TAP + keys * SECONDS_PER_KEY).toBeLessThan(60);
});

test.describe("by keyboard", () => {
  // The form without the name of the business.
  test.use({ expectedConsole: /422/ });

  test("every step is accessible, in dark, too", async ({ page, site }) => {
    await open(page, site.origin + schedulePath);
    const enter = async (title: string | RegExp) => {
      await page.keyboard.press("Enter");
      await expect(heading(page)).toHaveText(title);
      await expectSound(page);
      await page.emulateMedia({ colorScheme: "dark" });
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: "light" });
    };
    await expectSound(page);
    await main(page).getByLabel("VIN", { exact: true }).focus();
    await enter(titles.vehicle);
    await expect(main(page).getByRole("alert")).toContainText("Enter the make");
    await main(page).getByLabel("Year").selectOption("2019");
    await main(page).getByLabel("Make").focus();
    await page.keyboard.type("Toyota");
    await page.keyboard.press("Tab");
    await page.keyboard.type("RAV4");
    await enter(titles.services);
    await main(page).getByRole("button", { name: "Squeaks when braking" }).press("Space");
    await expect(main(page).getByRole("textbox")).toHaveValue("Squeaks when braking\n");
    await main(page).getByRole("button", { name: "See times" }).focus();
    await enter(titles.time);
    await expect(main(page)).toContainText("Brake inspection");
    await main(page).getByRole("link", { name: "Later week" }).press("Enter");
    await expect(main(page).getByRole("link", { name: "Earlier week" })).toBeVisible();
    await times(page).first().focus();
    await enter(titles.contact);
    await expect(main(page)).toContainText("We’re holding this time for you");
    await main(page).getByLabel("First name").focus();
    await page.keyboard.press("Enter");
    await expect(main(page).getByLabel("First name")).toBeFocused();
    await expect(main(page)).toContainText("First name is required");
    await fillInLead(main(page));
    await main(page).getByRole("radio", { name: "A business’s" }).press("Space");
    await page.keyboard.press("Enter");
    await expect(main(page).getByLabel("Business name")).toBeFocused();
    await page.keyboard.type("Sample Plumbing");
    await fillTime(page);
    await enter("You’re booked, Alex");
    await expect(main(page)).toContainText("Sample Plumbing");
    await expect(main(page)).toContainText("Squeaks when braking");
  });
});

test("two tabs and the back button lead to the one appointment", async ({
  page,
  site,
  context,
}) => {
  await goToTimes(page, site.origin);
  await times(page).last().click();
  await expect(heading(page)).toHaveText(titles.contact);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(heading(other)).toHaveText(titles.contact);
  for (const tab of [page, other]) {
    await fillInLead(main(tab));
    await fillTime(tab);
    await main(tab).getByRole("button", { name: "Book this appointment" }).click();
    await expect(tab).toHaveURL(/\/service\/appointment\//);
  }
  const number = await main(page)
    .getByText(/^Appointment S-/)
    .textContent();
  await expect(main(other).getByText(/^Appointment S-/)).toHaveText(number ?? "");
  await page.goBack();
  await expect(main(page).getByText(/^Appointment S-/)).toHaveText(number ?? "");
  await other.close();
});

test.describe("a second window with other work", () => {
  test.use({ expectedConsole: /409/ });

  test("does not book what the first one changed, and shows both", async ({
    page,
    site,
    context,
  }) => {
    await goToTimes(page, site.origin);
    await times(page).last().click();
    await expect(heading(page)).toHaveText(titles.contact);
    const other = await context.newPage();
    await other.goto(page.url().replace(/contact$/, "services"));
    await main(other)
      .getByRole("checkbox", { name: /^Tire rotation/ })
      .check();
    await press(other, "See times", titles.time);
    await times(other).last().click();
    await expect(heading(other)).toHaveText(titles.contact);
    await fillInLead(main(page));
    await fillTime(page);
    await main(page).getByRole("button", { name: "Book this appointment" }).click();
    await expect(main(page)).toContainText("This appointment was changed in another window");
    await expect(main(page)).toContainText("Tire rotation");
    await fillTime(page);
    await press(page, "Book this appointment", "You’re booked, Alex");
    await expect(main(page)).toContainText("Tire rotation");
    await other.close();
  });
});

test("the VIN of another car is said at its field, and can be kept", async ({ page, site }) => {
  await open(page, site.origin + schedulePath);
  await main(page).getByLabel("VIN", { exact: true }).fill("1HGCM82633A004352");
  await main(page).getByLabel("Year").selectOption("2014");
  await main(page).getByLabel("Make").fill("mitsubishi");
  await main(page).getByLabel("Model").fill("outlander");
  await press(page, "Continue", titles.vehicle);
  await expect(main(page).getByRole("alert")).toContainText(
    "This is the VIN of a 2003 Honda, and you entered a 2014 Mitsubishi Outlander.",
  );
  await expectSound(page);
  await main(page).getByLabel("Book with this VIN anyway").check();
  await press(page, "Continue", "What does your Mitsubishi Outlander need?");
});

test("the back button shows the vehicle as it was typed, also after an offer", async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}${schedulePath}?offer=brake-inspection`);
  await main(page).getByLabel("Year").selectOption("2014");
  await main(page).getByLabel("Make").fill("Mitsubishi");
  await main(page).getByLabel("Model").fill("Outlander");
  await press(page, "Continue", titles.services);
  await page.goBack();
  await expect(main(page).getByLabel("Model")).toHaveValue("Outlander");
  await expect(main(page).getByLabel("Make")).toHaveValue("Mitsubishi");
  await expect(main(page).getByLabel("Year")).toHaveValue("2014");
});

test("a time that is taken meanwhile offers the closest ones", async ({ page, ownSite }) => {
  await allow(page, ownSite.origin, "");
  await goToTimes(page, ownSite.origin);
  const slot = (await times(page).first().getAttribute("value")) ?? "";
  // Other owners take it with every technician and adviser.
  const others = Array.from({ length: 6 }, async () => {
    const token = await visitWithServices(ownSite);
    await sendForm(ownSite, { token, form: "time" }, { slot });
    return token;
  });
  await Promise.allSettled(others);
  await times(page).first().click();
  await expect(main(page).getByRole("alert")).toContainText("That time was just taken");
  await expect(main(page).getByRole("heading", { name: "Closest open times" })).toBeVisible();
  await expectAccessible(page);
  await times(page).first().click();
  await expect(heading(page)).toHaveText(titles.contact);
});

test("the work that is due near the mileage is named, and nothing is ticked for it", async ({
  page,
  site,
}) => {
  await page.goto(site.origin + scheduleStepPath(await startedVisit(site), "services"));
  await expect(main(page)).toContainText(/Due around 60,000 miles: .*Tire rotation/);
  await expect(main(page).getByRole("checkbox", { checked: true })).toHaveCount(0);
});

test("a step that is not reached yet leads to the one that is missing", async ({ page, site }) => {
  const token = await visitWithServices(site);
  await page.goto(site.origin + scheduleStepPath(token, "contact"));
  await expect(heading(page)).toHaveText(titles.time);
});

test.describe("a link that opens nothing", () => {
  test.use({ expectedConsole: /410/ });

  test("shows a page that links to a new booking", async ({ page, site }) => {
    const answer = await page.goto(site.origin + scheduleStepPath("x".repeat(43)));
    expect(answer?.status()).toBe(410);
    await expect(heading(page)).toHaveText("This link no longer opens an appointment");
    await main(page).getByRole("link", { name: "Book an appointment" }).click();
    await expect(heading(page)).toHaveText(titles.vehicle);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedConsole: /\/web\/.*\.js csp$/ });

  test("an appointment is booked, with mistakes on the way, moved and canceled", async ({
    page,
    site,
  }) => {
    await page.goto(site.origin + schedulePath);
    await main(page).getByLabel("VIN", { exact: true }).fill("O1234");
    await press(page, "Continue", titles.vehicle);
    await expect(main(page).getByRole("alert")).toContainText("A VIN has 17 characters");
    await expect(main(page).getByLabel("VIN", { exact: true })).toHaveValue("O1234");
    await main(page).getByLabel("VIN", { exact: true }).fill("");
    await main(page).getByLabel("Year").selectOption("2019");
    await main(page).getByLabel("Make").fill("Toyota");
    await main(page).getByLabel("Model").fill("RAV4");
    await press(page, "Continue", titles.services);
    await press(page, "See times", titles.services);
    await expect(main(page).getByRole("alert")).toContainText("Choose a service");
    await main(page).getByRole("textbox").fill("It squeals");
    await press(page, "See times", titles.time);
    await main(page).getByRole("link", { name: "Later week" }).click();
    await main(page).getByRole("link", { name: "Earlier week" }).click();
    await times(page).last().click();
    await expect(heading(page)).toHaveText(titles.contact);
    await fillInLead(main(page));
    await main(page).getByLabel("Phone").fill("123");
    await press(page, "Book this appointment", titles.contact);
    await expect(main(page).getByRole("alert")).toContainText("Enter a valid 10-digit phone");
    await expect(main(page).getByLabel("First name")).toHaveValue("Alex");
    await main(page).getByLabel("Phone").fill(alex.phone);
    await press(page, "Book this appointment", "You’re booked, Alex");
    await expect(main(page)).toContainText("It squeals");
    await main(page).getByRole("link", { name: "Move appointment" }).click();
    await expect(heading(page)).toHaveText("Move your appointment");
    await times(page).first().click();
    await expect(heading(page)).toHaveText("We’ve moved your appointment");
    await main(page).getByText("Cancel appointment", { exact: true }).click();
    await press(page, "Yes, cancel it", "Your appointment is canceled");
    await press(page, "Book a new time", titles.time);
    await times(page).first().click();
    await expect(heading(page)).toHaveText(titles.contact);
    await expect(main(page).getByLabel("First name")).toHaveValue("Alex");
  });
});

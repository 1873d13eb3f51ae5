import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { tradeOfferPath } from "@forecourt/contracts/areas/trade/trade-paths";
import { sendServiceLead } from "@forecourt/contracts/leads/service-lead";
import { expectAccessible } from "@forecourt/e2e/axe";
import { eventually } from "@forecourt/e2e/eventually";
import { get } from "@forecourt/e2e/get";
import { allow, fillInLead } from "@forecourt/e2e/lead-form";
import type { Site } from "@forecourt/e2e/site";
import { expectSound } from "@forecourt/e2e/sound";
import { expect, open, type Page, test } from "@forecourt/e2e/test";
import { answer, commonCar, describedCar, keptCar, offeredCar, unknownCar } from "./offered-car.ts";

const main = (page: Page) => page.getByRole("main");
const card = (page: Page, name: string) => main(page).getByRole("region", { name, exact: true });
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const slots = (page: Page) => page.getByRole("group", { name: /^When would you like to/ });
const dollars = /-?\$[\d,]+(?:\.\d\d)?/g;

/** Every mail of the site, decoded as far as its figures need it. */
async function mailsOf(site: Site): Promise<string[]> {
  const folder = path.join(path.dirname(site.dealersDir), "data", "mail");
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(".eml"));
  const mails = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
  return mails.map((mail) => mail.replaceAll("=\r\n", ""));
}

/** Picks the first time of a day, by default the second one; resolves to its text. */
async function pickTime(page: Page, times = slots(page), index = 1): Promise<string> {
  const day = times.locator("details").nth(index);
  const summary = day.locator("summary");
  await summary.click();
  const time = day.locator("label").first();
  await time.click();
  return `${await summary.textContent()} at ${await time.textContent()}`;
}

/** A form that is sent within two seconds counts as sent by a program, and gets no letter. */
const fillTime = (page: Page) => page.waitForTimeout(2_000);

test("an offer is made, reduced by a payoff, selected and kept; page, mails and lead have the same figures", async ({
  page,
  ownSite,
}) => {
  await allow(page, ownSite.origin, "functional");
  const token = await describedCar(ownSite);
  await open(page, ownSite.origin + tradeOfferPath(token));
  await expect(title(page)).toHaveText("Your 2020 Toyota RAV4 is ready for its offer");
  await page.getByRole("button", { name: "Get my offer" }).click();
  await expect(title(page)).toHaveText("Our offer for your 2020 Toyota RAV4");
  await expect(main(page)).toContainText(/from the prices of \d+ cars like yours/);
  for (const kind of ["Cash now", "More cash later"]) {
    await expect(card(page, kind)).toContainText("Smoked in: Yes");
    await expect(card(page, kind)).toContainText("Base value:");
  }
  await page.getByText("Still paying it off?").click();
  await page.getByLabel("What you still owe").fill("9,000.25");
  await page.getByLabel("Lender (optional)").fill("Ozark Bank");
  await page.getByRole("button", { name: "Subtract it" }).click();
  await expect(card(page, "Cash now")).toContainText("Positive equity");
  await page.getByRole("button", { name: "Choose more cash later" }).click();
  await expect(card(page, "More cash later")).toContainText("Your choice");
  const figuresOf = async (part: ReturnType<typeof main>) =>
    new Set((await part.locator("dl").allTextContents()).join("\n").match(dollars));
  const figures = await figuresOf(main(page));
  expect(figures.size).toBeGreaterThan(10);
  const cashFigures = await figuresOf(card(page, "Cash now"));
  expect(cashFigures.size).toBeGreaterThan(4);
  await page.getByRole("link", { name: "Keep this offer" }).click();
  await page.getByRole("radio", { name: "Trade it in toward another car" }).check();
  await expect(main(page)).toContainText(/the Cash now price, \$[\d,]+, not More cash later/);
  const time = await pickTime(page);
  await fillInLead(main(page));
  await fillTime(page);
  await page.getByRole("button", { name: "Keep this offer" }).click();
  const kept = page.getByRole("heading", { name: "Alex, your offer is saved" });
  await expect(kept).toBeVisible();
  await expect(main(page)).toContainText(`Drop-off: ${time}`);
  await expect(page.getByRole("button", { name: "Keep this offer" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Three ways to sell your car" })).toHaveCount(0);
  await expect(page.getByLabel("What you still owe")).toHaveValue("9000.25");
  await expectAccessible(page);
  await eventually("both mails are delivered", async () => (await mailsOf(ownSite)).length >= 2);
  const mails = await mailsOf(ownSite);
  expect(mails).toHaveLength(2);
  const toSeller = mails.filter((mail) => mail.includes("\r\nTo: alex@mail.example\r\n"));
  expect(toSeller).toHaveLength(1);
  expect(toSeller[0]).toContain("appointment.ics");
  expect(toSeller[0]).toContain(tradeOfferPath(token));
  const [adf = ""] = mails.filter((mail) => mail.includes("<adf>"));
  expect(adf).toMatch(/<vehicle interest=(?:3D)?"trade-in"/);
  for (const figure of figures) expect(adf).toContain(figure);
  // More cash later is no choice of a trade-in.
  for (const figure of cashFigures) expect(toSeller[0]).toContain(figure);

  const calendar = await page.getByRole("link", { name: "Add to calendar" }).getAttribute("href");
  const download = await page.request.get(ownSite.origin + (calendar ?? ""));
  expect([download.headers()["content-type"], download.headers()["cache-control"]]).toEqual([
    "text/calendar; charset=utf-8",
    expect.stringContaining("no-store"),
  ]);
  expect(await download.text()).toContain("SEQUENCE:0");
  await page.reload();
  await expect(main(page)).toContainText("We’ve emailed it to you");
  // More cash later was selected: of a trade-in, cash now counts.
  await expect(page.locator("#kept")).toContainText(/As a trade-in, \$[\d,.]+ \(Cash now/);
  await expect(page.getByRole("link", { name: "Use it toward a car" })).toHaveCount(1);
  await expect(page.getByRole("button", { name: /^Switch to/ })).toHaveCount(0);
  await page.getByText("Need another time?").click();
  const moved = await pickTime(page, page.getByRole("group", { name: "Choose a time" }), 2);
  await page.getByRole("button", { name: "Change the time" }).click();
  await expect(main(page)).toContainText(`Drop-off: ${moved}`);
  await expectSound(page);
  await page.getByText("Need another time?").click();
  await page.getByRole("button", { name: "Cancel the visit" }).click();
  await expect(main(page)).toContainText("No time is booked");
  await eventually("the mails of both changes are delivered", async () => {
    return (await mailsOf(ownSite)).length >= 6;
  });
  // "BEGIN:VCALENDAR" as base64.
  const calendars = /QkVHSU46VkNBTEVOREFS[\w+/=\r\n]*/;
  const files = (await mailsOf(ownSite)).flatMap((mail) =>
    (calendars.exec(mail) ?? []).map((file) => Buffer.from(file, "base64").toString()),
  );
  const versions = files.map(
    (file) => `${/SEQUENCE:(\d)/.exec(file)?.[1]} ${/METHOD:(\w+)/.exec(file)?.[1]}`,
  );
  expect(new Set(versions)).toEqual(new Set(["0 PUBLISH", "1 PUBLISH", "2 CANCEL"]));
});

test("an answer is changed, and the next offer says what that changed, line by line", async ({
  page,
  site,
}) => {
  await allow(page, site.origin, "");
  const token = await describedCar(site);
  const address = site.origin + tradeOfferPath(token);
  await open(page, address);
  await page.getByRole("button", { name: "Get my offer" }).click();
  await expect(card(page, "Cash now")).toContainText("Smoked in: Yes");
  await page.getByRole("link", { name: "Change an answer" }).click();
  await expect(page).toHaveURL(/\/your-vehicle\/[\w-]{43}\/questions$/);
  await answer(site, token, { "201": ["no"], "202": ["two"] });
  await open(page, address);
  await page.getByRole("button", { name: "Get my offer" }).click();
  await page.getByText("Compare the two offers line by line").click();
  const changed = page.getByRole("table", { name: "Cash now" });
  await expect(changed.getByRole("row", { name: /Smoked in/ })).toContainText("+$500");
  await expect(changed.getByRole("row", { name: /Interior flaws/ })).toContainText("-$100");
  await expect(changed.getByRole("row", { name: /Your check/ })).toContainText("+$400");
  await expect(main(page)).toContainText("Has anyone smoked in it? Yes → No");
  await expectSound(page);
});

test("the trim that was assumed is changed with one tap, and the next offer says what that changed", async ({
  page,
  site,
}) => {
  await allow(page, site.origin, "");
  await open(page, site.origin + (await offeredCar(site)));
  await expect(main(page)).toContainText(/We assumed the \w+, the trim with the lowest prices/);
  await expectSound(page);
  await page.getByRole("button", { name: "Limited", exact: true }).click();
  await expect(main(page)).toContainText("You added the trim Limited.");
  await expect(main(page)).toContainText(/Cash now: \$[\d,]+, \$[\d,]+ more than before/);
  await expect(page.getByRole("heading", { name: "Which trim is yours?" })).toHaveCount(0);
});

test("a trim that no known car has is not priced as another without saying so", async ({
  page,
  site,
}) => {
  await allow(page, site.origin, "");
  const car = { ...commonCar, series: "Moonwalk" };
  await open(page, site.origin + (await offeredCar(site, { car })));
  await expect(main(page)).toContainText("We don’t know prices of the Moonwalk, so we assumed the");
});

test("a car that has to be seen gets a time for it, with the reasons", async ({ page, site }) => {
  await allow(page, site.origin, "functional");
  const address = await offeredCar(site, { car: { ...commonCar, mileage: 150_000 } });
  await open(page, site.origin + address);
  await expect(title(page)).toHaveText("Let’s look at your 2020 Toyota RAV4 together");
  await expect(main(page)).toContainText("It has 150,000 miles or more");
  await expectSound(page);
  const time = await pickTime(page);
  await fillInLead(main(page));
  await page.getByRole("button", { name: "Send" }).click();
  await expect(main(page)).toContainText(`Inspection: ${time}`);
});

test("a car without a value gets a call, and loses nothing", async ({ page, site }) => {
  await allow(page, site.origin, "functional");
  await open(page, site.origin + (await offeredCar(site, { car: unknownCar })));
  await expect(title(page)).toHaveText("We’ll call you about your 2020 Checker Marathon");
  await expectSound(page);
  await expect(slots(page)).toHaveCount(0);
  await fillInLead(main(page));
  await page.getByRole("button", { name: "Ask for a call" }).click();
  await expect(page.getByRole("heading", { name: "Alex, we’ll call you" })).toBeVisible();
});

test("an offer prints on one letter sheet, also with a payoff above it", async ({ page, site }) => {
  await allow(page, site.origin, "");
  await open(page, site.origin + (await offeredCar(site)));
  const sheets = async () =>
    (await page.pdf({ format: "Letter" })).toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
  expect(await sheets()).toBe(1);
  await page.getByText("Still paying it off?").click();
  await page.getByLabel("What you still owe").fill("30000");
  await page.getByRole("button", { name: "Subtract it" }).click();
  await expect(card(page, "Cash now")).toContainText("Negative equity");
  expect(await sheets()).toBe(1);
});

test("a kept offer with many deductions is printed on one sheet", async ({ page, site }) => {
  await allow(page, site.origin, "");
  const answers = {
    "100": ["fair"],
    "200": ["accident"],
    "201": ["yes"],
    "202": ["one"],
    "203": ["none"],
    "204": ["one-two"],
    "205": ["one"],
    "300": ["one"],
    "301": ["none"],
  };
  const address = await keptCar(site, { answers });
  await open(page, site.origin + address);
  await expect(page.locator("#kept")).toContainText("your offer is saved");
  const printed = (await page.pdf({ format: "Letter" })).toString("latin1");
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("an offer is sound, works by keyboard, is in no cache, and opens at its dealer alone", async ({
  page,
  site,
}) => {
  await allow(page, site.origin, "functional");
  const address = await offeredCar(site);
  const response = await page.goto(site.origin + address);
  expect(await response?.headerValue("cache-control")).toBe("private, no-store");
  expect(await response?.text()).toContain("noindex");
  const forged = address.replace(/[\w-]{43}$/, "A".repeat(43));
  const { port } = site;
  const elsewhere = await get({ port, host: "group.localhost", path: address });
  const unknown = await get({ port, host: "localhost", path: forged });
  expect([elsewhere.status, unknown.status]).toEqual([404, 404]);
  // Only services of the site may send leads there.
  const forgedLetter = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  };
  const { status } = await fetch(site.origin + sendServiceLead.path, forgedLetter);
  expect([404, 405]).toContain(status);
  await open(page, site.origin + address);
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page);
  const choose = page.getByRole("button", { name: "Choose more cash later" });
  await choose.focus();
  await page.keyboard.press("Enter");
  await expect(card(page, "More cash later")).toContainText("Your choice");
  await page.getByRole("radio", { name: "Sell it" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: /Trade it in/ })).toBeChecked();
  const choices = [
    page.getByRole("textbox", { name: "VIN (optional)" }),
    page.getByRole("radio", { name: "I’ll pick a time later" }),
    ...(await slots(page).locator("summary").all()),
  ];
  for (const choice of choices) {
    await page.keyboard.press("Tab");
    await expect(choice).toBeFocused();
  }
  for (const name of ["First name", "Last name", "Phone", "Email"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("textbox", { name })).toBeFocused();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedConsole: /\/web\/.*\.js csp$/ });

  test("an offer is made, a payoff and the contact are corrected, and it is kept", async ({
    page,
    site,
  }) => {
    const token = await describedCar(site);
    await page.goto(site.origin + tradeOfferPath(token));
    await page.getByRole("button", { name: "Get my offer" }).click();
    await expect(title(page)).toHaveText("Our offer for your 2020 Toyota RAV4");
    await page.getByText("Still paying it off?").click();
    await page.getByLabel("What you still owe").fill("a lot");
    await page.getByRole("button", { name: "Subtract it" }).click();
    await expect(main(page)).toContainText("Enter an amount in dollars");
    await expect(page.getByLabel("What you still owe")).toHaveValue("a lot");
    await page.getByLabel("What you still owe").fill("1000");
    await page.getByRole("button", { name: "Subtract it" }).click();
    await expect(card(page, "Cash now")).toContainText("-$1,000");
    await page.getByRole("button", { name: "Choose more cash later" }).click();
    await page.getByRole("radio", { name: "Trade it in toward another car" }).check();
    await fillInLead(main(page));
    await page.getByRole("textbox", { name: "Phone" }).fill("123");
    const time = await pickTime(page);
    await page.getByRole("button", { name: "Keep this offer" }).click();
    await expect(main(page).getByRole("alert")).toContainText(
      "Enter a valid 10-digit phone number",
    );
    await expect(page.getByRole("textbox", { name: "First name" })).toHaveValue("Alex");
    const picked = slots(page).locator("details[open]").locator("label:has(:checked)");
    expect(time).toContain((await picked.textContent()) ?? "none");
    await page.getByRole("textbox", { name: "Phone" }).fill("5735550142");
    const vin = page.getByRole("textbox", { name: "VIN (optional)" });
    await vin.fill("1HGCM82633A004353");
    await page.getByRole("button", { name: "Keep this offer" }).click();
    await expect(main(page).getByRole("alert")).toContainText("One of the characters");
    await vin.fill("1HGCM82633A004352");
    await page.getByRole("button", { name: "Keep this offer" }).click();
    await expect(main(page)).toContainText("This is the VIN of a 2003 Honda");
    await vin.fill("");
    await page.getByRole("button", { name: "Keep this offer" }).click();
    await expect(main(page)).toContainText("Alex, your offer is saved");
    await expect(page.locator("#kept")).toContainText(/As a trade-in, \$[\d,]+ \(Cash now/);
    await expect(main(page)).toContainText(`Drop-off: ${time}`);
    await expect(page.getByRole("link", { name: "Get directions" }).first()).toBeVisible();
  });
});

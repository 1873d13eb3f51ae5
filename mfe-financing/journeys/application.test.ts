import { applicationStart } from "@forecourt/contracts/areas/financing/application-form";
import { expectSound } from "@forecourt/e2e/sound";
import { expect, hydrated, open, type Page, test } from "@forecourt/e2e/test";
import {
  about,
  agree,
  earlierHome,
  home,
  type TypedFields,
  typeIn,
  work,
} from "./typed-application.ts";

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => main(page).getByRole("heading", { level: 1 });

/** Presses a button of the page and waits for the page with this heading. */
async function press(page: Page, name: string, next: RegExp | string): Promise<void> {
  await main(page)
    .getByRole("button", { name, exact: true })
    .and(page.locator(":not([aria-hidden])"))
    .click();
  await expect(heading(page)).toHaveText(next);
}

async function begin(page: Page, origin: string, who = "Just me", deal: TypedFields = {}) {
  await page.goto(origin + applicationStart);
  await main(page).getByText(who, { exact: true }).click();
  await press(page, "Begin the application", "Your deal");
  await typeIn(page, deal);
  await press(page, "Continue", "About you");
}

/** Fills in the pages of one applicant; every one is looked at before. */
async function fillPart(page: Page, person: TypedFields, look = async () => {}): Promise<void> {
  const steps = [
    ["Where you live", () => typeIn(page, person)],
    ["Work and income", () => typeIn(page, home)],
    ["Agreements", () => typeIn(page, work)],
  ] as const;
  for (const [next, fill] of steps) {
    await look();
    await fill();
    await press(page, "Continue", next);
  }
  await look();
  await agree(page);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedConsole: /\/web\/.*\.js csp$/ });

  test("an application is sent after a mistake and its correction", async ({ page, site }) => {
    await begin(page, site.origin);
    await typeIn(page, { ...about, email: "ada@" });
    await press(page, "Continue", "About you");
    await expect(main(page).getByRole("alert")).toContainText("Enter a valid email address");
    await expect(page.locator("[name=ssn]")).toHaveValue("•••-••-6789");
    await typeIn(page, { email: "ada@example.com" });
    await press(page, "Continue", "Where you live");
    await typeIn(page, { ...home, "residences.0.yearsAtAddress": "1" });
    await press(page, "Add a previous address", "Where you live");
    await expect(main(page)).toContainText("12 months are missing");
    await typeIn(page, earlierHome);
    await press(page, "Continue", "Work and income");
    await press(page, "Back", "Where you live");
    await press(page, "Remove previous address 1", "Where you live");
    await typeIn(page, { "residences.0.yearsAtAddress": "2" });
    await press(page, "Continue", "Work and income");
    await typeIn(page, work);
    await press(page, "Continue", "Agreements");
    await agree(page);
    await press(page, "Continue", "Review your application");
    await press(page, "Send my application", "Ada, we have your application");
    await expect(main(page)).toContainText("•••-••-6789");
  });
});

test("an application by keyboard is accessible on every page and leaves nothing in the browser", async ({
  page,
  site,
  browser,
}) => {
  const look = () => expectSound(page);
  await open(page, site.origin + applicationStart);
  await look();
  await page.getByRole("button", { name: "Begin the application" }).focus();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Your deal");
  await look();
  await page.locator("[name='deal.moneyDown']").focus();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("About you");
  await page.locator("[name=firstName]").focus();
  await page.keyboard.type("Ada");
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("alert")).toBeFocused();
  await look();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("[name=lastName]")).toBeFocused();

  // On another device, with what was typed when it was not complete.
  const link = await main(page).getByLabel("Link to your application").inputValue();
  const other = await (await browser.newContext()).newPage();
  await expect(async () => {
    await other.goto(link);
    await expect(other.locator("[name=firstName]")).toHaveValue("Ada", { timeout: 1_000 });
  }).toPass();
  await other.context().close();

  await fillPart(page, about, look);
  await page.locator("input[type=checkbox]").last().press("Enter");
  await expect(heading(page)).toHaveText("Review your application");
  await look();
  await page.goBack();
  await expect(heading(page)).toHaveText("Agreements");
  await page.goForward();
  await hydrated(page);
  await press(page, "Send my application", "Ada, we have your application");
  await look();
  await expect(page).toHaveURL(/application-status\/[\w-]{43}$/);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  const cookies = JSON.stringify(await page.context().cookies());
  const token = new URL(link).pathname.split("/").at(-1) ?? "";
  for (const secret of ["212-45-6789", "6789", "Moss", "ada@example", "Cedar", token]) {
    expect(stored + cookies).not.toContain(secret);
  }
});

test("an invited co-borrower fills in their part at the same time", async ({
  page,
  site,
  browser,
}) => {
  await begin(page, site.origin, "Me and a co-borrower", { "deal.moneyDown": "1,500" });
  await typeIn(page, about);
  await press(page, "Continue", "Where you live");
  const { pathname } = new URL(page.url());
  await page.goto(site.origin + pathname.replace(/[^/]+$/, "co-borrower"));
  await press(page, "Make a link for them", "Your co-borrower");
  const link = await main(page).getByLabel("Link for your co-borrower").inputValue();
  const co = await (await browser.newContext()).newPage();
  await co.goto(link);
  await expect(main(co)).toContainText("Ada invited you to apply together");
  const together = main(co).getByRole("heading", { name: "What you’re applying for together" });
  await expect(together).toBeVisible();
  await page.goto(site.origin + pathname);
  const finish = async (from: Page) => {
    await typeIn(from, home);
    await press(from, "Continue", "Work and income");
    await typeIn(from, work);
    await press(from, "Continue", "Agreements");
    await agree(from);
  };
  const coPart = async () => {
    await typeIn(co, { ...about, firstName: "Bea", ssn: "321-54-9876", email: "bea@example.com" });
    await press(co, "Continue", "Where you live");
    await finish(co);
    await expect(together).toBeVisible();
    await expect(main(co)).toContainText("$1,500.00");
    await press(co, "Continue", "Your part is complete");
  };
  await Promise.all([finish(page), coPart()]);
  await expect(main(co)).not.toContainText("Moss, Ada");
  await press(page, "Continue", "Your co-borrower");
  await expect(main(page)).toContainText("Your co-borrower’s part is complete.");
  await press(page, "Continue", "Review your application");
  await press(page, "Send our application", "Ada, we have your application");
  await co.goto(link);
  await expect(heading(co)).toHaveText("Bea, your application was sent");
  await expect(main(co)).not.toContainText("ada@example.com");
  await co.context().close();
});

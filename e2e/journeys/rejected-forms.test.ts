import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expectAccessible } from "@forecourt/e2e/axe";
import { carsInStore } from "@forecourt/e2e/cars-in-store";
import { allow, fillInLead } from "@forecourt/e2e/lead-form";
import type { Site } from "@forecourt/e2e/site";
import { expect, type Page, test } from "@forecourt/e2e/test";
import type { Browser } from "@playwright/test";

const lost = "Your form wasn’t sent, and we can’t bring back what you typed.";
const problem = "Enter a valid email address";
/** A browser takes it for an address, the leads service does not. */
const wrongEmail = "canarina@mail";
const main = (page: Page) => page.getByRole("main");
const summary = (page: Page) => main(page).getByRole("alert");
const field = (page: Page, name: string) => main(page).getByRole("textbox", { name });

function carOf(site: Site, number: number): string {
  const cars = carsInStore(site, { dealer: "ozark-mitsubishi", condition: "used" });
  return cars[number] ?? "";
}

const details = (site: Site) =>
  `/personalize/2000-x-${carOf(site, 0)}?step=6&trade-in=no&down=3000&credit=700&term=60`;

function documentAt(page: Page, pathname: string) {
  return page.waitForResponse(
    (answer) => answer.request().method() === "GET" && new URL(answer.url()).pathname === pathname,
  );
}

/** Fills in the form of the page and sends it; resolves to the document that it returns to. */
async function sendWrong(page: Page, button: string) {
  await fillInLead(main(page));
  await field(page, "First name").fill("<b>Canarina</b>");
  await field(page, "Email").fill(wrongEmail);
  const returned = documentAt(page, new URL(page.url()).pathname);
  await page.getByRole("button", { name: button }).click();
  return returned;
}

async function chooseTime(page: Page, site: Site, number: number): Promise<void> {
  await page.goto(`${site.origin}/test-drive/2000-x-${carOf(site, number)}`);
  await main(page).locator("table").getByRole("link").nth(3).click();
  await main(page).getByRole("list").first().getByRole("link").nth(2).click();
}

async function otherVisitor(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  expect((await page.goto(address))?.status()).toBe(200);
  return page;
}

test.describe("a rejected form without JavaScript", () => {
  // Chromium reports the scripts that it does not run as refused.
  test.use({ javaScriptEnabled: false, expectedConsole: /csp$|status of (?:409|422)/ });

  const forms: [string, string, (page: Page, site: Site) => Promise<unknown>][] = [
    ["personalized price", "Show my price", (page, site) => page.goto(site.origin + details(site))],
    [
      "private inventory",
      "Unlock",
      (page, site) => page.goto(`${site.groupOrigin}/private-inventory?next=%2Fused-cars-for-sale`),
    ],
    ["test drive", "Schedule test drive", (page, site) => chooseTime(page, site, 7)],
  ];
  for (const [name, button, openForm] of forms) {
    test(`returns filled in, once and to its visitor alone: ${name}`, async ({
      page,
      site,
      browser,
    }) => {
      await allow(page, site.origin, "");
      await allow(page, site.groupOrigin, "functional");
      await openForm(page, site);
      const response = await sendWrong(page, button);
      expect([response.status(), await response.headerValue("cache-control")]).toEqual([
        422,
        "private, no-store",
      ]);
      await expect(page).toHaveURL(/#lead-form$/);
      await expect(summary(page)).toContainText("Not sent yet");
      await expect(summary(page)).toBeFocused();
      await expect(summary(page).getByRole("link").last()).toContainText(
        /^Or call .+ at \(\d{3}\)/,
      );
      await expect(field(page, "First name")).toHaveValue("<b>Canarina</b>");
      await expect(field(page, "Phone")).toHaveValue("5735550142");
      await expect(field(page, "Email")).toHaveValue(wrongEmail);
      await expect(field(page, "Email")).toHaveAccessibleDescription(problem);
      await expect(page.getByText(lost)).toBeHidden();
      await summary(page)
        .getByRole("link", { name: `Email: ${problem}` })
        .click();
      await expect(page).toHaveURL(/#lead-form-email$/);
      const cookies = await page.context().cookies(page.url());
      expect(cookies.map((cookie) => cookie.name)).not.toContain("rejectedForm");

      const other = await otherVisitor(browser, page.url());
      await expect(field(other, "First name")).toHaveValue("");
      expect(await other.content()).not.toContain("Canarina");
      await other.context().close();

      expect((await page.reload())?.status()).toBe(200);
      await expect(summary(page)).toHaveCount(0);
      await expect(field(page, "First name")).toHaveValue("");
    });
  }

  test("shows the car, the store and the appointment of a test drive, and books it once corrected", async ({
    page,
    site,
  }) => {
    await allow(page, site.origin, "");
    await chooseTime(page, site, 8);
    const appointment = await main(page).textContent();
    const [when = ""] = /\w+day, \w+ \d+ at \d+:\d+ [ap]\.m\./.exec(appointment ?? "") ?? [];
    expect(when).not.toBe("");
    await sendWrong(page, "Schedule test drive");
    await expect(main(page)).toContainText(when);
    await expect(
      main(page)
        .getByRole("link", { name: /^20\d\d / })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText("Ozark Trail Mitsubishi");
    await field(page, "Email").fill("canarina@mail.example");
    await page.getByRole("button", { name: "Schedule test drive" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Your test drive is scheduled",
    );
  });

  test("whose time was taken meanwhile shows the other times, and keeps what was typed", async ({
    page,
    site,
    browser,
  }) => {
    await allow(page, site.origin, "");
    await chooseTime(page, site, 9);
    const other = await otherVisitor(browser, page.url());
    await fillInLead(main(other));
    await other.getByRole("button", { name: "Schedule test drive" }).click();
    await expect(other.getByRole("heading", { level: 1 })).toHaveText(
      "Your test drive is scheduled",
    );
    await other.context().close();
    await fillInLead(main(page));
    const { pathname } = new URL(page.url());
    const returned = documentAt(page, pathname);
    await page.getByRole("button", { name: "Schedule test drive" }).click();
    expect((await returned).status()).toBe(409);
    await expect(summary(page)).toContainText("was just taken");
    await expect(field(page, "Email")).toHaveValue("alex@mail.example");
    await expect(page.getByText(lost)).toBeHidden();
  });
});

/** Sends a wrong form of the details step as a browser without JavaScript; resolves to its redirect. */
async function postWrong(page: Page, site: Site): Promise<string> {
  await page.goto(site.origin + details(site));
  const { pathname, search } = new URL(page.url());
  const back = `${pathname}${search}#lead-form`;
  const form = {
    store: "cape-girardeau",
    "vehicle.vin": carOf(site, 0),
    "terms.cashDown": "300000",
    "terms.creditScore": "700",
    "terms.months": "60",
    firstName: "Canarina",
    lastName: "Unmistakable",
    phone: "5735550177",
    email: wrongEmail,
    back,
  };
  const headers = { origin: site.origin };
  const url = `${site.origin}/api/leads/quotes`;
  const answer = await page.request.post(url, { form, headers, maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([303, back]);
  // Another document, not a scroll within this one.
  await page.goto("about:blank");
  return site.origin + back;
}

test.describe("a rejected form", () => {
  test.use({ expectedConsole: /status of 422/ });

  test("in a page with scripts is hydrated, and can be sent again", async ({ page, site }) => {
    await page.goto(await postWrong(page, site));
    await expect(summary(page)).toContainText("Not sent yet");
    await expect(field(page, "Email")).toHaveValue(wrongEmail);
    await expect(main(page).locator("form[novalidate]").first()).toBeVisible();
    await expectAccessible(page);
    await field(page, "Email").fill("canarina@unmistakable.example");
    await page.getByRole("button", { name: "Show my price" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/price is ready/);
    await expect(page.getByText("Not sent yet")).toHaveCount(0);
  });

  test("is said to be lost while the leads service is down, and is back with it", async ({
    page,
    site,
  }) => {
    const address = await postWrong(page, site);
    const id = (await page.context().cookies(address)).find(({ name }) => name === "rejectedForm");
    expect(id).toMatchObject({ httpOnly: true, secure: true, sameSite: "Lax" });
    await site.kill("leads");
    const away = await page.goto(address);
    expect([away?.status(), await away?.headerValue("cache-control")]).toEqual([
      200,
      "private, no-store",
    ]);
    await expect(page.getByText(lost)).toBeVisible();
    await expect(field(page, "First name")).toHaveValue("");
    await site.revive("leads");
    expect((await page.reload())?.status()).toBe(422);
    await expect(field(page, "First name")).toHaveValue("Canarina");
    await expect(page.getByText(lost)).toBeHidden();
    const logs = path.join(path.dirname(site.dealersDir), "data/logs");
    const files = (await readdir(logs)).map((file) => readFile(path.join(logs, file), "utf8"));
    const lines = (await Promise.all(files)).join("\n");
    expect(lines).toContain("rendering without the visitor's rejected form");
    for (const canary of ["Canarina", "Unmistakable", "5735550177", id?.value ?? "none"]) {
      expect(lines).not.toContain(canary);
    }
  });
});

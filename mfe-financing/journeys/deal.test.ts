import { expectSound } from "@forecourt/e2e/sound";
import { expect, type Page, test } from "@forecourt/e2e/test";
import { about, agree, home, typeIn, work } from "./typed-application.ts";

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => main(page).getByRole("heading", { level: 1 });
const car = (page: Page) => main(page).getByRole("region", { name: "For" });

/** Values typed into the pre-approval, by label. */
const typed = {
  "First name": "Ada",
  "Last name": "Moss",
  Email: "ada@mail.example",
  Phone: "5735550142",
  "Date of birth": "04/12/1990",
  "Street address": "12 Cedar Street",
  "ZIP code": "63701",
  "Monthly payment": "850",
  "Pre-tax income": "5200",
};

async function next(page: Page, title: string): Promise<void> {
  await main(page)
    .getByRole("button", { name: "Continue", exact: true })
    .and(page.locator(":not([aria-hidden])"))
    .click();
  await expect(heading(page)).toHaveText(title);
}

/** The first page asks it, as this way has no page before; the next one names the co-borrower. */
async function chooseWhoApplies(page: Page): Promise<void> {
  const who = main(page).getByRole("group", { name: "Who is applying" });
  await expect(who.getByRole("radio", { name: "Just me" })).toBeChecked();
  await who.getByText("Me and a co-borrower", { exact: true }).click();
  await next(page, "About you");
  await expect(main(page)).toContainText("Your co-borrower has a part of their own after it.");
  await main(page).getByRole("button", { name: "Back", exact: true }).click();
  await expect(heading(page)).toHaveText("Your deal");
  await expect(who.getByRole("radio", { name: "Me and a co-borrower" })).toBeChecked();
  await who.getByText("Just me", { exact: true }).click();
}

/** `$31,990.00` in a text, in cents. */
const centsIn = (text: string) => Number(/\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(/[,.]/g, ""));

async function fromCarToPreApproval(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/used-cars-for-sale`);
  const first = page.getByRole("list", { name: "Results" }).getByRole("article").first();
  const path = await first.getByRole("link").first().getAttribute("href");
  await page.goto(origin + (path ?? ""));
  const link = main(page).getByRole("link", { name: "Get pre-approved" }).first();
  await page.goto(origin + ((await link.getAttribute("href")) ?? ""));
}

async function sendPreApproval(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(typed))
    await page.getByRole("main").getByLabel(label).fill(text);
  await page.getByLabel("Own or rent?").selectOption("rent");
  await page.getByRole("checkbox", { name: "I agree" }).check();
  await page.getByRole("button", { name: "See what I may qualify for" }).click();
  await expect(main(page)).toContainText("Sample answer");
}

/**
 * Opens the car's page from the answer, which names the ZIP code of its taxes. The car's page links back to the answer
 * only if the site may remember it.
 */
async function visitCarPage(
  page: Page,
  { isRemembered }: { isRemembered: boolean },
): Promise<void> {
  await expect(main(page)).toContainText("for ZIP code 63701");
  await main(page).getByRole("link", { name: "See this car" }).click();
  // Until then, the page of the answer has the same heading level.
  await expect(page).toHaveURL(/-cars-for-sale\/\d{4}-/);
  await expect(heading(page)).toBeVisible();
  const again = main(page).getByRole("link", { name: "Use my pre-approval for this car" });
  const ask = main(page).getByRole("link", { name: "Get pre-approved" });
  await expect(isRemembered ? again : ask).toBeVisible();
  await page.goBack();
  await expect(main(page)).toContainText("Sample answer");
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({
      javaScriptEnabled,
      ...(!javaScriptEnabled && { expectedConsole: /\/web\/.*\.js csp$/ }),
    });

    test("the car of a vehicle page comes along to the pre-approval and the application, with one price", async ({
      page,
      site,
    }) => {
      // The rules of accessibility need a script.
      const look = async () => (javaScriptEnabled ? expectSound(page) : undefined);
      await fromCarToPreApproval(page, site.origin);
      const name = await car(page).getByText("For: ").innerText();
      const total = centsIn(await car(page).innerText());
      expect(total).toBeGreaterThan(100_000);
      await look();
      await sendPreApproval(page);
      await expect(car(page)).toContainText(name);
      expect(centsIn(await car(page).innerText())).toBe(total);
      await look();
      await visitCarPage(page, { isRemembered: javaScriptEnabled });
      await page.getByLabel("Money down").fill("2,500");
      await page.getByRole("button", { name: "Update" }).click();
      await expect(page).toHaveURL(/down=2%2C500/);
      await expect(main(page)).toContainText("$2,500 down");
      const toCar = main(page).getByRole("link", { name: "See this car" });
      await expect(toCar).toHaveAttribute("href", /\?down=2500&credit=\d+&term=\d+$/);
      await look();
      await main(page).getByRole("button", { name: "Continue with this car" }).click();
      await expect(heading(page)).toHaveText("Your deal");
      // Values from which the payment was calculated; the visitor can change them.
      await expect(page.locator("[name='deal.moneyDown']")).toHaveValue("2500");
      await expect(car(page)).toContainText(name);
      await chooseWhoApplies(page);
      await typeIn(page, { "deal.moneyDown": "900,000" });
      await next(page, "Your deal");
      await expect(main(page).getByRole("alert")).toContainText("as much as the car costs");
      await expect(page.locator("[name='deal.moneyDown']")).toHaveValue("900,000");
      await typeIn(page, {
        "deal.moneyDown": "1,500",
        "deal.tradeYear": "2014",
        "deal.tradeMake": "Honda",
        "deal.tradeModel": "Civic",
        "deal.tradeMiles": "82,000",
      });
      await next(page, "About you");
      await typeIn(page, about);
      await next(page, "Where you live");
      await typeIn(page, home);
      await next(page, "Work and income");
      await typeIn(page, { ...work, monthlyDebts: "310.25" });
      await next(page, "Agreements");
      await agree(page);
      await next(page, "Review your application");
      const amount = (total - 150_000) / 100;
      const shown = `$${amount.toLocaleString("en-US", { minimumFractionDigits: 2 })}`;
      await expect(main(page)).toContainText(shown);
      await expect(main(page)).toContainText("2014 Honda Civic · 82,000 miles");
      await look();
      await main(page).getByRole("button", { name: "Send my application" }).click();
      await expect(heading(page)).toHaveText("Ada, we have your application");
      await expect(main(page)).toContainText(shown);
    });
  });
}

test("a shopper applies without the car", async ({ page, site }) => {
  await fromCarToPreApproval(page, site.origin);
  await expect(car(page)).toContainText("Stock");
  await car(page).getByRole("link", { name: "Apply without a car" }).click();
  await expect(car(page)).toHaveCount(0);
  await expect(page.locator("main form [name=vehicle]")).toHaveCount(0);
});

import { applicationStart } from "@forecourt/contracts/areas/financing/application-form";
import { expect, type Page, test } from "@forecourt/e2e/test";
import { about, agree, home, typeIn, work } from "./typed-application.ts";

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => main(page).getByRole("heading", { level: 1 });

async function press(page: Page, name: string, next: string): Promise<void> {
  await main(page)
    .getByRole("button", { name, exact: true })
    .and(page.locator(":not([aria-hidden])"))
    .click();
  await expect(heading(page)).toHaveText(next);
}

test("two windows with different answers make one application, and each page says what it replaced", async ({
  page,
  site,
  context,
}) => {
  await page.goto(site.origin + applicationStart);
  await press(page, "Begin the application", "Your deal");
  await press(page, "Continue", "About you");
  const other = await context.newPage();
  await other.goto(page.url());

  await typeIn(other, { ...about, middleName: "Kay", email: "kay@example.com" });
  await press(other, "Continue", "Where you live");
  await typeIn(page, { ...about, middleName: "Lou" });
  await press(page, "Continue", "About you");
  const alert = main(page).getByRole("alert");
  await expect(alert).toContainText("You also changed this page in another window");
  await expect(alert).toContainText("Kay");
  await expect(alert).toContainText("kay@example.com");
  await expect(alert).not.toContainText("Moss");
  await expect(page.locator("[name=middleName]")).toHaveValue("Lou");
  // The visitor has read it: the same page is saved now.
  await typeIn(page, { middleName: "Kay" });
  await press(page, "Continue", "Where you live");

  await typeIn(page, home);
  await press(page, "Continue", "Work and income");
  await typeIn(page, work);
  await press(page, "Continue", "Agreements");
  await agree(page);
  await press(page, "Continue", "Review your application");
  await expect(main(page)).toContainText("Kay");
  await other.goto(page.url());
  await expect(heading(other)).toHaveText("Review your application");
  const third = await context.newPage();
  await third.goto(page.url().replace("review", "work"));
  await press(page, "Send my application", "Ada, we have your application");
  const sent = await main(page)
    .getByText(/^Application A-/)
    .innerText();

  // Back shows no form of an application that was sent.
  await page.goBack();
  await expect(heading(page)).toHaveText("Ada, we have your application");
  await press(other, "Send my application", "Ada, we have your application");
  await expect(main(other)).toContainText(sent);
  await expect(main(other)).not.toContainText("had already been sent");
  await typeIn(third, { "employment.0.jobTitle": "Head baker" });
  await press(third, "Continue", "Ada, we have your application");
  await expect(main(third).getByRole("alert")).toContainText("had already been sent");
  await expect(main(third)).toContainText(sent);
  await expect(main(third)).not.toContainText("Head baker");
  await other.close();
  await third.close();
});

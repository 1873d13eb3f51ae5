import { expectAccessible } from "@forecourt/e2e/axe";
import { carsInStore } from "@forecourt/e2e/cars-in-store";
import { expect, open, type Page, test } from "@forecourt/e2e/test";
import { linkInMailTo, mailTo } from "./alert-mails.ts";

const main = (page: Page) => page.getByRole("main");

async function signUp(page: Page, email: string): Promise<void> {
  await main(page).getByRole("textbox", { name: "Email" }).fill(email);
  await main(page).getByRole("button", { name: "Email me" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your email");
}

for (const [name, javaScriptEnabled] of [
  ["with JavaScript", true],
  ["without JavaScript", false],
] as const) {
  test.describe(name, () => {
    test.use({
      javaScriptEnabled,
      viewport: { width: 360, height: 740 },
      // The page of an ended subscription has status 410.
      expectedConsole: /410 \(Gone\)/,
    });

    test("a shopper follows a car, confirms, and unsubscribes with one click", async ({
      page,
      site,
    }) => {
      const email = javaScriptEnabled ? "ada@moss.example" : "eve@moss.example";
      const [vin = ""] = carsInStore(site, { dealer: "ozark-mitsubishi", condition: "used" });
      const visit = (address: string) =>
        javaScriptEnabled ? open(page, address) : page.goto(address);
      await visit(`/used-cars-for-sale/2000-x-${vin}`);
      await main(page).getByRole("link", { name: "Tell me if the price drops" }).click();
      await expect(page).toHaveURL(/\/car-alerts\?for=price/);
      if (javaScriptEnabled) await expectAccessible(page);
      await signUp(page, email);

      expect(await mailTo(site, email)).toContain(
        "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
      );
      await visit(await linkInMailTo(site, email));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more step");
      if (javaScriptEnabled) await expectAccessible(page);
      await main(page).getByRole("button", { name: "Yes, email me" }).click();
      await expect(main(page).getByText("You’re all set.")).toBeVisible();
      await expect(main(page).getByRole("listitem")).toHaveCount(1);
      const item = await main(page).getByRole("listitem").boundingBox();
      const heading = await main(page).getByRole("heading", { level: 2 }).boundingBox();
      expect(item?.x).toBe(heading?.x);
      if (javaScriptEnabled) await expectAccessible(page);
      await main(page).getByRole("button", { name: "Stop all emails" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "You get no emails from us here",
      );
    });
  });
}

test("a search offers alerts about new matches, also if it has no results", async ({ page }) => {
  await open(page, "/used-cars-for-sale/suvs");
  await main(page).getByRole("link", { name: "Email me new matches" }).click();
  await expect(main(page).getByText("matches this search: Used SUVs.")).toBeVisible();
  await open(page, "/used-cars-for-sale/price-under-500");
  await main(page).getByRole("link", { name: "Email me new matches" }).click();
  await expect(main(page).getByText("Used cars under $500.")).toBeVisible();
});

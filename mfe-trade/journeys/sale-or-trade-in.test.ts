import { changeInterestForm } from "@forecourt/contracts/areas/trade/offer-forms";
import { allow } from "@forecourt/e2e/lead-form";
import { expectSound } from "@forecourt/e2e/sound";
import { expect, open, type Page, test } from "@forecourt/e2e/test";
import { keptCar } from "./offered-car.ts";

const kept = (page: Page) => page.locator("#kept");
const part = (page: Page, title: string) =>
  kept(page).locator("details", { has: page.getByRole("heading", { name: title }) });

test("a kept sale becomes a trade-in with a second tap, and a sale again; an older window changes nothing twice", async ({
  page,
  context,
  site,
}) => {
  await allow(page, site.origin, "functional");
  const address = site.origin + (await keptCar(site));
  await open(page, address);
  await expect(kept(page)).toContainText("You’re selling your car to us.");
  const number = await page.getByText(/^Offer T-/).textContent();
  const older = await context.newPage();
  await open(older, address);
  await kept(page).getByRole("heading", { name: "Trade it in instead" }).click();
  const about = part(page, "Trade it in instead");
  await expect(about).toContainText(/The price stays the same: Cash now, \$[\d,]+\./);
  await expect(about).toContainText("register your next car in Missouri");
  await expect(about).toContainText("You can switch back here until we inspect your car.");
  await expect(kept(page)).toContainText("You’re selling your car to us.");
  await expectSound(page);
  await page.getByRole("button", { name: "Yes, trade it in" }).dblclick();
  await expect(kept(page)).toContainText("You’re trading your car in toward another one.");
  await expect(page).toHaveURL(/#kept$/);
  await expect(page.getByText(number ?? "none", { exact: true })).toBeVisible();
  await expect(kept(page)).toContainText(/As a trade-in, \$[\d,]+ \(Cash now\)/);
  await expect(page.getByRole("button", { name: /^Switch to/ })).toHaveCount(0);
  await older.getByRole("heading", { name: "Trade it in instead" }).click();
  await older.getByRole("button", { name: "Yes, trade it in" }).click();
  await expect(kept(older)).toContainText("You’re trading your car in toward another one.");
  await expectSound(page);
  await kept(page).getByRole("heading", { name: "Sell it instead" }).click();
  await page.getByRole("button", { name: "Yes, sell it" }).click();
  await expect(kept(page)).toContainText("You’re selling your car to us.");
  await expect(page.getByRole("button", { name: "Switch to more cash later" })).toBeVisible();
  await expect(kept(page).getByRole("heading", { name: "Trade it in instead" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedConsole: /\/web\/.*\.js csp$/ });

  test("a kept sale becomes a trade-in, and a window that shows another offer gets a notice", async ({
    page,
    site,
  }) => {
    const address = await keptCar(site);
    await page.goto(site.origin + address);
    await kept(page).getByRole("heading", { name: "Trade it in instead" }).click();
    await page.getByRole("button", { name: "Yes, trade it in" }).click();
    await expect(kept(page)).toContainText("You’re trading your car in toward another one.");
    const token = address.split("/").at(-1) ?? "";
    const form = { interest: "sell", offer: "T-1111-2222" };
    await page.request.post(site.origin + changeInterestForm.path.replace(":token", token), {
      form,
      headers: { origin: site.origin },
    });
    await page.goto(site.origin + address);
    await expect(kept(page).getByRole("alert")).toContainText("Your offer has changed since");
    await expect(kept(page)).toContainText("You’re trading your car in toward another one.");
    await page.getByRole("button", { name: "Yes, sell it" }).click();
    await expect(kept(page)).toContainText("You’re selling your car to us.");
  });
});

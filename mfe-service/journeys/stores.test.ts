import { schedulePath } from "@forecourt/contracts/areas/service/visit-paths";
import { chooseStorePath } from "@forecourt/contracts/paths/post-paths";
import { openBeforeScripts } from "@forecourt/e2e/hydration";
import { expectSound } from "@forecourt/e2e/sound";
import { expect, open, test } from "@forecourt/e2e/test";
import { heading, main, press, titles } from "./owner.ts";

test("an owner of a group's car picks the store first, and keeps it through the steps", async ({
  page,
  site,
}) => {
  await open(page, `${site.groupOrigin}${schedulePath}?modelYear=2019&make=Toyota&model=RAV4`);
  await expect(heading(page)).toHaveText("Which store works for you?");
  await expectSound(page);
  await expect(main(page).getByRole("button")).toHaveCount(3);
  await main(page)
    .getByRole("button", { name: /^Rolla/ })
    .click();
  await expect(heading(page)).toHaveText(titles.vehicle);
  await expect(main(page)).toContainText("At Heartland Crossing Rolla");
  await expect(main(page).getByLabel("Model")).toHaveValue("RAV4");
  await press(page, "Continue", titles.services);
  await expect(main(page)).toContainText("(573) 555-0171");
  await page.goto(`${site.groupOrigin}${schedulePath}`);
  await main(page).getByRole("link", { name: "Choose another store" }).click();
  await expect(heading(page)).toHaveText("Which store works for you?");
});

test("a store without a service department names the nearest ones that have one", async ({
  page,
  site,
}) => {
  await open(page, site.groupOrigin);
  // The chooser of the header, which any store has.
  await page.evaluate(
    async ([path, store]) => {
      const headers = { "content-type": "application/json", accept: "application/json" };
      await fetch(path, { method: "POST", headers, body: JSON.stringify({ store }) });
    },
    [chooseStorePath, "jefferson-city"] as const,
  );
  for (const path of ["/service", schedulePath, "/special-offers/service"]) {
    const answer = await page.goto(site.groupOrigin + path);
    expect(answer?.status()).toBe(200);
    await expect(heading(page)).toHaveText("Jefferson City has no service department");
  }
  await expectSound(page);
  const at = (name: string) => main(page).getByRole("listitem").filter({ hasText: name });
  await expect(at("miles from Jefferson City").first()).toContainText("Columbia");
  const columbia = at("Columbia, MO");
  const call = columbia.getByRole("link", { name: "Call (573) 555-0151" });
  await expect(call).toHaveAttribute("href", "tel:+15735550151");
  await expect(columbia.getByRole("link", { name: /^Get directions/ })).toBeVisible();
  await columbia.getByRole("link", { name: "See specials at Columbia" }).click();
  await expect(heading(page)).toHaveText("Service specials");
  await expect(page).toHaveURL(/\/special-offers\/service\?store=columbia$/);
  await expect(main(page).getByRole("article").first()).toBeVisible();
  await page.goto(`${site.groupOrigin}/service`);
  await columbia.getByRole("link", { name: "Schedule at Columbia" }).click();
  await expect(main(page)).toContainText("At Heartland Crossing Columbia");
  await page.goto(`${site.groupOrigin}/special-offers/service`);
  await columbia.getByRole("button", { name: "Make Columbia my store" }).click();
  await expect(page).toHaveURL(/\/special-offers\/service$/);
  await expect(heading(page)).toHaveText("Service specials");
});

test("what was typed before the scripts run survives the answer to the cookie banner", async ({
  page,
  site,
}) => {
  await page.context().clearCookies();
  const run = await openBeforeScripts(page, () =>
    page.goto(site.origin + schedulePath, { waitUntil: "commit" }),
  );
  await main(page).getByLabel("Make").fill("Toyota");
  await main(page).getByLabel("Year").selectOption("2019");
  await page.getByRole("button", { name: "Accept all" }).click();
  await run();
  await expect(page.getByRole("button", { name: "Accept all" })).toHaveCount(0);
  await expect(main(page).getByLabel("Make")).toHaveValue("Toyota");
  await expect(main(page).getByLabel("Year")).toHaveValue("2019");
});

import { fillInLead } from "@forecourt/e2e/lead-form";
import type { Site } from "@forecourt/e2e/site";
import { expectSound } from "@forecourt/e2e/sound";
import { expect, open, type Page, test } from "@forecourt/e2e/test";

const careers = "/our-company/careers";
const main = (page: Page) => page.getByRole("main");
const position = (page: Page) => main(page).getByRole("combobox", { name: "Position" });
const store = (page: Page) => main(page).getByRole("combobox", { name: "Store" });
const stores = (page: Page) => store(page).getByRole("option");

async function chooseStore(page: Page, site: Site, id: string): Promise<void> {
  await page.context().addCookies([{ name: "store", value: id, url: site.groupOrigin }]);
}

test("the positions of the chosen store come first, and an application names the store", async ({
  page,
  site,
}) => {
  await chooseStore(page, site, "sedalia");
  await open(page, site.groupOrigin + careers);
  const headings = main(page).getByRole("heading", { level: 3 });
  await expect(headings.first()).toHaveText("At our Sedalia store");
  await expect(main(page).getByRole("heading", { level: 4 })).toHaveText([
    "Apprentice technician",
    "Service advisor",
    "Sales consultant",
  ]);
  await expect(
    main(page).getByRole("region", { name: "Every full-time job comes with" }),
  ).toBeVisible();
  await expect(main(page)).toContainText("you agree that Heartland Crossing Auto Group may call");
  await expectSound(page);
  await position(page).selectOption("Sales consultant");
  await expect(stores(page)).toHaveText(["Choose your store", "Columbia", "Rolla"]);
  await store(page).selectOption("Rolla");
  await fillInLead(main(page));
  await main(page).getByRole("button", { name: "Send application" }).click();
  await expect(
    page.getByText(/^We have your application for .+ The hiring manager reads it next/),
  ).toBeVisible();
  await main(page).getByRole("link", { name: "View your confirmation" }).click();
  await expect(main(page)).toContainText("Heartland Crossing Rolla");
});

test("a position's page speaks for its store, whichever one was chosen", async ({ page, site }) => {
  await chooseStore(page, site, "rolla");
  await open(page, `${site.groupOrigin}${careers}/apprentice-technician`);
  await expect(main(page)).toContainText("Sedalia, MO");
  await expect(main(page)).toContainText("you agree that Heartland Crossing Sedalia may call");
  await expect(store(page)).toHaveValue("sedalia");
  await expectSound(page);
});

test("on a phone, the link of a position leads to the heading of the form, below the header", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, site.groupOrigin + careers);
  await main(page).getByRole("link", { name: "Apply: Service advisor" }).click();
  await expect(position(page)).toHaveValue("Service advisor");
  const heading = main(page).getByRole("heading", { level: 2, name: "Apply" });
  await expect(heading).toBeInViewport();
  await expect(async () => {
    const header = await page.getByRole("banner").boundingBox();
    const top = await heading.boundingBox();
    expect(top?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  }).toPass();
});

test.describe("without JavaScript", () => {
  // Chromium reports the scripts that it does not run as refused.
  test.use({ javaScriptEnabled: false, expectedConsole: /csp$|status of 422/ });

  test("an applicant chooses one of the stores where the position is open", async ({
    page,
    site,
  }) => {
    await page.goto(site.groupOrigin + careers);
    await main(page).getByRole("link", { name: "Apply: Sales consultant" }).click();
    await expect(stores(page)).toHaveText(["Choose your store", "Columbia", "Rolla"]);
    await store(page).selectOption("Columbia");
    await fillInLead(main(page));
    await main(page).getByRole("button", { name: "Send application" }).click();
    await expect(page).toHaveURL(/\/inquiry\/[\w-]{32}/);
    await expect(main(page)).toContainText("Heartland Crossing Columbia");
  });

  test("a store where the position is not open returns to the form, which says so", async ({
    page,
    site,
  }) => {
    await page.goto(site.groupOrigin + careers);
    await position(page).selectOption("Apprentice technician");
    await store(page).selectOption("Rolla");
    await fillInLead(main(page));
    await main(page).getByRole("button", { name: "Send application" }).click();
    const reason = "This job isn’t open at that store. Choose another store.";
    await expect(main(page).getByRole("alert")).toContainText(reason);
    await expect(position(page)).toHaveValue("Apprentice technician");
    await expect(stores(page)).toHaveText(["Sedalia"]);
  });
});

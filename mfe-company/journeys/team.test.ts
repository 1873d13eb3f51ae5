import { fillInLead } from "@forecourt/e2e/lead-form";
import { expectSound } from "@forecourt/e2e/sound";
import { expect, open, type Page, test } from "@forecourt/e2e/test";

const team = "/our-company/meet-our-team";
const main = (page: Page) => page.getByRole("main");
const message = (page: Page) => main(page).getByRole("textbox", { name: "Message" });
const send = (page: Page) => main(page).getByRole("button", { name: "Send message" });

test("the page of a person speaks for their store, whichever one was chosen", async ({
  page,
  site,
}) => {
  // This store remembers who unlocked early-access cars, so that its forms say that they do.
  await page.context().addCookies([
    { name: "store", value: "rolla", url: site.groupOrigin },
    { name: "allowCookies", value: "essential%2Cfunctional", url: site.groupOrigin },
  ]);
  await open(page, `${site.groupOrigin}${team}/keiko-lindgren`);
  const form = main(page).getByRole("region", { name: "Send Keiko a message" });
  await expect(form).toContainText("Keiko or a colleague will reply within 4 business hours.");
  await expect(form).toContainText("you agree that Heartland Crossing Columbia may call");
  await expect(form).not.toContainText("early access");
  await expect(main(page)).toContainText("Keiko works Tuesday to Saturday");
  await expect(main(page)).not.toContainText("opens Monday");
  await expect(
    main(page).getByRole("link", { name: "keiko@heartlandcrossing.example" }),
  ).toBeVisible();
  const reviews = main(page).getByRole("region", { name: "What customers say about Keiko" });
  await expect(reviews.getByRole("listitem")).toHaveCount(1);
  const others = main(page).getByRole("region", { name: "More of our team" });
  await expect(others.getByRole("heading", { level: 3 })).toHaveCount(3);
  await expectSound(page);
  await fillInLead(form);
  await message(page).fill("Is Saturday good for you?");
  await send(page).click();
  await main(page).getByRole("link", { name: "View your confirmation" }).click();
  await expect(main(page)).toContainText("Heartland Crossing Columbia");
});

test("on a phone, a link leads to the form below what the page says of the person", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${site.groupOrigin}${team}/nora-whitfield`);
  await expect(main(page).getByRole("region", { name: "Certifications" })).toBeVisible();
  await main(page).getByRole("link", { name: "Send Nora a message" }).click();
  await expect(main(page).getByRole("heading", { name: "Send Nora a message" })).toBeInViewport();
});

test("the people of a chosen store lead to those of all, who lead to those of each store", async ({
  page,
  site,
}) => {
  await page.context().addCookies([{ name: "store", value: "rolla", url: site.groupOrigin }]);
  await open(page, site.groupOrigin + team);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("The people at our Rolla store");
  const people = main(page).getByRole("heading", { level: 3 });
  const ofRolla = await people.count();
  await expectSound(page);
  await main(page).getByRole("link", { name: "All stores", exact: true }).click();
  await expect(title).toHaveText("Meet our team");
  expect(await people.count()).toBeGreaterThan(ofRolla);
  const management = main(page).getByRole("region", { name: "Management" });
  await expect(management.getByRole("heading", { level: 3 })).toHaveCount(4);
  await expectSound(page);
  await main(page).getByRole("link", { name: "Sedalia", exact: true }).click();
  await expect(title).toHaveText("The people at our Sedalia store");
  const chips = main(page).getByRole("navigation", { name: "By store:" });
  await expect(chips.locator("[aria-current]")).toHaveText("Sedalia");
  const managers = management.getByRole("listitem");
  await expect(managers).toHaveCount(1);
  await expect(managers).toContainText("Also handles: Financing");
  await expect(main(page).getByRole("link", { name: "Ruth Calloway" })).toHaveCount(1);
  await chips.getByRole("link", { name: "Columbia" }).click();
  await expect(title).toHaveText("The people at our Columbia store");
});

test("a card calls and writes to the person, and leads to their page everywhere else", async ({
  page,
  site,
}) => {
  await open(page, site.origin + team);
  const card = main(page).getByRole("listitem").filter({ hasText: "Dale Overby" });
  await expect(card).toContainText("Dale sets the prices on our cars");
  await expect(card.getByRole("link", { name: /^Call Dale/ })).toBeVisible();
  await expect(card.getByRole("link", { name: "Email Dale" })).toBeVisible();
  await card.click({ position: { x: 8, y: 8 } });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dale Overby");
});

test.describe("without JavaScript", () => {
  // Chromium reports the scripts that it does not run as refused.
  test.use({ javaScriptEnabled: false, expectedConsole: /csp$/ });

  test("a message to a person leads to its receipt, of their store", async ({ page, site }) => {
    await page.goto(`${site.groupOrigin}${team}/ruth-calloway`);
    await fillInLead(main(page));
    await message(page).fill("Thank you, Ruth.");
    await send(page).click();
    await expect(page).toHaveURL(/\/inquiry\/[\w-]{32}/);
    await expect(main(page)).toContainText("Heartland Crossing Sedalia");
  });
});

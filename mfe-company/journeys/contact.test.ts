import { fillInLead } from "@forecourt/e2e/lead-form";
import { expectSound } from "@forecourt/e2e/sound";
import { expect, open, type Page, test } from "@forecourt/e2e/test";

const main = (page: Page) => page.getByRole("main");
const topic = (page: Page) => main(page).getByRole("combobox", { name: "Topic" });
const message = (page: Page) => main(page).getByRole("textbox", { name: "Message" });
const send = (page: Page) => main(page).getByRole("button", { name: "Send message" });
const sent =
  "Message sent! Your message was successfully sent, someone from the dealership will contact you soon.";

test("a visitor finds the contact page in the footer and writes on a topic", async ({
  page,
  site,
}) => {
  await open(page, site.origin);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).click();
  await expect(page).toHaveURL(`${site.origin}/contact-us`);
  await topic(page).selectOption("Billing issues");
  await fillInLead(main(page));
  await message(page).fill("Where is my title?");
  await send(page).click();
  await expect(page.getByText(sent)).toBeVisible();
  await main(page).getByRole("link", { name: "View your confirmation" }).click();
  await expect(page).toHaveURL(/\/inquiry\/[\w-]{32}$/);
  await expect(main(page)).toContainText("Your message about a bill");
});

test("with the keyboard alone, the form names what is missing and leads to it", async ({
  page,
  site,
}) => {
  await open(page, `${site.origin}/contact-us`);
  await send(page).focus();
  await page.keyboard.press("Enter");
  await expect(main(page).getByText("Enter your message")).toBeVisible();
  await expect(topic(page)).toBeFocused();
  await page.keyboard.press("g");
  await expect(topic(page)).toHaveValue("general");
});

test("a question on service has a topic at the stores with service, which name those without it", async ({
  page,
  site,
}) => {
  await open(page, `${site.groupOrigin}/service`);
  await main(page).getByRole("link", { name: "Ask about a repair" }).click();
  await expect(topic(page)).toHaveValue("service");
  await main(page).getByRole("combobox", { name: "Store" }).selectOption("Jefferson City");
  await expect(topic(page)).toHaveValue("");
  await expect(main(page).getByRole("alert")).toContainText("can’t help with “Service or parts.”");
  await main(page).getByRole("combobox", { name: "Store" }).selectOption("Rolla");
  await topic(page).selectOption("Service or parts");
  await fillInLead(main(page));
  await message(page).fill("Do you have wiper blades for a 2019 Outlander?");
  await send(page).click();
  await expect(page.getByText(sent)).toBeVisible();
  await main(page).getByRole("link", { name: "View your confirmation" }).click();
  await expect(main(page)).toContainText("Your message about service or parts");
});

test("topic and store have the width of the form on a phone", async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${site.groupOrigin}/contact-us`);
  const widthOf = async (field: ReturnType<typeof topic>) => (await field.boundingBox())?.width;
  const whole = await widthOf(message(page));
  expect(await widthOf(topic(page))).toBe(whole);
  expect(await widthOf(main(page).getByRole("combobox", { name: "Store" }))).toBe(whole);
});

test("a group's contact page asks for the store and shows them all", async ({ page, site }) => {
  await open(page, `${site.groupOrigin}/contact-us`);
  await expect(main(page).getByRole("combobox", { name: "Store" })).toHaveValue("");
  const stores = main(page).getByRole("region", { name: "Our stores" });
  await expect(stores.getByRole("heading", { level: 3 })).toHaveCount(4);
  await expect(stores.getByRole("img", { name: /^Map of Columbia, Jefferson City/ })).toBeVisible();
  await expectSound(page);
  await stores.getByRole("link", { name: "View inventory Heartland Crossing Rolla" }).click();
  await expect(page).toHaveURL(`${site.groupOrigin}/cars-for-sale?store=rolla`);
});

test("consent, hours and early access follow what is chosen in the form", async ({
  page,
  site,
}) => {
  await open(page, `${site.groupOrigin}/contact-us`);
  const hours = main(page).getByRole("complementary");
  const consent = main(page).getByText(/may call or text you/);
  await expect(consent).toContainText("Heartland Crossing Auto Group may call or text you");
  await expect(hours.getByRole("heading", { level: 3 })).toHaveCount(4);
  await expect(hours).toContainText("Service: (660) 555-0181");
  await main(page).getByRole("combobox", { name: "Store" }).selectOption("Rolla");
  await expect(consent).toContainText("Heartland Crossing Rolla may call or text you");
  await expect(hours).toContainText("Heartland Crossing Rolla");
  await expect(hours.getByRole("heading", { level: 2 })).toHaveText("Opening hours");
  await topic(page).selectOption("Billing issues");
  await expect(main(page).getByText(/early access/)).toHaveCount(0);
});

test("the card of the only store stands without a bullet", async ({ page, site }) => {
  await open(page, `${site.origin}/contact-us`);
  await expect(main(page).getByText("We’ll reply within 4 business hours.")).toBeVisible();
  const list = main(page).getByRole("region", { name: "Find us" }).locator("ul").first();
  await expect(list).toHaveCSS("list-style-type", "none");
});

test("links to sections of old still lead to the texts", async ({ page, site }) => {
  await open(page, `${site.origin}/our-company#privacy`);
  const policy = main(page).locator("#privacy").getByRole("link", { name: "Privacy policy" });
  await expect(policy).toBeInViewport();
  await policy.click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Privacy policy");
  await main(page).getByRole("link", { name: "Your choices" }).click();
  await expect(main(page).getByRole("heading", { name: "Your choices" })).toBeInViewport();
});

test("a visitor meets a person of the team and writes to them", async ({ page, site }) => {
  await open(page, `${site.origin}/our-company/meet-our-team`);
  await main(page).getByRole("link", { name: "Renata Osei" }).click();
  await expect(page).toHaveTitle(
    "Renata Osei, Master technician | Ozark Trail Mitsubishi, Cape Girardeau, MO",
  );
  const heightOf = async (hours: string) =>
    (await main(page).getByText(hours, { exact: true }).boundingBox())?.height;
  expect(await heightOf("8 a.m. to 6 p.m.")).toBe(await heightOf("Closed"));
  await fillInLead(main(page));
  await message(page).fill("My warning light comes and goes.");
  await send(page).click();
  await expect(page.getByText(sent)).toBeVisible();
});

test("a visitor applies for an open position", async ({ page, site }) => {
  await open(page, `${site.origin}/our-company`);
  await main(page).getByRole("link", { name: "See open positions" }).click();
  await main(page).getByRole("combobox", { name: "Position" }).selectOption("Detailer");
  await fillInLead(main(page));
  await main(page).getByRole("button", { name: "Send application" }).click();
  await expect(
    page.getByText("Message sent! Thank you! Your submission has been received!"),
  ).toBeVisible();
});

test.describe("an unknown team member", () => {
  test.use({ expectedConsole: /the server responded with a status of 404/ });

  test("has no page", async ({ page, site }) => {
    await open(page, `${site.origin}/our-company/meet-our-team/nobody-here`);
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Page not found");
  });
});

test.describe("without JavaScript", () => {
  // Chromium reports the scripts that it does not run as refused.
  test.use({ javaScriptEnabled: false, expectedConsole: /csp$|status of 422/ });

  for (const path of ["/contact-us", "/our-company/meet-our-team/tobias-kettle"]) {
    test(`a message of ${path} comes back with what was typed, and is sent with an email address alone`, async ({
      page,
      site,
    }) => {
      await page.goto(site.origin + path);
      const hasTopic = (await topic(page).count()) > 0;
      if (hasTopic) await topic(page).selectOption("Selling my car");
      await fillInLead(main(page));
      await main(page).getByRole("textbox", { name: "Phone" }).fill("");
      const email = main(page).getByRole("textbox", { name: "Email" });
      await email.fill("alex@mail");
      await message(page).fill("Is Friday good?");
      await send(page).click();
      await expect(main(page).getByRole("alert")).toContainText("Enter a valid email address");
      if (hasTopic) await expect(topic(page)).toHaveValue("selling");
      await expect(message(page)).toHaveValue("Is Friday good?");
      await email.fill("alex@mail.example");
      await send(page).click();
      await expect(page).toHaveURL(/\/inquiry\/[\w-]{32}$/);
    });
  }
});

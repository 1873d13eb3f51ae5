import { expectAccessible } from "@forecourt/e2e/axe";
import { get } from "@forecourt/e2e/get";
import { readSitemap } from "@forecourt/e2e/read-sitemap";
import { expect, open, test } from "@forecourt/e2e/test";

const rolla = "/locations/rolla";
const host = "group.localhost";

/** Content of the page, without header and footer, which name the chosen store. */
function mainOf(html: string): string {
  const [main = ""] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  return main;
}

test("the page of a store is the same whichever store the visitor chose", async ({ site }) => {
  const pageFor = (cookie?: string) =>
    get({ port: site.port, host, path: rolla, ...(cookie && { cookie }) });
  const { status, body } = await pageFor();
  expect(status).toBe(200);
  expect(mainOf(body)).toContain("1435 Forum Ridge Drive");
  for (const store of ["columbia", "jefferson-city"]) {
    expect(mainOf((await pageFor(`store=${store}`)).body)).toBe(mainOf(body));
  }
});

test("links of a store's page, and of the pages behind them, are for that store", async ({
  page,
  site,
}) => {
  await page.context().addCookies([{ name: "store", value: "columbia", url: site.groupOrigin }]);
  await open(page, `${site.groupOrigin}/locations/sedalia`);
  const main = page.getByRole("main");
  const banner = page.getByRole("banner");
  await main.getByRole("link", { name: "Have your car serviced" }).click();
  await expect(page).toHaveURL(`${site.groupOrigin}/service?store=sedalia`);
  await expect(page).toHaveTitle("Car service in Sedalia, MO | Heartland Crossing Sedalia");
  await expect(banner.getByRole("link", { name: /^Call/ })).toHaveAttribute(
    "href",
    "tel:+16605550181",
  );
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/service$/);
  await main.getByRole("link", { name: "Schedule service" }).first().click();
  await expect(page).toHaveURL(/\/service\/schedule\?(?:.*&)?store=sedalia$/);
  await expect(main).toContainText("Sedalia");
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Heartland Crossing Sedalia");
  // The visitor's own store has not changed.
  await open(page, `${site.groupOrigin}/service`);
  await expect(page).toHaveTitle("Car service in Columbia, MO | Heartland Crossing Columbia");
});

test("the menus of a store's page are that store's, and a visit from it is booked there", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.context().addCookies([{ name: "store", value: "columbia", url: site.groupOrigin }]);
  await open(page, `${site.groupOrigin}/locations/sedalia`);
  const menus = page.getByRole("banner");
  await expect(menus.getByText("Service", { exact: true }).first()).toBeVisible();
  await expect(menus.locator('a[href^="/sell-trade-my-car"]')).toHaveCount(0);
  await open(page, `${site.groupOrigin}/locations/rolla`);
  await expect(menus.locator('a[href^="/sell-trade-my-car"]').first()).toHaveAttribute(
    "rel",
    "nofollow",
  );
});

test("a visitor makes a store theirs on its page and in the list, which then begins with it", async ({
  page,
  site,
}) => {
  await open(page, `${site.groupOrigin}/locations/sedalia`);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Make this my store Heartland Crossing Sedalia" }).click();
  await expect(main.getByText("Your store", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${site.groupOrigin}/locations/sedalia`);
  await main.getByRole("link", { name: "Our stores" }).first().click();
  const first = main.getByRole("heading", { level: 2 }).first();
  await expect(first).toHaveText("Heartland Crossing Sedalia");
  await expect(main.getByText("Your store", { exact: true })).toHaveCount(1);
  await main.getByRole("button", { name: "Make this my store Heartland Crossing Rolla" }).click();
  await expect(first).toHaveText("Heartland Crossing Rolla");
  await expect(page).toHaveURL(`${site.groupOrigin}/locations`);
});

test("the store menu says which store the page is about, and leads to the page of the chosen one", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.context().addCookies([{ name: "store", value: "rolla", url: site.groupOrigin }]);
  await open(page, `${site.groupOrigin}/locations/sedalia`);
  const banner = page.getByRole("banner");
  await banner.locator("summary", { hasText: "Change store" }).click();
  const form = banner.getByRole("form", { name: "Choose your store" });
  await expect(form).toContainText("This page is about our Sedalia store.");
  await expect(form).toContainText("You’re shopping at Rolla.");
  await form.getByRole("button", { name: /^Columbia, MO/ }).click();
  await expect(page).toHaveURL(`${site.groupOrigin}/locations/columbia`);
});

test("header and footer show the store of the page, and the visitor's again after it", async ({
  page,
  site,
}) => {
  const columbia = "tel:+15735550150";
  await page.context().addCookies([{ name: "store", value: "columbia", url: site.groupOrigin }]);
  const banner = page.getByRole("banner");
  const footer = page.getByRole("contentinfo");
  const call = banner.getByRole("link", { name: /^Call/ });
  const address = footer.locator("address");
  await open(page, `${site.groupOrigin}/locations`);
  await expect(call).toHaveAttribute("href", columbia);
  await footer.getByRole("link", { name: "Sedalia, MO" }).click();
  await expect(call).toHaveAttribute("href", "tel:+16605550180");
  await expect(banner.locator("summary", { hasText: "Change store" })).toContainText("Sedalia");
  await expect(address).toContainText("3300 Prairie View Avenue");
  await page.getByRole("main").getByRole("link", { name: "Contact us" }).click();
  await expect(page).toHaveURL(`${site.groupOrigin}/contact-us?store=sedalia`);
  await expect(page.getByRole("combobox", { name: "Store" })).toHaveValue("sedalia");
  await expect(call).toHaveAttribute("href", "tel:+16605550180");
  await page.goBack();
  await expect(address).toContainText("3300 Prairie View Avenue");
  await page.goBack();
  await expect(call).toHaveAttribute("href", columbia);
  await expect(address).toContainText("2750 Harvest Lane");
  await open(page, `${site.groupOrigin}/our-company/meet-our-team/ruth-calloway`);
  await expect(call).toHaveAttribute("href", "tel:+16605550180");
});

test("the list, the contact page and the footer lead to it, and it leads to its cars", async ({
  page,
  site,
}) => {
  await open(page, `${site.groupOrigin}/contact-us`);
  await page
    .getByRole("main")
    .getByRole("link", { name: "Heartland Crossing Rolla", exact: true })
    .click();
  await expect(page).toHaveURL(site.groupOrigin + rolla);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Heartland Crossing Rolla");
  await expectAccessible(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Sedalia, MO" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Heartland Crossing Sedalia");
  await page.getByRole("link", { name: "Our stores" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our stores");
  await page
    .getByRole("main")
    .getByRole("link", { name: "Heartland Crossing Rolla", exact: true })
    .click();
  await page.getByRole("link", { name: "See this store’s cars" }).click();
  await expect(page).toHaveURL(`${site.groupOrigin}/cars-for-sale?store=rolla`);
});

test("it counts its cars, says what it does not do and who does, and quotes its reviews", async ({
  page,
  site,
}) => {
  await open(page, `${site.groupOrigin}/locations/sedalia`);
  const main = page.getByRole("main");
  const cars = main.getByRole("region", { name: /^\d+ cars at our Sedalia store$/ });
  await expect(cars.getByRole("heading", { level: 3 })).toHaveCount(4);
  const all = cars.getByRole("link", { name: /^See all \d+ cars at Sedalia$/ });
  await expect(all).toHaveAttribute("href", "/cars-for-sale?store=sedalia");
  await expect(main).toContainText("We don’t buy cars or take trade-ins at this store.");
  await expect(main).toContainText("Every price we advertise at this store already includes:");
  const reviews = main.getByRole("region", { name: "Reviews of our Sedalia store" });
  await expect(reviews).toContainText("Google reviews of our Sedalia store");
  await expect(reviews.getByRole("listitem").first()).toContainText("Sedalia");
  await expectAccessible(page);
  await main
    .getByRole("link", { name: /^Heartland Crossing Columbia/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Heartland Crossing Columbia");
});

test("cards of the list say what each store does, with their parts at one height", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `${site.groupOrigin}/locations`);
  const main = page.getByRole("main");
  const cardOf = (name: string) => main.getByRole("listitem").filter({ hasText: name });
  await expect(cardOf("3300 Prairie View Avenue")).toContainText(
    "Not at this store: offers for your car.",
  );
  await expect(cardOf("910 Bluff Road")).toContainText("Not at this store: service.");
  const inRow = ["910 Bluff Road", "1435 Forum Ridge Drive", "3300 Prairie View Avenue"];
  await expect
    .poll(async () => {
      const links = inRow.map((name) => cardOf(name).getByRole("link", { name: "Get directions" }));
      const boxes = await Promise.all(links.map((link) => link.boundingBox()));
      return new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size;
    })
    .toBe(1);
});

test("a visitor who chose another store sees the cars of the store of the link", async ({
  site,
}) => {
  const listed = async (cookie?: string) => {
    const path = "/cars-for-sale?store=rolla";
    const { body } = await get({ port: site.port, host, path, ...(cookie && { cookie }) });
    const links = /href="(\/(?:used|certified)-cars-for-sale\/\d{4}-[^"?]+)/g;
    return [...body.matchAll(links)].map(([, car]) => car);
  };
  const cars = await listed();
  expect(cars.length).toBeGreaterThan(0);
  expect(await listed("store=columbia")).toEqual(cars);
});

test("an unknown store is the 404 page, and a dealer with one store leads to its contact page; the sitemap lists them", async ({
  site,
}) => {
  const status = async (path: string, name = host) =>
    (await get({ port: site.port, host: name, path })).status;
  expect(await status("/locations/springfield")).toBe(404);
  for (const path of ["/locations", rolla]) {
    const answer = await fetch(site.origin + path, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([301, "/contact-us"]);
  }
  expect(await status("/es/locations/rolla")).toBe(200);
  const listed = await readSitemap(site.groupOrigin);
  expect(listed).toContain("/locations");
  expect(listed).toContain(rolla);
});

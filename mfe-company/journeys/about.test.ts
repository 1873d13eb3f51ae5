import { get } from "@forecourt/e2e/get";
import { expectSound } from "@forecourt/e2e/sound";
import { expect, open, type Page, test } from "@forecourt/e2e/test";

const about = "/our-company";
const part = (page: Page, name: string) => page.getByRole("main").getByRole("region", { name });
const promises = (page: Page) => part(page, "What that means for you");
const stores = (page: Page) => part(page, "Hours and directions");
const choose = (page: Page, origin: string, value: string) =>
  page.context().addCookies([{ name: "store", value, url: origin }]);

test("a group names the person who leads each store, and says that the rating is of all of them", async ({
  page,
  site,
}) => {
  await open(page, site.groupOrigin + about);
  const team = part(page, "Meet our team");
  const placeOf = {
    "Theodore Vance": "Columbia",
    "Priya Ellsworth": "Jefferson City",
    "Gideon Paxton": "Rolla",
    "Ruth Calloway": "Sedalia",
  };
  for (const [name, place] of Object.entries(placeOf)) {
    await expect(team.getByRole("link", { name })).toBeVisible();
    await expect(team.getByText(`Works in ${place}`)).toBeVisible();
  }
  const reviews = part(page, "Reviews from around central Missouri");
  await expect(reviews).toContainText("Google reviews of all our stores");
  await expect(reviews.getByRole("figure")).toHaveCount(3);
  await expect(stores(page).getByRole("img", { name: /^Map of Columbia/ })).toBeVisible();
  await expectSound(page);
  await team.getByRole("link", { name: "Theodore Vance" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Theodore Vance");
});

test("a chosen store shows its own rating, its own reviews first and its own people", async ({
  page,
  site,
}) => {
  await choose(page, site.groupOrigin, "rolla");
  await open(page, site.groupOrigin + about);
  const reviews = part(page, "Reviews of our Rolla store");
  await expect(reviews).toContainText("Google reviews of our Rolla store");
  await expect(reviews.getByRole("figure").first()).toContainText("Our Rolla store");
  await page.getByRole("link", { name: /^out of 5 from .* of our Rolla store$/ }).click();
  await expect(reviews).toBeInViewport();
  await expect(stores(page).getByRole("table", { name: "Sales hours" })).toBeVisible();
  await expect(stores(page).getByRole("listitem")).toHaveCount(1);
  await expect(part(page, "Our other stores").getByRole("heading", { level: 3 })).toHaveCount(3);
  await expect(part(page, "Meet our team").getByText("Works in Rolla")).toHaveCount(4);
  await expectSound(page);
});

test("in Spanish, every part is translated, and a review says so", async ({ page, site }) => {
  await open(page, `${site.groupOrigin}/es${about}`);
  await expect(part(page, "Lo que eso significa para usted").getByRole("link")).toHaveCount(6);
  await expect(part(page, "Reseñas del centro de Missouri")).toContainText("Traducida del inglés.");
  await expect(page.getByRole("main").locator("[lang=en]")).toHaveCount(0);
  await expectSound(page);
});

for (const [dealer, store] of [
  ["localhost", undefined],
  ["group.localhost", undefined],
  ["group.localhost", "columbia"],
  ["group.localhost", "jefferson-city"],
  ["group.localhost", "rolla"],
  ["group.localhost", "sedalia"],
] as const) {
  test(`each promise leads to a page and a part that are there (${dealer}, ${store ?? "no store"})`, async ({
    page,
    site,
  }) => {
    const origin = `http://${dealer}:${site.port}`;
    if (store !== undefined) await choose(page, origin, store);
    await open(page, origin + about);
    const links = promises(page).getByRole("link");
    const addresses = await links.evaluateAll((all) =>
      all.map((one) => one.getAttribute("href") ?? ""),
    );
    expect(addresses).toHaveLength(6);
    expect(addresses).toEqual(
      expect.arrayContaining(["/#engine-warranty", "/help-center/after-you-buy"]),
    );
    for (const address of addresses) {
      const [path = "", id] = address.split("#");
      const cookie = store === undefined ? {} : { cookie: `store=${store}` };
      const { status, body } = await get({ port: site.port, host: dealer, path, ...cookie });
      expect([address, status]).toEqual([address, 200]);
      if (id !== undefined) expect(body).toContain(`id="${id}"`);
    }
  });
}

test("stores in a row have name, address and links at one height", async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, site.groupOrigin + about);
  const tops = await stores(page)
    .getByRole("listitem")
    .evaluateAll((cards) =>
      cards.map((card) =>
        ["h3", "address", "a[href^=tel]"].map((selector) =>
          Math.round(card.querySelector(selector)?.getBoundingClientRect().top ?? 0),
        ),
      ),
    );
  expect(tops).toHaveLength(4);
  const [, second, third, fourth] = tops;
  expect(third).toEqual(second);
  expect(fourth).toEqual(second);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedConsole: /\/web\/.*\.js csp$/ });

  test("the hours of a store open, and a promise leads to where it is kept", async ({
    page,
    site,
  }) => {
    await page.goto(site.groupOrigin + about);
    const table = stores(page).getByRole("table", { name: "Sales hours" });
    await expect(table).toHaveCount(0);
    await stores(page).getByText("Opening hours Heartland Crossing Rolla").click();
    await expect(table).toBeVisible();
    await promises(page).getByRole("link", { name: "What to know about returns" }).click();
    await expect(page.getByRole("main")).toContainText("Can I return a car I bought?");
  });

  test("a single store has its hours in view", async ({ page, site }) => {
    await page.goto(site.origin + about);
    await expect(stores(page).getByRole("table", { name: "Sales hours" })).toBeVisible();
    await expect(stores(page).getByRole("link", { name: /^Get directions/ })).toBeVisible();
  });
});

import { carsInStore } from "@forecourt/e2e/cars-in-store";
import {
  chips,
  filterOf,
  followOption,
  pathAndQueryOf,
  removeFirstFilter,
  results,
  totalOf,
} from "@forecourt/e2e/search-page";
import { expect, type Page, test } from "@forecourt/e2e/test";

// Chromium reports the scripts that it does not run as refused.
test.use({
  javaScriptEnabled: false,
  expectedConsole: /\/web\/.*\.js csp$/,
  viewport: { width: 1280, height: 900 },
});

const used = "/used-cars-for-sale";

/** Fills fields of a filter's form and sends it. */
async function send(page: Page, title: string, fields: Record<string, string>): Promise<void> {
  const form = (await filterOf(page, title)).getByRole("form");
  for (const [label, value] of Object.entries(fields)) {
    const field = form.getByLabel(label, { exact: true });
    const isChoice = await field.evaluate((element) => element.tagName === "SELECT");
    await (isChoice ? field.selectOption(value) : field.fill(value));
  }
  await form.getByRole("button", { name: "Apply" }).click();
}

test("every kind of filter is a link that finds as many cars as it says, and its chip removes it", async ({
  page,
}) => {
  // Some twenty pages.
  test.slow();
  await page.goto(used);
  const all = await totalOf(page);
  const titles = `
    Body style, Make, Price, Monthly payment, Features, Mileage, Great deals, Vehicle history,
    Fuel, Drivetrain, Transmission, Exterior color, Interior color`;
  for (const title of titles.trim().split(/,\s+/)) {
    await followOption(page, title);
    await expect(chips(page).getByRole("link", { name: /^Remove / })).toHaveCount(1);
    await removeFirstFilter(page);
    expect([title, pathAndQueryOf(page), await totalOf(page)]).toEqual([title, used, all]);
  }
  await followOption(page, "Condition", /^New/);
  expect(pathAndQueryOf(page)).toBe("/new-cars-for-sale");
});

test("values of one filter widen, features narrow the results, and a make lists its models", async ({
  page,
}) => {
  await page.goto(used);
  await followOption(page, "Make");
  const one = await totalOf(page);
  const [, make = ""] = pathAndQueryOf(page).split(`${used}/`);
  await followOption(page, "Make", /^/, one);
  const [, makes = ""] = /\?make=([a-z-]+,[a-z-]+)$/.exec(pathAndQueryOf(page)) ?? [];
  expect(makes.split(",")).toContain(make);
  await expect((await filterOf(page, "Model")).getByRole("link")).toHaveCount(0);
  await removeFirstFilter(page);
  await followOption(page, "Model");
  const [, ofModel = ""] =
    /^\/used-cars-for-sale\/([a-z-]+)\/[a-z0-9-]+$/.exec(pathAndQueryOf(page)) ?? [];
  expect(makes.split(",")).toContain(ofModel);
  await removeFirstFilter(page);
  expect(pathAndQueryOf(page)).toBe(used);

  await followOption(page, "Features");
  const withOne = await totalOf(page);
  await followOption(page, "Features");
  expect(await totalOf(page)).toBeLessThanOrEqual(withOne);
  expect(pathAndQueryOf(page)).toMatch(/\?features=[a-z-]+,[a-z-]+$/);
});

test("price, year and payment are forms that keep the other filters and end at the canonical address", async ({
  page,
}) => {
  await page.goto(`${used}/suvs?sort=mileage`);
  await send(page, "Price", { From: "$8,000", To: "25000" });
  const priced = `${used}/suvs/price-over-8000/price-under-25000?sort=mileage`;
  expect(pathAndQueryOf(page)).toBe(priced);
  const years = await filterOf(page, "Year");
  const option = years.getByLabel("From").locator("option").nth(3);
  const year = (await option.textContent()) ?? "";
  expect(year).toMatch(/^\d{4}$/);
  const ofAllYears = await totalOf(page);
  await send(page, "Year", { From: year });
  expect(pathAndQueryOf(page)).toContain(`/price-under-25000?year-from=${year}&sort=mileage`);
  expect(await totalOf(page)).toBeLessThan(ofAllYears);
  // The rest of the document may still be on its way.
  await page.waitForLoadState();
  const titles = await results(page).getByRole("heading").allTextContents();
  expect(titles).not.toEqual([]);
  expect(titles.filter((title) => Number(title.slice(0, 4)) < Number(year))).toEqual([]);
  await send(page, "Year", { From: "" });
  expect(pathAndQueryOf(page)).toBe(priced);
  const before = await results(page).innerText();
  await send(page, "Monthly payment", { "Cash down": "6000", Term: "48", "Max payment": "" });
  expect(pathAndQueryOf(page)).toBe(priced.replace("?", "?down=6000&term=48&"));
  await expect(chips(page).getByRole("link", { name: "Remove 48 months" })).toBeVisible();
  expect(await results(page).innerText()).not.toBe(before);
  await expect(results(page).getByText(/48 /).first()).toBeVisible();
  await followOption(page, "Monthly payment", /^Under /);
  const car = results(page).getByRole("link").first();
  await car.click();
  expect(pathAndQueryOf(page)).toMatch(/-[A-Z0-9]{17}\?down=6000&term=48$/);
});

test("sort orders, pages and the link back are links", async ({ page }) => {
  await page.goto(`${used}/suvs`);
  await page.locator("summary", { hasText: "Sort by" }).click();
  await page.getByRole("link", { name: "Price (lowest)" }).click();
  expect(pathAndQueryOf(page)).toBe(`${used}/suvs?sort=priceLow`);
  await page.getByRole("link", { name: "Next page" }).click();
  expect(pathAndQueryOf(page)).toBe(`${used}/suvs?sort=priceLow&page=2`);
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/^25 to 48 of /);
  await results(page).getByRole("link").first().click();
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  await trail.getByRole("link", { name: /^Used/ }).click();
  expect(pathAndQueryOf(page)).toBe(used);
});

test("a text search leads to the parsed filters, and lists unclear terms", async ({ page }) => {
  const ask = async (text: string) => {
    await page.getByRole("searchbox", { name: "Search in your own words" }).fill(text);
    await page.getByRole("search").getByRole("button", { name: "Search" }).click();
  };
  await page.goto(used);
  await ask("awd suv under 25k with heated seats, less than 450 a month");
  expect(pathAndQueryOf(page)).toBe(
    `${used}/suvs/price-under-25000/heated-seats?drivetrain=awd&payment-under=450`,
  );
  await expect(chips(page).getByRole("link", { name: /^Remove / })).toHaveCount(5);
  await page.goto(used);
  await ask("zorbly suv");
  expect(pathAndQueryOf(page)).toBe(`${used}?q=zorbly+suv`);
  await expect(page.getByText("We didn’t understand all of that")).toBeVisible();
  await page.getByRole("link", { name: "Search listings for “zorbly”" }).click();
  expect(pathAndQueryOf(page)).toBe(`${used}/suvs?text=zorbly`);
  expect(await totalOf(page)).toBe(0);
  const loosen = page
    .getByRole("list", { name: "Try removing a filter" })
    .getByRole("link")
    .first();
  const [, found = ""] = /(\d+) vehicles?$/.exec(await loosen.innerText()) ?? [];
  await expect(
    page.getByRole("list", { name: "Closest matches" }).getByRole("link").first(),
  ).toBeVisible();
  await loosen.click();
  expect(await totalOf(page)).toBe(Number(found));
});

test("payment terms and ZIP code are forms, and a comparison has an address", async ({
  page,
  site,
}) => {
  await page.goto(`${used}?payment-under=500`);
  await results(page).getByRole("link").first().click();
  const main = page.getByRole("main");
  const financed = main
    .locator("#payment")
    .getByText(/financed/i)
    .first();
  const before = await financed.innerText();
  await main.getByLabel("Cash down").fill("5000");
  await main.getByRole("button", { name: "Update payment" }).click();
  expect(pathAndQueryOf(page)).toMatch(/\?.*down=5000.*#payment$/);
  expect(await financed.innerText()).not.toBe(before);
  await main.getByLabel("Your ZIP code").fill("63701");
  await main.getByRole("button", { name: "Show price" }).click();
  expect(pathAndQueryOf(page)).toMatch(/\?.*down=5000.*zip=63701#out-the-door$/);
  await expect(main.locator("#out-the-door").getByRole("definition").last()).toHaveText(
    /^\$[\d,]+/,
  );

  const vins = carsInStore(site, { dealer: "ozark-mitsubishi", condition: "used" }).slice(0, 3);
  await page.goto(`/compare?cars=${vins.join(",")}`);
  const rows = page.getByRole("table", { name: "Cars side by side" }).getByRole("row");
  const everything = await rows.count();
  await page.getByRole("link", { name: "Show differences only" }).click();
  await expect(page.getByRole("link", { name: "Show everything" })).toBeVisible();
  await page.waitForLoadState();
  expect(await rows.count()).toBeLessThan(everything);
  await page
    .getByRole("link", { name: /^Remove .* from comparison$/ })
    .first()
    .click();
  expect(pathAndQueryOf(page)).toBe(`/compare?cars=${vins.slice(1).join(",")}&only=differences`);
});

test("words about a car's history become filters, and the list shows them", async ({ page }) => {
  await page.goto("/used-cars-for-sale");
  const all = await totalOf(page);
  await page.goto("/used-cars-for-sale?q=one+owner+no+accidents");
  expect(pathAndQueryOf(page)).toMatch(/^\/used-cars-for-sale\?history=no-accidents,one-owner/);
  await expect(chips(page).getByRole("link", { name: "Remove One owner" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Used cars (no accidents reported, one owner) for sale",
  );
  const total = await totalOf(page);
  expect([total > 0, total < all]).toEqual([true, true]);
  await results(page).getByRole("link").first().click();
  const history = page.getByRole("region", { name: "Vehicle history" });
  await expect(history).toContainText(/Previous owners\s*1/);
  await expect(history).toContainText(/Reported accidents\s*None reported/);
});

import type { Page } from "@playwright/test";
import { expect, open, test } from "../harness/test.ts";

const results = (page: Page) => page.getByRole("list", { name: "Results" });
const options = (page: Page) =>
  page.locator("aside a[data-keep-scroll]:not([aria-current]):visible");

test.use({ viewport: { width: 1280, height: 800 } });

/** Addresses of the cars on screen, in their order. */
function carsOn(page: Page): Promise<string[]> {
  return results(page)
    .getByRole("article")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
}

/** Cars in a document of its own that the server sends for the address of `page`. */
async function carsInDocument(page: Page): Promise<string[]> {
  const plain = await page.context().browser()?.newPage({ javaScriptEnabled: false });
  if (!plain) throw new Error("no browser");
  await plain.goto(page.url());
  const cars = await carsOn(plain);
  await plain.close();
  return cars;
}

const scrollPosition = (page: Page) => page.evaluate(() => scrollY);

/** Applies the option that leaves most cars, and waits for its results. */
async function filter(page: Page): Promise<void> {
  const counts = await options(page).evaluateAll((links) =>
    links.map((link) => Number(/([\d,]+)$/.exec(link.textContent)?.[1]?.replace(",", "") ?? 0)),
  );
  const most = counts.indexOf(Math.max(...counts));
  const before = page.url();
  await options(page).nth(most).click();
  await expect(page).not.toHaveURL(before);
  await expect(page.locator("#main")).not.toHaveAttribute("aria-busy");
}

function payloadsAskedBy(page: Page): string[] {
  const payloads: string[] = [];
  page.on("request", (request) => {
    const ahead = "x-fetched-ahead" in request.headers();
    if (request.url().includes("_payload.json") && !ahead) payloads.push(request.url());
  });
  return payloads;
}

test("Back restores results and scroll position after five filters and three cars", async ({
  page,
}) => {
  await open(page, "/used-cars-for-sale");
  const visited: { url: string; cars: string[] }[] = [];
  for (let times = 0; times < 5; times++) {
    visited.push({ url: page.url(), cars: await carsOn(page) });
    await filter(page);
    const cars = await carsInDocument(page);
    await expect.poll(() => carsOn(page)).toEqual(cars);
  }
  const cars = await carsOn(page);
  const payloadRequests = payloadsAskedBy(page);
  for (const index of [0, 1, 2].map((car) => Math.min(car, cars.length - 1))) {
    await results(page).getByRole("article").nth(index).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy({ top: 37, behavior: "instant" }));
    const position = await scrollPosition(page);
    await results(page).getByRole("article").nth(index).getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`${cars[index]}$`));
    await expect(page.getByRole("main").getByText(/^VIN/).first()).toBeVisible();
    payloadRequests.length = 0;
    await page.goBack();
    await expect.poll(() => carsOn(page)).toEqual(cars);
    await expect.poll(() => scrollPosition(page)).toBe(position);
  }
  for (const { url, cars: then } of visited.toReversed()) {
    await page.goBack();
    await expect(page).toHaveURL(url);
    await expect.poll(() => carsOn(page)).toEqual(then);
  }
  await page.goForward();
  await expect(page).toHaveURL(visited[1]?.url ?? "");
  await expect.poll(() => carsOn(page)).toEqual(visited[1]?.cars);
  expect(payloadRequests).toEqual([]);
});

test("Back restores collapsed filters and the scroll position of the filter column", async ({
  page,
}) => {
  await open(page, "/used-cars-for-sale");
  const group = page.locator("aside details").first();
  await group.locator("summary").first().click();
  const rail = page.locator(":has(> aside)").last();
  await rail.evaluate((element) => element.scrollTo(0, 150));
  const position = await rail.evaluate(({ scrollTop }) => scrollTop);
  await results(page).getByRole("link").first().click();
  await expect(results(page)).toHaveCount(0);
  await page.goBack();
  await expect(group).not.toHaveAttribute("open");
  await expect.poll(() => rail.evaluate(({ scrollTop }) => scrollTop)).toBe(position);
});

test("a filter keeps the scroll position and the focus", async ({ page }) => {
  await open(page, "/used-cars-for-sale");
  await page.evaluate(() => scrollBy({ top: 60, behavior: "instant" }));
  const position = await scrollPosition(page);
  expect(position).toBeGreaterThan(0);
  const option = options(page).first();
  const name = await option.evaluate((link) => link.textContent);
  await option.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("aside a[aria-current]").first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain(name?.replace(/[\d,]+$/, ""));
  await expect.poll(() => scrollPosition(page)).toBe(position);
});

test("of two quick filters the first never appears, however late its response", async ({
  page,
}) => {
  await open(page, "/used-cars-for-sale");
  const [first, second] = await options(page).evaluateAll((links) =>
    links.slice(0, 2).map((link) => link.getAttribute("href") ?? ""),
  );
  await page.route(
    (url) => url.pathname === `${first}/_payload.json`,
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue().catch(() => undefined);
    },
  );
  await watchAddresses(page);
  await page.locator(`aside a[href="${first}"]`).first().click();
  await page.locator(`aside a[href="${second}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${second}$`));
  await expect(page.locator("#main")).not.toHaveAttribute("aria-busy");
  await page.waitForTimeout(2000);
  expect(await addressesSeen(page)).toEqual(["/used-cars-for-sale", second]);
  expect(await carsOn(page)).toEqual(await carsInDocument(page));
});

test("of two clicks before a paint, only the later one is followed", async ({ page }) => {
  await open(page, "/used-cars-for-sale");
  const payloadRequests = payloadsAskedBy(page);
  await watchAddresses(page);
  const second = await options(page).evaluateAll((links) => {
    const [one, two] = links.filter((link) => link instanceof HTMLAnchorElement);
    one?.click();
    two?.click();
    return two?.getAttribute("href") ?? "";
  });
  await expect(page).toHaveURL(new RegExp(`${second}$`));
  await page.waitForTimeout(300);
  expect(await addressesSeen(page)).toEqual(["/used-cars-for-sale", second]);
  expect(payloadRequests.map((url) => new URL(url).pathname)).toEqual([`${second}/_payload.json`]);
});

test("hovering a link prefetches its page, and the click uses it", async ({ page }) => {
  await open(page, "/used-cars-for-sale");
  const payloadRequests = payloadsAskedBy(page);
  await page.waitForTimeout(1000);
  const option = options(page).first();
  const href = await option.getAttribute("href");
  const ahead = page.waitForResponse((response) =>
    response.url().includes(`${href}/_payload.json`),
  );
  await option.hover();
  const answer = await ahead;
  expect(answer.request().headers()["x-fetched-ahead"]).toBe("1");
  await answer.finished();
  await option.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  expect(payloadRequests).toEqual([]);
});

test("a GET form is a client navigation, without its empty fields", async ({ page }) => {
  await open(page, "/used-cars-for-sale");
  await page.evaluate(() => {
    const fields = '<input name="page" value="2"><input name="empty" value="">';
    const form = `<form action="/used-cars-for-sale">${fields}<button>Go there</button></form>`;
    document.querySelector("main h1")?.insertAdjacentHTML("afterend", form);
    Object.assign(globalThis, { sameDocument: true });
  });
  await page.getByRole("button", { name: "Go there" }).click();
  await expect(page).toHaveURL(/\/used-cars-for-sale\?page=2$/);
  expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
});

test.describe("without a network", () => {
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED/ });

  test("the page stays, shows an error, and works after reconnecting", async ({
    page,
    context,
  }) => {
    await open(page, "/used-cars-for-sale");
    await context.setOffline(true);
    await page.getByRole("contentinfo").getByRole("link", { name: "Service center" }).click();
    await expect(page.getByRole("alert")).toContainText("You seem to be offline.");
    await expect(page).toHaveURL(/\/used-cars-for-sale$/);
    await context.setOffline(false);
    await page.getByRole("alert").getByRole("link").click();
    await expect(page).toHaveURL(/\/service$/);
    await expect(page.getByRole("alert")).toHaveText("");
  });
});

/** Notes every address whose page is on screen, frame by frame. */
function watchAddresses(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const look = () => {
      const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute("href");
      for (const address of [location.pathname, new URL(canonical ?? location.href).pathname]) {
        if (!seen.includes(address)) seen.push(address);
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

function addressesSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(globalThis, "seen"));
}

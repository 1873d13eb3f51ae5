import { expect, open, type Page, test } from "@forecourt/e2e/test";

const about = "/our-company";
const hero = (page: Page) => page.getByRole("img", { name: /Our store from the street/ });

test.describe("the picture of the store", () => {
  for (const width of [360, 768]) {
    test(`is no strip at ${width} pixels, and nothing lies on it`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await open(page, about);
      const shown = await hero(page).evaluate((image) => ({
        ratio: image.clientWidth / image.clientHeight,
        shade: getComputedStyle(image.parentElement ?? image, "::after").height,
      }));
      expect(shown.ratio).toBeGreaterThan(1.3);
      expect(shown.ratio).toBeLessThan(1.8);
      expect(["0px", "auto"]).toContain(shown.shade);
    });
  }

  test("moves nothing on a phone when it comes, and leaves the title in view", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/store.svg*", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(about, { waitUntil: "commit" });
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toBeInViewport();
    const before = await title.boundingBox();
    release();
    await expect.poll(() => hero(page).evaluate(isLoaded)).toBe(true);
    expect(await title.boundingBox()).toEqual(before);
  });
});

function isLoaded(image: SVGElement | HTMLElement): boolean {
  return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
}

test("every store of the group has its own picture, on both pages that list them", async ({
  page,
  site,
}) => {
  for (const path of [about, "/contact-us"]) {
    await open(page, site.groupOrigin + path);
    const pictures = page.getByRole("img", { name: /^Heartland Crossing .+ from the street$/ });
    await expect(pictures).toHaveCount(4);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate(isLoaded)).toBe(true);
    }
    const sources = await pictures.evaluateAll((all) => all.map((one) => one.getAttribute("src")));
    expect(new Set(sources).size).toBe(4);
  }
});

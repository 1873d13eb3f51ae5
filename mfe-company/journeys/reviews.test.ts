import { expectSound } from "@forecourt/e2e/sound";
import { expect, open, type Page, test } from "@forecourt/e2e/test";

const reviewsOf = (page: Page) => page.locator("#reviews");
const shown = (page: Page) => reviewsOf(page).locator("blockquote:visible");

test("the page about the company leads to the reviews, which open and close by keyboard", async ({
  page,
  site,
}) => {
  for (const origin of [site.origin, site.groupOrigin]) {
    await open(page, `${origin}/our-company`);
    await expect(page.getByRole("main")).toContainText(/4\.\d out of 5 from \d+ Google reviews/);
    await expect(page.getByRole("main").locator("blockquote")).toHaveCount(3);
    await expectSound(page);
    await page.getByRole("link", { name: "Read more reviews" }).click();
    await expect(page).toHaveURL(`${origin}/#reviews`);
    await expect(reviewsOf(page)).toBeInViewport();

    const control = reviewsOf(page).locator("summary");
    await expect(control).toHaveText("Show all 9 reviews", { useInnerText: true });
    await expect(shown(page)).toHaveCount(3);
    await control.focus();
    await page.keyboard.press("Enter");
    await expect(shown(page)).toHaveCount(9);
    await expect(control).toBeFocused();
    await expect(control).toHaveText("Show fewer reviews", { useInnerText: true });
    await expectSound(page);
    await page.keyboard.press("Space");
    await expect(shown(page)).toHaveCount(3);
    await expect(control).toBeFocused();
  }
});

const topOf = (elements: Element[]) => elements.map((one) => one.getBoundingClientRect().top);

test("on a tablet, three reviews and three related articles are one row each", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, "/");
  const reviews = await shown(page).evaluateAll(topOf);
  expect([reviews.length, new Set(reviews).size]).toEqual([3, 1]);
  await open(page, "/car-advice-education/winter-tires");
  const related = page.getByRole("region", { name: "Related articles" }).getByRole("listitem");
  const articles = await related.evaluateAll(topOf);
  expect([articles.length, new Set(articles).size]).toEqual([3, 1]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedConsole: /\/web\/.*\.js csp$/ });

  test("all reviews open, and the page about the company leads to them", async ({ page, site }) => {
    await page.goto(`${site.origin}/our-company`);
    await page.getByRole("link", { name: "Read more reviews" }).click();
    await expect(reviewsOf(page)).toBeInViewport();
    await reviewsOf(page).getByText("Show all 9 reviews").click();
    await expect(shown(page)).toHaveCount(9);
  });
});

test("a review with an address links to where it was written, one of a day to come is left out, and a single one behind the control is no wider", async ({
  page,
  ownSite,
}) => {
  await ownSite.editDealer("ozark-mitsubishi/content/company/reviews.json", (text) => {
    const content = JSON.parse(text);
    content.reviews[0].url = "https://www.google.com/maps/reviews/1";
    content.reviews[1].url = "https://reviews.example/2";
    content.reviews[2].writtenOn = "2999-12-31";
    content.reviews = content.reviews.slice(0, 5);
    return JSON.stringify(content);
  });
  await expect(async () => {
    await open(page, ownSite.origin);
    await expect(reviewsOf(page).getByRole("link", { name: /^Read it on Google/ })).toBeVisible();
  }).toPass();
  await expect(reviewsOf(page).getByRole("link", { name: /^Read the original/ })).toBeVisible();
  await expect(reviewsOf(page).locator("blockquote")).toHaveCount(4);
  await reviewsOf(page).locator("summary").click();
  await expect(shown(page)).toHaveCount(4);
  const cards = reviewsOf(page).locator("li");
  const width = async (index: number) => (await cards.nth(index).boundingBox())?.width;
  expect(await width(3)).toBe(await width(0));
  await expectSound(page);
});

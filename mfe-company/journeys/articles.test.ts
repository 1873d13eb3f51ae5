import { eventually } from "@forecourt/e2e/eventually";
import { operationsOrigin } from "@forecourt/e2e/processes-of";
import { expectSound } from "@forecourt/e2e/sound";
import { expect, open, test } from "@forecourt/e2e/test";

const article = "/car-advice-education/winter-tires";

test.describe("car research", () => {
  test("leads from the footer to a topic, an article and a related one", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Car research" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Car research");
    await page
      .getByRole("navigation", { name: "Topics" })
      .getByRole("link", { name: /^Owning a car/ })
      .click();
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(
      "Owning a car",
    );
    await page.getByRole("link", { name: /^Winter tires/ }).click();
    await expect(page).toHaveURL(article);
    await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toContainText(
      "Winter tires",
    );
    await page.getByRole("region", { name: "Related articles" }).getByRole("link").first().click();
    await expect(page).not.toHaveURL(article);
    await expect(page.getByRole("article")).toBeVisible();
  });

  for (const path of [
    "/staff-reviews",
    "/car-advice-education",
    "/faqs",
    "/news",
    "/community-outreach",
  ]) {
    test(`${path} lists its articles`, async ({ page }) => {
      await open(page, path);
      const titles = page.getByRole("main").getByRole("heading", { level: 3 });
      await titles.getByRole("link").first().click();
      await expect(page).toHaveURL(new RegExp(`${path}/[a-z0-9-]+$`));
    });
  }

  test("leads from an article to its author", async ({ page }) => {
    await open(page, "/staff-reviews/outlander-staff-review");
    await page.getByRole("article").getByRole("link", { name: "By Marion Tolliver" }).click();
    await expect(page).toHaveURL("/our-company/meet-our-team/marion-tolliver");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Marion Tolliver");
  });

  test("is searched with the keyboard alone", async ({ page }) => {
    await open(page, "/car-research");
    await page.getByRole("searchbox").focus();
    await page.keyboard.type("gnome");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "1 article for “gnome”" })).toBeVisible();
    await expect(page.locator("mark").first()).toHaveText("gnome");
    await page.getByRole("searchbox").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: /fished out/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/community-outreach/river-park-cleanup");
  });

  test("the help center understands a typo, and has ideas when it finds nothing", async ({
    page,
  }) => {
    await open(page, "/help-center?q=warrenty");
    await expect(page.getByRole("main")).toContainText(
      "We looked for “warranty” instead of “warrenty”.",
    );
    await open(page, "/help-center?q=zebra");
    await page.getByRole("main").getByRole("link", { name: "return", exact: true }).click();
    await expect(page.getByRole("main")).toContainText("A sale is final");
  });

  test("says how to go on when a search finds nothing", async ({ page }) => {
    await open(page, "/car-research/search?q=zebra");
    await expect(page.getByRole("heading", { name: "No articles for “zebra”" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Help center" }).click();
    await expect(page).toHaveURL("/help-center");
  });

  for (const address of [
    "/car-research",
    "/car-research/search?q=tires",
    article,
    "/help-center",
    "/help-center?q=title",
    "/help-center/financing",
  ]) {
    test(`${address} is sound at three widths`, async ({ page }) => {
      await open(page, address);
      await expectSound(page);
    });
  }
});

test("an article's other addresses redirect to the canonical one for good", async ({ site }) => {
  for (const path of [
    "/car-research/winter-tires",
    "/faqs-okd/winter-tires",
    "/news/winter-tires",
  ]) {
    const answer = await fetch(site.origin + path, { redirect: "manual" });
    expect([path, answer.status, answer.headers.get("location")]).toEqual([path, 301, article]);
  }
  const list = await fetch(`${site.origin}/faqs-okd`, { redirect: "manual" });
  expect([list.status, list.headers.get("location")]).toEqual([301, "/faqs"]);
  const missing = await fetch(`${site.origin}/car-research/no-such-article`);
  expect(missing.status).toBe(404);
});

test("an edited article is shown at once, and a broken edit leaves the last good one", async ({
  ownSite,
}) => {
  const file = "defaults/content/company/articles/winter-tires.md";
  const shown = async () => (await fetch(ownSite.origin + article)).text();
  await ownSite.editDealer(file, (text) => text.replace(/^title: .*$/m, "title: Tires in winter"));
  await eventually("the new title is shown", async () =>
    (await shown()).includes("Tires in winter"),
  );
  await ownSite.editDealer(file, (text) =>
    text.replace("title: Tires in winter", "title: Broken\ncollection: nothing"),
  );
  await eventually("readiness reports the file", async () => {
    const answer = await fetch(`${operationsOrigin(ownSite)}/readyz`);
    const { problems } = (await answer.json()) as { problems: string[] };
    return problems.some((problem) => problem.startsWith(`${file}: line`));
  });
  expect(await shown()).toContain("Tires in winter");
});

test("a search of the help center says so in the title, and leads on to articles", async ({
  page,
}) => {
  await open(page, "/help-center?q=gap");
  const main = page.getByRole("main");
  await expect(page).toHaveTitle(/^“gap” in the help center \|/);
  await expect(main).toContainText("GAP is your choice.");
  await expect(main.getByRole("heading", { name: "Also in car research" })).toBeVisible();
  await expectSound(page);
  await main.getByRole("link", { name: "All articles for “gap”" }).click();
  await expect(page).toHaveURL("/car-research/search?q=gap");
  await expect(main.getByRole("link", { name: "Do I need GAP coverage?" })).toBeVisible();
});

test("a question of the help center leads to its open answer", async ({ page }) => {
  await open(page, "/help-center");
  const main = page.getByRole("main");
  await expectSound(page);
  await main.getByRole("link", { name: "What do I bring to a test drive?" }).click();
  await expect(page).toHaveURL("/help-center/test-drives#q-what-do-i-bring-to-a-test-drive");
  await expect(main.getByText("Your driver’s license.")).toBeVisible();
  await expectSound(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedConsole: /\/web\/.*\.js csp$/ });

  test("articles are found and read", async ({ page }) => {
    await page.goto("/car-research");
    await page.getByRole("searchbox").fill("winter tires");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await page.getByRole("link", { name: /^Winter tires/ }).click();
    await expect(page).toHaveURL(article);
    await expect(page.getByRole("article")).toContainText("tread");
  });

  test("the help center is searched, and its answers open", async ({ page }) => {
    await page.goto("/help-center");
    await page.getByRole("searchbox").fill("soft inquiry");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("heading", { level: 2 }).first()).toContainText(
      "for “soft inquiry”",
    );
    await expect(page.getByText("which other lenders don’t see").first()).toBeVisible();
    await page.locator('main a[href$="/help-center/test-drives"]').first().click();
    const question = page.getByText("What do I bring to a test drive?");
    const answer = page.getByText("Your driver’s license.");
    await expect(answer).toBeHidden();
    await question.click();
    await expect(answer).toBeVisible();
  });
});

test("the page of questions answers the common ones by topic, and leads on to the help center", async ({
  page,
}) => {
  await open(page, "/faqs");
  const topics = page.getByRole("navigation", { name: "Topics of questions" });
  for (const name of ["Shopping", "Test drives", "Financing", "Selling", "After you buy"]) {
    await expect(topics.getByRole("link", { name })).toBeVisible();
  }
  for (const question of ["What is the documentary fee?", "Can I return a car I bought?"]) {
    await expect(page.getByText(question)).toBeVisible();
  }
  await topics.getByRole("link", { name: "Test drives" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Test drives" })).toBeInViewport();
  const hours = page.locator("details", { hasText: "When are you open?" });
  await hours.locator("summary").click();
  await expect(hours).toContainText("Monday");
  await page.getByRole("link", { name: /^All \d+ questions: Financing/ }).click();
  await expect(page).toHaveURL("/help-center/financing");
});

test("a topic of the questions is listed in place, with its number of articles", async ({
  page,
}) => {
  await open(page, "/faqs");
  const topics = page.getByRole("navigation", { name: "Topics", exact: true });
  const topic = topics.getByRole("link").nth(1);
  await expect(topic).toHaveAttribute("rel", "nofollow");
  await topic.click();
  await expect(page).toHaveURL(/\/faqs\?category=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Questions and answers");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/^\d+ articles?$/);
});

test("an answer of a group names each store until one is chosen, and leads to where it is done", async ({
  page,
  site,
}) => {
  await open(page, `${site.groupOrigin}/service`);
  const answer = page.locator("details", { hasText: "How do I make an appointment?" });
  await answer.locator("summary").click();
  await expect(answer.locator("a[href^='tel:']")).toHaveCount(3);
  await answer.getByRole("link", { name: "Book online" }).click();
  await expect(page).toHaveURL(/\/service\/schedule$/);
});

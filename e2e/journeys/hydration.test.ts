import { expect, open, test } from "../harness/test.ts";

/** Draws the page some times over, in which a click or a key that waits for nothing has its effect. */
const drawFrames = async () => {
  for (let frame = 0; frame < 30; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
};

for (const [how, byKeyboard] of [
  ["a click", false],
  ["a key", true],
] as const) {
  test(`${how} of a test waits until the page is hydrated`, async ({ page }) => {
    const mayRun = Promise.withResolvers<void>();
    await page.route("**/*.js", async (route) => {
      await mayRun.promise;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "commit" });
    await page.waitForFunction(() => document.readyState !== "loading");
    await page.evaluate(() => {
      document.body.dataset["first"] = "";
      document.querySelector<HTMLElement>('footer a[href="/help-center"]')?.focus();
    });
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Help center" });
    const acted = byKeyboard ? page.keyboard.press("Enter") : link.click();
    await page.evaluate(drawFrames);
    mayRun.resolve();
    await acted;
    await expect(page).toHaveURL(/\/help-center$/);
    // A link that is followed before loads another document.
    await expect(page.locator("body")).toHaveAttribute("data-first", "");
  });
}

test.describe("markup that differs from the server's", () => {
  test.use({ expectedConsole: /^console\.warning: React recovered from an error/ });

  test("is a warning, and is counted without anything of the visitor", async ({ page }) => {
    await page.route("**/service?*", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(<h1[^>]*>)[^<]+/, "$1Another heading");
      await route.fulfill({ response, body });
    });
    const counted = page.waitForResponse("**/api/visitor/recovered-errors");
    await open(page, "/service?from=a-letter");
    const response = await counted;
    expect(response.status()).toBe(204);
    expect(response.request().postDataJSON()).toEqual({
      kind: "mismatch",
      page: "service/index",
      release: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    const { cookie, referer } = await response.request().allHeaders();
    expect([cookie, referer]).toEqual([undefined, undefined]);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Another heading");
  });
});

import { everyPage } from "@forecourt/e2e/sample-pages";
import { expectSound } from "@forecourt/e2e/sound";
import { expect, test } from "@forecourt/e2e/test";

// Chromium reports the scripts that it does not run as refused.
test.use({ javaScriptEnabled: false, expectedConsole: /\/web\/.*\.js csp$/ });

const pages = (await everyPage()).filter(({ area }) => area === "company");

for (const path of pages.flatMap(({ addresses }) => addresses)) {
  test(`without JavaScript, ${path} has its content and is sound at three widths`, async ({
    page,
    site,
  }) => {
    await page.goto(site.origin + path);
    await expectSound(page);
    await expect(page.getByRole("main")).toContainText(/\w/);
  });
}

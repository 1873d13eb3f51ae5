import { everyPage } from "@forecourt/e2e/sample-pages";
import { expectSound } from "@forecourt/e2e/sound";
import { expect, type Page, test } from "@forecourt/e2e/test";

const pages = (await everyPage()).filter(({ area }) => area === "company");

/**
 * Takes the scripts out of documents, as a browser without JavaScript ignores them, and the attribute of a first view,
 * whose styles need scripts and which a script removes: axe itself needs a browser that runs scripts.
 */
async function removeScripts(page: Page): Promise<void> {
  await page.route(/^https?:/, async (route) => {
    if (route.request().resourceType() !== "document") return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(/<script[\s\S]*?<\/script>|<\/?noscript>| data-first-view/g, "");
    return route.fulfill({ response, body });
  });
}

for (const path of pages.flatMap(({ addresses }) => addresses)) {
  test(`without scripts, ${path} has its content and is sound at three widths`, async ({
    page,
    site,
  }) => {
    await removeScripts(page);
    await page.goto(site.origin + path);
    await expectSound(page);
    await expect(page.getByRole("main")).toContainText(/\w/);
  });
}

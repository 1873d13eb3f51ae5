import path from "node:path";
import { activate, rollback } from "../../tools/release/activate.ts";
import { readRunFile } from "../../tools/start/run-file.ts";
import { changedRelease } from "../harness/changed-release.ts";
import { publicPages } from "../harness/public-pages.ts";
import type { Site } from "../harness/site.ts";
import { changeLoad, startLoad } from "../harness/steady-load.ts";
import { expect, open, test } from "../harness/test.ts";

const search = "/used-cars-for-sale";
const pages = [search, ...publicPages({ without: ["inventory"] })];

/** The list's sort menu is called "Sort by"; a changed release calls it "Pages of results". */
const renamed = (script: string) => script.replaceAll('"search.sort"', '"search.pages"');

/** Label of the sort menu in the server's page. */
async function sortMenu(site: Site): Promise<string> {
  const html = await (await fetch(site.origin + search)).text();
  return />(Sort by|Pages of results)<\/span>/.exec(html)?.[1] ?? "neither";
}

/** Process ids and restarts of everything that runs. */
function processes({ releasesDir }: Site) {
  return readRunFile(path.join(releasesDir, "../data"))?.processes;
}

test("a release goes live and is rolled back under load, without a failed request or a restart", async ({
  fileSite,
}) => {
  const before = processes(fileSite);
  const next = await changedRelease(fileSite.releasesDir, "mfe-inventory", renamed);
  const addresses = pages.map((one) => fileSite.origin + one);
  const stop = startLoad(addresses, changeLoad);
  await activate(fileSite.releasesDir, { "mfe-inventory": next });
  await expect.poll(() => sortMenu(fileSite), { intervals: [50] }).toBe("Pages of results");
  const rolledBackAt = performance.now();
  await rollback(fileSite.releasesDir, "mfe-inventory");
  await expect.poll(() => sortMenu(fileSite), { intervals: [50] }).toBe("Sort by");
  const tookMs = Math.round(performance.now() - rolledBackAt);
  const report = await stop();
  const measured = `${report.requests} requests, ${report.perSecond}/s, back after ${tookMs} ms`;
  test.info().annotations.push({ type: "measured", description: measured });
  expect(report.failures).toEqual([]);
  expect(report.requests).toBeGreaterThan(pages.length);
  expect(processes(fileSite)).toEqual(before);
});

test("a visitor on an old page keeps its release until the next document load", async ({
  page,
  fileSite,
}) => {
  await open(page, fileSite.origin + search);
  const next = await changedRelease(fileSite.releasesDir, "mfe-inventory", renamed);
  await activate(fileSite.releasesDir, { "mfe-inventory": next });
  await expect.poll(() => sortMenu(fileSite)).toBe("Pages of results");
  await page
    .getByRole("link", { name: /^Sedans/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Used sedans for sale");
  await expect(page.getByText("Sort by")).toBeVisible();
  await page.getByRole("list", { name: "Results" }).getByRole("link").first().click();
  await expect(page.getByText("Price with dealer fees").first()).toBeVisible();
  await open(page, fileSite.origin + search);
  await expect(page.getByText("Pages of results").first()).toBeVisible();
  await rollback(fileSite.releasesDir, "mfe-inventory");
  await expect.poll(() => sortMenu(fileSite)).toBe("Sort by");
});

test.describe("an open page", () => {
  // The console message of a navigation that loads a document instead.
  test.use({ expectedConsole: /loading the document/ });

  test("notices a new build after some minutes, and its next navigation loads the document", async ({
    page,
    fileSite,
  }) => {
    const watching = page.waitForResponse(/after-start[^/]*\.js$/);
    await open(page, fileSite.origin + search);
    await watching;
    const next = await changedRelease(fileSite.releasesDir, "mfe-inventory", renamed);
    await activate(fileSite.releasesDir, { "mfe-inventory": next });
    await expect.poll(() => sortMenu(fileSite)).toBe("Pages of results");
    const asked = page.waitForResponse(/\/builds\/latest\.json\?\d+$/);
    await page.evaluate(() => {
      // Only this document's clock is moved; the next document has the real clock.
      const later = Date.now() + 6 * 60_000;
      Date.now = () => later;
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await (await asked).finished();
    await page
      .getByRole("link", { name: /^Sedans/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Used sedans for sale");
    await expect(page.getByText("Pages of results").first()).toBeVisible();
    await rollback(fileSite.releasesDir, "mfe-inventory");
    await expect.poll(() => sortMenu(fileSite)).toBe("Sort by");
  });
});

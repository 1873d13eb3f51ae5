import { PageHealth } from "@forecourt/contracts/visitor/page-health";
import { pageHealthPath } from "@forecourt/contracts/visitor/page-health-path";
import { readRecord } from "@forecourt/service-kit/releases/record";
import { abort } from "../../tools/release/canary/change-canary.ts";
import { startCanary } from "../harness/canary-visits.ts";
import { changedRelease } from "../harness/changed-release.ts";
import { cohortCookie, cohortsOf } from "../harness/cohorts.ts";
import type { Site } from "../harness/site.ts";
import { expect, hydrated, open, test } from "../harness/test.ts";

test.use({ consent: "all" });

const name = "mfe-inventory";
const search = "/used-cars-for-sale";
const made = { by: "Ada", commit: null, dirty: null };

async function ask({ origin }: Site, path: string, cohort: number) {
  const headers = { cookie: cohortCookie(cohort) };
  const answer = await fetch(origin + path, { headers });
  return {
    status: answer.status,
    record: answer.headers.get("x-record"),
    html: await answer.text(),
  };
}

/** The list's sort menu is called "Sort by"; the canary calls it "Pages of results". */
const renamed = (script: string) => script.replaceAll('"search.sort"', '"search.pages"');

test("a visitor of a canary has its release in the document, in the browser and on the next page; others never", async ({
  page,
  context,
  fileSite,
}) => {
  const live = (await readRecord(fileSite.releasesDir))?.live[name] ?? "";
  const next = await changedRelease(fileSite.releasesDir, name, renamed);
  const canary = await startCanary(fileSite, { releases: { [name]: next } });
  const { inside, outside } = cohortsOf(canary);
  const [own = 0] = inside;
  await expect.poll(async () => (await ask(fileSite, search, own)).record).toBe(canary.record);
  await context.addCookies([{ name: "cohort", value: String(own), url: fileSite.origin }]);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  const response = await page.goto(fileSite.origin + search);
  expect(response?.headers()["x-record"]).toBe(canary.record);
  await hydrated(page);
  await expect(page.getByText("Pages of results").first()).toBeVisible();
  const reported = page.waitForRequest((request) => request.url().endsWith(pageHealthPath));
  await page
    .getByRole("link", { name: /^Sedans/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Used sedans for sale");
  await expect(page.getByText("Sort by")).toHaveCount(0);
  // The report is about the first page; the following pages belong to another report.
  const health = await reported;
  expect(PageHealth.parse(health.postDataJSON())).toMatchObject({
    record: canary.record,
    page: "inventory/search",
    mismatch: false,
    error: false,
    chunk: false,
    lcp: expect.any(Number),
  });
  expect((await health.response())?.status()).toBe(204);
  const ofArea = loaded.filter((path) => path.startsWith(`/remotes/${name}/`));
  expect(ofArea.filter((path) => path.includes(next)).length).toBeGreaterThan(0);
  expect(ofArea.filter((path) => path.includes(live))).toEqual([]);
  for (const cohort of outside.slice(0, 5)) {
    const { html, record } = await ask(fileSite, search, cohort);
    expect([html.includes("Sort by"), record === canary.record]).toEqual([true, false]);
  }
  await page.goto("about:blank");
  await abort(fileSite.releasesDir, [name], { made });
  await expect.poll(async () => (await ask(fileSite, search, own)).record).not.toBe(canary.record);
  await open(page, fileSite.origin + search);
  await expect(page.getByText("Sort by").first()).toBeVisible();
});

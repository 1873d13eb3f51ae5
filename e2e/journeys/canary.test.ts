import type { Canary } from "@forecourt/contracts/release";
import { PageHealth } from "@forecourt/contracts/visitor/page-health";
import { pageHealthPath } from "@forecourt/contracts/visitor/page-health-path";
import { readRecord } from "@forecourt/service-kit/releases/record";
import { abort, setCanary } from "../../tools/release/canary/change-canary.ts";
import { changedRelease } from "../harness/changed-release.ts";
import { cohortCookie, cohortsOf } from "../harness/cohorts.ts";
import type { Site } from "../harness/site.ts";
import { expect, hydrated, open, test } from "../harness/test.ts";

test.use({ consent: "all" });

const name = "mfe-inventory";
const search = "/used-cars-for-sale";
const made = { by: "Ada", commit: null, dirty: null };
const tenth = [{ percent: 10, minutes: null }];

async function startCanary({ releasesDir }: Site, release: string): Promise<Canary> {
  const record = await setCanary(
    releasesDir,
    { releases: { [name]: release }, steps: tenth },
    { made },
  );
  const [canary] = record.canaries ?? [];
  if (!canary) throw new Error("no canary was started");
  return canary;
}

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
  const canary = await startCanary(fileSite, next);
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
  // How the first page did; what follows belongs to another one.
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

/** Throws on the pages of a fifth of all cars, by the last character of the VIN. */
const throwing = (script: string, target: "web" | "server") =>
  target === "web"
    ? script
    : script.replace(
        /const \{ ?card, ?sold, ?price, ?actions ?\} = data;/,
        '$& if (card.vin.charCodeAt(16) % 5 === 0) throw new Error("planted");',
      );

test("a canary that throws for a fifth of the cars is rolled back on its own, while the site answers", async ({
  fileSite,
}) => {
  test.setTimeout(240_000);
  const { releasesDir } = fileSite;
  const links = /href="(\/used-cars-for-sale\/[12]\d{3}[^"?#]*)"/g;
  const lists = await Promise.all(
    [search, `${search}?page=2`].map((list) => ask(fileSite, list, 0).then(({ html }) => html)),
  );
  const cars = [
    ...new Set(lists.flatMap((html) => [...html.matchAll(links)].map(([, to]) => to ?? ""))),
  ];
  expect(cars.length).toBeGreaterThan(20);
  const before = await readRecord(releasesDir);
  const canary = await startCanary(fileSite, await changedRelease(releasesDir, name, throwing));
  const { inside, outside } = cohortsOf(canary);
  await expect
    .poll(async () => (await ask(fileSite, search, inside[0] ?? 0)).record)
    .toBe(canary.record);
  const startedAt = performance.now();
  let failed = 0;
  for (let turn = 0; (await readRecord(releasesDir))?.canaries?.length !== 0; turn += 1) {
    const car = cars[turn % cars.length] ?? "";
    // More of the canary than chance would bring, so that the test is short.
    const cohorts = [inside[turn % inside.length] ?? 0, outside[turn % outside.length] ?? 0];
    const [ofCanary, ofOthers] = await Promise.all(
      cohorts.map((cohort) => ask(fileSite, car, cohort)),
    );
    expect(ofOthers?.status).toBe(200);
    if (ofCanary?.status === 200) continue;
    failed += 1;
    expect([ofCanary?.status, ofCanary?.record]).toEqual([503, canary.record]);
    expect(ofCanary?.html).toContain("Our inventory is unavailable right now</h1>");
    expect(ofCanary?.html).toContain("<footer");
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const description = `rolled back after ${failed} pages that failed, in ${seconds} s`;
  test.info().annotations.push({ type: "measured", description });
  const after = await readRecord(releasesDir);
  expect(after).toMatchObject({
    live: before?.live,
    made: { by: "automatic rollback" },
    because: expect.stringMatching(/^pages that failed: canary \d+ of \d+ /),
  });
  for (const car of cars) {
    const poll = async () => (await ask(fileSite, car, inside[0] ?? 0)).status;
    await expect.poll(poll).toBe(200);
  }
});

import { readRecord } from "@forecourt/service-kit/releases/record";
import { cohortCookie, cohortsOf } from "../harness/cohorts.ts";
import { isSoak } from "../harness/config.ts";
import { type Site, startSite } from "../harness/site.ts";
import { startLoad } from "../harness/steady-load.ts";
import { checkOut, type TeamCheckout } from "../harness/team-checkout.ts";
import { expect, hydrated, open, type Page, test } from "../harness/test.ts";

/** Builds shell and remote, and opens every page, on a machine with other work. */
test.describe.configure({ mode: "serial", timeout: 1_200_000 });
test.use({ consent: "all" });

const path = "/parts";
const api = "/api/parts/pages/parts";
/** Another process starts meanwhile, or a shell is loaded. */
const takesOver = { timeout: 180_000 };

/** The command opens every page of the site first, because the shell is new. */
const startCanary = isSoak()
  ? "npm run release -- canary shell mfe-parts 10%"
  : `"${process.execPath}" --disable-warning=ExperimentalWarning e2e/harness/start-canary.ts shell mfe-parts`;

let site: Site;
let team: TeamCheckout;
test.beforeAll(async () => {
  site = await startSite();
  team = await checkOut({ RELEASES_DIR: site.releasesDir, RELEASES_BUCKET: "" });
});
test.afterAll(async () => {
  team?.remove();
  await site?.stop();
});

/** Status that a visitor of a cohort gets. */
async function statusOf(address: string, cohort = 0): Promise<number> {
  const answer = await fetch(site.origin + address, { headers: { cookie: cohortCookie(cohort) } });
  await answer.arrayBuffer();
  return answer.status;
}

/** The page with what its service has answered, in a browser that has loaded its code. */
async function expectParts(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page).toHaveTitle(/^Parts \| .*Mitsubishi/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Parts");
  await expect(page.getByRole("region", { name: "How it works" })).toBeVisible();
  await expect(page.getByText("Call us when you have a question.")).toBeVisible();
}

test("a new area goes from the generator to a canary and to everybody, by its own team alone, while the site runs", async ({
  page,
  context,
}) => {
  const others = ["/", "/used-cars-for-sale?fresh", "/service"].map((one) => site.origin + one);
  const end = startLoad(others, 4, 2);
  await team.run("npm run generate -- area parts");
  team.linkArea("parts");
  await team.commit("feat(parts): a new area");
  const committedAt = performance.now();
  expect([await statusOf(path), await statusOf(api)]).toEqual([404, 404]);

  await team.run("npm run release -- activate service-parts");
  await expect.poll(() => statusOf(api), takesOver).toBe(200);
  expect(await statusOf(path)).toBe(404);
  await team.run(startCanary);
  const [canary] = (await readRecord(site.releasesDir))?.canaries ?? [];
  const { inside, outside } = cohortsOf(canary!);
  const [own = 0] = inside;
  await expect.poll(() => statusOf(path, own), takesOver).toBe(200);
  const minutes = ((performance.now() - committedAt) / 60_000).toFixed(1);
  const description = `${minutes} minutes from the commit to the canary`;
  test.info().annotations.push({ type: "measured", description });
  console.log(description);

  await context.addCookies([{ name: "cohort", value: String(own), url: site.origin }]);
  const response = await page.goto(site.origin + path);
  expect([response?.status(), response?.headers()["x-record"]]).toEqual([200, canary?.record]);
  await expectParts(page);
  for (const cohort of outside.slice(0, 5)) expect(await statusOf(path, cohort)).toBe(404);

  await team.run("npm run release -- promote mfe-parts");
  await expect.poll(() => statusOf(path, outside[0]), takesOver).toBe(200);
  await context.clearCookies({ name: "cohort" });
  await open(page, site.origin + path);
  await expectParts(page);
  const { failures, requests } = await end();
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThan(100);
});

test("a site that is started again has the area, until its team takes it back", async () => {
  site = await site.upgrade(async () => undefined);
  await expect.poll(() => statusOf(api), takesOver).toBe(200);
  await expect.poll(() => statusOf(path), takesOver).toBe(200);
  await team.run("npm run release -- rollback shell");
  await expect.poll(() => statusOf(path), takesOver).toBe(404);
  await team.run("npm run release -- rollback service-parts");
  await expect.poll(() => statusOf(api), takesOver).toBe(404);
});

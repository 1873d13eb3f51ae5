import { readRecord } from "@forecourt/service-kit/releases/record";
import { cohortCookie, cohortsOf } from "../harness/cohorts.ts";
import { startLoad } from "../harness/steady-load.ts";
import { checkOut } from "../harness/team-checkout.ts";
import { expect, hydrated, open, test } from "../harness/test.ts";

/** Builds shell and remote, and opens every page, on a machine with other work. */
test.describe.configure({ timeout: 1_200_000 });
test.use({ consent: "all" });

const page = "/parts";
const api = "/api/parts/pages/parts";
/** Another process starts meanwhile, or a shell is loaded. */
const takesOver = { timeout: 180_000 };

test("a new area goes from the generator to a canary and to everybody, by its own team alone, while the site runs", async ({
  page: tab,
  context,
  fileSite: { origin, releasesDir },
}) => {
  const status = async (path: string, cohort: number) =>
    (await fetch(origin + path, { headers: { cookie: cohortCookie(cohort) } })).status;
  const team = await checkOut({ RELEASES_DIR: releasesDir, RELEASES_BUCKET: "" });
  try {
    const end = startLoad(
      [`${origin}/`, `${origin}/used-cars-for-sale?fresh`, `${origin}/service`],
      4,
      2,
    );
    await team.run("npm run generate -- area parts");
    team.linkArea("parts");
    await team.commit("feat(parts): a new area");
    const committedAt = performance.now();
    expect([await status(page, 0), await status(api, 0)]).toEqual([404, 404]);

    await team.run("npm run release -- activate service-parts");
    await expect.poll(() => status(api, 0), takesOver).toBe(200);
    expect(await status(page, 0)).toBe(404);
    await team.run("npm run release -- canary shell mfe-parts 10%");
    const [canary] = (await readRecord(releasesDir))?.canaries ?? [];
    const { inside, outside } = cohortsOf(canary!);
    const [own = 0] = inside;
    await expect.poll(() => status(page, own), takesOver).toBe(200);
    const minutes = ((performance.now() - committedAt) / 60_000).toFixed(1);
    const description = `${minutes} minutes from the commit to the canary`;
    test.info().annotations.push({ type: "measured", description });
    console.log(description);

    await context.addCookies([{ name: "cohort", value: String(own), url: origin }]);
    const response = await tab.goto(origin + page);
    expect([response?.status(), response?.headers()["x-record"]]).toEqual([200, canary?.record]);
    await hydrated(tab);
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Parts");
    await expect(tab.getByRole("region", { name: "How it works" })).toBeVisible();
    await expect(tab.getByText("Call us when you have a question.")).toBeVisible();
    await expect(tab).toHaveTitle(/^Parts \| .*Mitsubishi/);
    for (const cohort of outside.slice(0, 5)) expect(await status(page, cohort)).toBe(404);

    await team.run("npm run release -- promote mfe-parts");
    const [other = 0] = outside;
    await expect.poll(() => status(page, other), takesOver).toBe(200);
    await context.clearCookies({ name: "cohort" });
    await open(tab, origin + page);
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Parts");
    const { failures, requests } = await end();
    expect(failures).toEqual([]);
    expect(requests).toBeGreaterThan(100);
  } finally {
    team.remove();
  }
});

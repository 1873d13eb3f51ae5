import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { readRecord } from "@forecourt/service-kit/releases/record";
import { releaseFolder } from "@forecourt/service-kit/releases/release-folder";
import { activate } from "../../tools/release/activate.ts";
import { changedRelease } from "../harness/changed-release.ts";
import { publicPages } from "../harness/public-pages.ts";
import type { Site } from "../harness/site.ts";
import { expect, open, test } from "../harness/test.ts";

test.use({ siteOptions: { deadlines: "short" } });

const search = "/used-cars-for-sale";

/** The search with a parameter that no page reads: no copy of it is stored, to be sent in its place. */
const unstoredSearch = `${search}?unstored=1`;
const others = publicPages({ without: ["inventory"] });
const inFrame = "Our inventory is unavailable right now</h1>";

async function liveRelease({ releasesDir }: Site): Promise<string> {
  return (await readRecord(releasesDir))?.live["mfe-inventory"] ?? "none";
}

/** The record that pages are rendered with. */
async function liveRecord(site: Site): Promise<string | null> {
  return (await fetch(site.origin + unstoredSearch)).headers.get("x-record");
}

/** The status of a page, and whether it is the area's own words inside the frame. */
async function ask(site: Site, address: string) {
  const answer = await fetch(site.origin + address);
  const html = await answer.text();
  return { status: answer.status, inFrame: html.includes(inFrame) && html.includes("<footer") };
}

async function expectBroken(site: Site): Promise<void> {
  const broken = { status: 503, inFrame: true };
  await expect.poll(() => ask(site, unstoredSearch), { timeout: 120_000 }).toEqual(broken);
  const startedAt = performance.now();
  await ask(site, unstoredSearch);
  const description = `answered in ${Math.round(performance.now() - startedAt)} ms`;
  test.info().annotations.push({ type: "measured", description });
  for (const address of others) expect((await ask(site, address)).status, address).toBe(200);
}

async function expectWhole(site: Site): Promise<void> {
  await expect
    .poll(async () => (await ask(site, unstoredSearch)).status, { timeout: 120_000 })
    .toBe(200);
}

const breaks: [how: string, change: (server: string) => string][] = [
  [
    "throwing while it renders",
    (server) => server.replace('t("search.sort")', '(() => { throw new Error("boom"); })()'),
  ],
  [
    "never answering",
    (server) =>
      server.replace(/loadSearch = async \(request\) ?=> ?\{/, "$& await new Promise(() => {});"),
  ],
  [
    "turning for ever while it renders",
    (server) => server.replace('t("search.sort")', "(() => { for (;;); })()"),
  ],
];

for (const [how, change] of breaks) {
  test(`a remote ${how}: its area shows its fallback inside the frame, the rest works`, async ({
    fileSite,
  }) => {
    const good = await liveRelease(fileSite);
    await expectWhole(fileSite);
    expect((await ask(fileSite, search)).status).toBe(200);
    const onServer = (script: string, target: string) =>
      target === "server" ? change(script) : script;
    const broken = await changedRelease(fileSite.releasesDir, "mfe-inventory", onServer);
    await activate(fileSite.releasesDir, { "mfe-inventory": broken });
    await expectBroken(fileSite);
    // Shoppers get the copy of a page that was shown before, with its age.
    const copy = await fetch(fileSite.origin + search);
    expect([copy.status, copy.headers.has("x-forecourt-stale")]).toEqual([200, true]);
    await activate(fileSite.releasesDir, { "mfe-inventory": good });
    await expectWhole(fileSite);
  });
}

test("a remote that was changed on disk after publication never runs, and the one before stays", async ({
  fileSite,
}) => {
  const comment = (script: string) => `${script}\n// a change`;
  const release = await changedRelease(fileSite.releasesDir, "mfe-inventory", comment);
  const folder = releaseFolder(fileSite.releasesDir, "mfe-inventory", release);
  const file = path.join(folder, "server/remote.cjs");
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace("// a change", "// another"));
  const before = await liveRecord(fileSite);
  const { id } = await activate(fileSite.releasesDir, { "mfe-inventory": release });
  const log = path.join(fileSite.releasesDir, "../data/logs/shell.log");
  await expect
    .poll(async () => readFile(log, "utf8"))
    .toContain(`mfe-inventory/${release}/server/remote.cjs is not what was published`);
  expect(await liveRecord(fileSite)).toBe(before);
  await writeFile(file, text);
  await expect.poll(() => liveRecord(fileSite), { timeout: 120_000 }).toBe(id);
  await expectWhole(fileSite);
});

test("a deleted remote stays missing after a restart, and recovers when its files are back", async ({
  fileSite,
}) => {
  const folder = releaseFolder(fileSite.releasesDir, "mfe-inventory", await liveRelease(fileSite));
  await rename(folder, `${folder}.away`);
  await fileSite.kill("shell");
  await fileSite.revive("shell");
  await expectBroken(fileSite);
  await rename(`${folder}.away`, folder);
  await expectWhole(fileSite);
});

test.describe("a remote whose script was changed on its way", () => {
  test.use({ expectedConsole: /valid digest|code did not load|was preloaded/ });

  test("does not run in the browser, and the server-rendered page stays", async ({ page }) => {
    await page.route(/\/remotes\/mfe-inventory\/.*\/remote\.[^/]*\.js$/, async (route) => {
      const response = await route.fetch();
      const body = `globalThis.changed=true;${await response.text()}`;
      await route.fulfill({ response, body });
    });
    await open(page, search);
    const results = page.getByRole("list", { name: "Results" });
    await expect(results.getByRole("article")).toHaveCount(24);
    expect(await page.evaluate(() => Reflect.has(globalThis, "changed"))).toBe(false);
    expect(await page.evaluate(() => Reflect.has(globalThis, "forecourt:mfe-inventory"))).toBe(
      false,
    );
  });
});

test.describe("a remote whose script does not load in the browser", () => {
  // The chunks of the missing script are preloaded in vain, which a browser reports after some seconds.
  test.use({
    expectedConsole: /404|code did not load|remote\..*\.js|mfe-inventory\/.* was preloaded/,
  });

  test("leaves the server-rendered page and its links, in a working frame", async ({ page }) => {
    await page.route(/\/remotes\/mfe-inventory\/.*\/remote\.[^/]*\.js$/, (route) =>
      route.fulfill({ status: 404 }),
    );
    await open(page, search);
    const results = page.getByRole("list", { name: "Results" });
    await expect(results.getByRole("article")).toHaveCount(24);
    await page.getByRole("contentinfo").getByRole("link", { name: "Service center" }).click();
    await expect(page).toHaveTitle(/^Car service/);
  });
});

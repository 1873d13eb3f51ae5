import path from "node:path";
import { signPreview } from "@forecourt/service-kit/releases/preview-token";
import { newRecordId, readRecord } from "@forecourt/service-kit/releases/record";
import { activate, rollback } from "../../tools/release/activate.ts";
import { makePreview } from "../../tools/release/preview.ts";
import { freePorts } from "../../tools/start/free-ports.ts";
import { knownSigningSecret } from "../../tools/start/signing-secret.ts";
import { changedRelease } from "../harness/changed-release.ts";
import { startCommand } from "../harness/run-command.ts";
import { expect, hydrated, open, test } from "../harness/test.ts";

const search = "/used-cars-for-sale";
const made = { by: "Ada", commit: null, dirty: null };

/** The list's sort menu is called "Sort by"; a changed release calls it "Pages of results". */
const renamed = (script: string) => script.replaceAll('"search.sort"', '"search.pages"');

test("a preview is for who has its link: documents and navigations; others and the page cache never see it", async ({
  page,
  fileSite,
}) => {
  const { releasesDir, origin } = fileSite;
  const secret = knownSigningSecret(path.join(releasesDir, "../data"), {});
  const next = await changedRelease(releasesDir, "mfe-inventory", renamed);
  const { id } = await makePreview(releasesDir, { "mfe-inventory": next }, made);
  const asOthers = async () => {
    const answer = await fetch(origin + search);
    return [answer.headers.get("x-record") === id, (await answer.text()).includes("Sort by")];
  };
  expect(await asOthers()).toEqual([false, true]);
  await page.goto(`${origin}/__preview/${signPreview(id, { secret, now: new Date() })}`);
  await hydrated(page);
  await expect(page).toHaveURL(`${origin}/`);
  const response = await page.goto(origin + search);
  expect(response?.headers()).toMatchObject({
    "x-record": id,
    "cache-control": "private, no-store",
  });
  await expect(page.getByText("Pages of results").first()).toBeVisible();
  await hydrated(page);
  await page
    .getByRole("link", { name: /^Sedans/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Used sedans for sale");
  await expect(page.getByText("Sort by")).toHaveCount(0);
  expect(await asOthers()).toEqual([false, true]);
  // The page that is left would fetch a link ahead for a record that it may not see any more.
  await page.goto("about:blank");
  await page.goto(`${origin}/__preview/end`);
  await open(page, origin + search);
  await expect(page.getByText("Sort by").first()).toBeVisible();
});

test("an earlier record is served again as it was, beside the running site", async ({
  fileSite,
}) => {
  test.setTimeout(420_000);
  const { releasesDir, dealersDir } = fileSite;
  const next = await changedRelease(releasesDir, "mfe-inventory", renamed);
  const { id } = await activate(releasesDir, { "mfe-inventory": next }, { made });
  await rollback(releasesDir, "mfe-inventory");
  expect((await readRecord(releasesDir))?.id).not.toBe(id);
  const [port = 0] = await freePorts(1);
  const running = startCommand(`npm run release -- serve ${id} --port ${port}`, {
    RELEASES_DIR: releasesDir,
    DEALERS_DIR: dealersDir,
    DATA_DIR: path.join(releasesDir, "../data"),
  });
  try {
    await running.printed(`ready http://localhost:${port}`);
    // The served copy has the limits of the product, so that a busy machine may answer its first requests late.
    const served = () => fetch(`http://localhost:${port}${search}`);
    const record = async () => (await served()).headers.get("x-record");
    await expect.poll(record, { timeout: 120_000 }).toBe(id);
    const html = await (await served()).text();
    expect(html).toContain(`<meta name="forecourt:record" content="${id} configuration=`);
    expect(html).toContain("Pages of results");
    expect(running.output()).toContain("The cars are a copy of the current inventory.");
  } finally {
    await running.stop();
  }
  const unknown = startCommand(`npm run release -- serve ${newRecordId()}`, {
    RELEASES_DIR: releasesDir,
  });
  expect(await unknown.ended).toBe(1);
  expect(unknown.output()).toContain("the store has no record");
});

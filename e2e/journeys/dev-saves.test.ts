import { isSoak, preparedFolder } from "../harness/config.ts";
import { type DevSite, startDevSite } from "../harness/dev-site.ts";
import { preparedData } from "../harness/prepared-data.ts";
import { makeBranches, type SaveStyle, savedPage, saveStyles } from "../harness/save-styles.ts";
import { expect, open, test } from "../harness/test.ts";

const saves = isSoak() ? 50 : 3;
const styles = Object.keys(saveStyles) as SaveStyle[];
const textsOf = (style: SaveStyle) =>
  Array.from({ length: saves }, (_, turn) => `${style} ${turn}`);

/** A journey that hangs still fails. */
const limit = { timeout: 900_000 };
test.describe.configure(limit);

/** A build and a page, on a machine with other work. */
const comes = { timeout: 240_000 };

let site: DevSite;
test.beforeAll(async () => {
  test.setTimeout(limit.timeout);
  site = await startDevSite(
    ["mfe-financing", "--no-types"],
    preparedData(preparedFolder()).dataDir,
  );
  await makeBranches(site.folder, textsOf("branchSwitch"));
});
test.afterAll(() => site?.stop());

for (const style of styles) {
  test(`every save is on the page: ${style}`, async ({ page }) => {
    await open(page, site.origin + savedPage);
    for (const text of textsOf(style)) {
      await saveStyles[style](site.folder, text);
      await expect(page.locator("#saved"), site.output()).toHaveText(text, comes);
    }
  });
}

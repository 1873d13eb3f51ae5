import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { isSoak, preparedFolder } from "../harness/config.ts";
import { type DevSite, startDevSite } from "../harness/dev-site.ts";
import { preparedData } from "../harness/prepared-data.ts";
import {
  makeBranches,
  type SaveStyle,
  savedFile,
  savedPage,
  saveStyles,
} from "../harness/save-styles.ts";
import { expect, open, test } from "../harness/test.ts";

/** A journey that hangs still fails. */
const limit = { timeout: 900_000 };
test.describe.configure(limit);

/** A build and a page, on a machine with other work. */
const comes = { timeout: 240_000 };

const saves = isSoak() ? 50 : 3;
const styles = Object.keys(saveStyles) as SaveStyle[];
const textsOf = (style: SaveStyle) =>
  Array.from({ length: saves }, (_, turn) => `${style} ${turn}`);

let site: DevSite;
test.beforeAll(async () => {
  test.setTimeout(limit.timeout);
  const { dataDir } = preparedData(preparedFolder());
  site = await startDevSite(["mfe-financing", "--no-types", "--record", "live"], dataDir);
});
test.afterAll(() => site?.stop());

const here = (place: "server" | "browser") =>
  `(typeof window === "undefined") === ${place === "server"}`;

const mistakes = {
  "a syntax error": "const = planted;",
  "an error while rendering on the server": `if (${here("server")}) throw new Error("planted");`,
  "an error while rendering in the browser": `if (${here("browser")}) throw new Error("planted");`,
  "a rejected promise": `if (${here("browser")}) void Promise.reject(new Error("planted"));`,
};

test.describe("an error", () => {
  test.use({ expectedConsole: /./ });

  for (const [name, mistake] of Object.entries(mistakes)) {
    test(`${name} is shown with its position until it is mended`, async ({ page }) => {
      const file = path.join(site.folder, savedFile);
      const source = await readFile(file, "utf8");
      const begin = "  const { hero,";
      const line = source.slice(0, source.indexOf(begin)).split("\n").length;
      const known = site.output().length;
      await page.goto(site.origin + savedPage);
      await writeFile(file, source.replace(begin, `  ${mistake}\n${begin}`));
      const overlay = page.locator("forecourt-dev-errors").getByRole("alert");
      const position = `${savedFile}:${line}`;
      await expect(overlay, site.output()).toContainText(position, comes);
      await expect.poll(() => site.output().slice(known), comes).toContain(position);
      await writeFile(file, source);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible(comes);
      await expect(overlay).toHaveCount(0, comes);
    });
  }
});

test("Alt+B draws the border of an area with its release, and takes it away again", async ({
  page,
}) => {
  await open(page, site.origin + savedPage);
  const area = page.locator('[data-area="financing"]');
  const label = () => area.evaluate((element) => getComputedStyle(element, "::before").content);
  expect(await label()).toBe("none");
  await page.keyboard.press("Alt+KeyB");
  expect(await label()).toMatch(/^"mfe-financing [0-9a-f]{16}"$/);
  await page.keyboard.press("Alt+KeyB");
  expect(await label()).toBe("none");
});

test.describe("a save", () => {
  test.beforeAll(() => makeBranches(site.folder, textsOf("branchSwitch")));

  for (const style of styles) {
    test(`is on the page: ${style}`, async ({ page }) => {
      await open(page, site.origin + savedPage);
      for (const text of textsOf(style)) {
        await saveStyles[style](site.folder, text);
        await expect(page.locator("#saved"), site.output()).toHaveText(text, comes);
      }
    });
  }
});

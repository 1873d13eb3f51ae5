import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePorts } from "../../tools/start/free-ports.ts";
import { startCommand } from "../harness/run-command.ts";
import { expect, test } from "../harness/test.ts";

// A preview has the limits of the product: while a busy machine reads an edit, a page may be late.
test.use({ expectedConsole: /status of 503/ });

const about = "heartland/content/company/about.json";

test("a clerk sees an edited configuration as one store's visitor before it is live", async ({
  fileSite,
  page,
}) => {
  test.setTimeout(420_000);
  const { dealersDir, releasesDir } = fileSite;
  const folder = await mkdtemp(path.join(tmpdir(), "forecourt-draft-"));
  await cp(dealersDir, folder, { recursive: true });
  const [port = 0] = await freePorts(1);
  const env = {
    RELEASES_DIR: releasesDir,
    DEALERS_DIR: dealersDir,
    DATA_DIR: path.join(releasesDir, "../data"),
  };
  const preview = (...args: string[]) =>
    startCommand(["npm run dealer -- preview", ...args].join(" "), env);
  const edit = async (title: string) => {
    const file = path.join(folder, about);
    const document = JSON.parse(await readFile(file, "utf8"));
    document.history.title = title;
    await writeFile(file, JSON.stringify(document));
  };
  await edit("A draft about us");
  const running = preview("heartland", "--store rolla", `--folder ${folder}`, `--port ${port}`);
  try {
    const entrance = () => /ready (\S+)/.exec(running.output())?.[1] ?? "";
    await expect.poll(entrance, { timeout: 240_000 }).not.toBe("");
    await page.goto(entrance());
    await expect(page).toHaveURL(`http://localhost:${port}/`);
    await expect(page.getByRole("banner")).toContainText("Rolla");
    const heading = (name: string) => page.getByRole("heading", { name });
    await page.goto(`http://localhost:${port}/our-company`);
    await expect(heading("A draft about us")).toBeVisible();
    await edit("A second draft");
    await expect(async () => {
      await page.reload();
      await expect(heading("A second draft")).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    await page.goto("about:blank");
  } finally {
    await running.stop();
  }
  await page.goto(`${fileSite.groupOrigin}/our-company`);
  await expect(page.getByRole("heading", { name: "Four stores, one after another" })).toBeVisible();
  await writeFile(path.join(folder, about), "{");
  const broken = preview("heartland", `--folder ${folder}`);
  expect(await broken.ended).toBe(1);
  expect(broken.output()).toContain(`${about}: line 1`);
  const unknown = preview("heartland", "--store nowhere");
  expect(await unknown.ended).toBe(2);
  expect(unknown.output()).toContain("columbia, jefferson-city, rolla, sedalia");
  await rm(folder, { recursive: true });
});

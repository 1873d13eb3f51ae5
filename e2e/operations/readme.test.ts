import { readFileSync } from "node:fs";
import path from "node:path";
import { processEnv } from "@forecourt/service-kit/config";
import { activate } from "../../tools/release/activate.ts";
import { freePorts, isFree } from "../../tools/start/free-ports.ts";
import { changedRelease } from "../harness/changed-release.ts";
import { isSoak } from "../harness/config.ts";
import { deadlineVariables } from "../harness/deadlines.ts";
import { get } from "../harness/get.ts";
import { startCommand } from "../harness/run-command.ts";
import { copyPreparedData, makeSiteFolder, type SiteFolder } from "../harness/site-folder.ts";
import { expect, test } from "../harness/test.ts";
import { startPostgres } from "../harness/throwaway-postgres.ts";

/** The README's commands, without the variables set before them. */
const readme = readFileSync(path.resolve(import.meta.dirname, "../../README.md"), "utf8");
const commands = [...readme.matchAll(/^```sh\n(.*?)^```/gms)]
  .flatMap(([, block = ""]) => block.trim().split("\n"))
  .map((line) => line.replace(/^(\w+=\S+ )+/, ""));

/** Commands that run these tests, and the start, which journeys/start.test.ts does. */
const runsElsewhere = /^npm test$|^npm test -- (e2e|operations)|^npm start$/;
/** Commands whose work an earlier step of `npm test` or another test does, such as development-site.test.ts: they run in soak runs. */
const runsInSoak = /^npm (test -- |run nx|run dev\b|run release -- (publish|activate)|run bench)/;
const serves = /^npm (start|run (start:fleet|dev)\b)/;
/** Needs the data of a site that has run. */
const readsLeads = /^npm run leads\b/;

test.describe.configure({ timeout: 420_000 });

test("the README has the commands that these tests run", () => {
  expect(commands.length).toBeGreaterThan(10);
});

const selected = commands.filter(
  (one) => !runsElsewhere.test(one) && (isSoak() || !runsInSoak.test(one)),
);

/** The folder of a site that has run once, which several commands share. */
let used: SiteFolder | undefined;
test.afterAll(() => used?.remove());

for (const command of selected) {
  test(`${command} does what the README says`, async () => {
    const needsPostgres = command.includes("start:fleet");
    test.skip(needsPostgres && processEnv().SKIP_POSTGRES === "1", "SKIP_POSTGRES=1 is set");
    const { folder, releasesDir, remove } = await makeSiteFolder();
    if (command.includes("rollback")) {
      const newer = await changedRelease(releasesDir, "mfe-trade", (text) => `${text}\n`);
      await activate(releasesDir, { "mfe-trade": newer });
    }
    const [port = 0] = await freePorts(1);
    const database = needsPostgres ? await startPostgres() : null;
    const env = {
      ...deadlineVariables.long,
      PORT: String(port),
      DATA_DIR: path.join(folder, "data"),
      RELEASES_DIR: releasesDir,
      DATABASE_URL: database?.url ?? "",
    };
    if (readsLeads.test(command)) {
      used ??= await usedSite(env);
      env.DATA_DIR = path.join(used.folder, "data");
    }
    const running = startCommand(command, env);
    try {
      if (serves.test(command)) {
        await running.printed(`ready http://localhost:${port}`);
        const { status, body } = await get({ port, host: "localhost", path: "/" });
        expect([status, body.includes("</html>")]).toEqual([200, true]);
        await running.stop();
        expect(await isFree(port, "127.0.0.1")).toBe(true);
      } else {
        expect(await running.ended, running.output()).toBe(0);
      }
    } finally {
      await running.stop();
      await database?.stop();
      await remove();
    }
  });
}

/** Runs a site in a folder of its own until it is ready, for the databases that it makes. */
async function usedSite(env: Record<string, string>): Promise<SiteFolder> {
  const site = await makeSiteFolder();
  await copyPreparedData(site);
  const run = startCommand("npm start", { ...env, DATA_DIR: path.join(site.folder, "data") });
  try {
    await run.printed(`ready http://localhost:${env["PORT"]}`);
  } finally {
    await run.stop();
  }
  return site;
}

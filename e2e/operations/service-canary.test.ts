import { readRecord } from "@forecourt/service-kit/releases/record";
import { readStartedServices } from "@forecourt/service-kit/releases/started-services";
import { promote } from "../../tools/release/canary/change-canary.ts";
import { publishService } from "../../tools/release/services/publish-service.ts";
import { readRunFile } from "../../tools/start/run-file.ts";
import { startCanary } from "../harness/canary-visits.ts";
import { changedRelease } from "../harness/changed-release.ts";
import { changedService } from "../harness/changed-service.ts";
import { cohortCookie, cohortsOf } from "../harness/cohorts.ts";
import {
  allTried,
  type FinancingVisit,
  noneTried,
  partsOf,
  startFinancingVisits,
  unpairedIn,
  visitFinancing,
} from "../harness/financing-visits.ts";
import { get } from "../harness/get.ts";
import { startCommand } from "../harness/run-command.ts";
import type { Site } from "../harness/site.ts";
import { expect, test } from "../harness/test.ts";
import { tried, triedText } from "../harness/tried-service.ts";

test.describe.configure({ mode: "serial", timeout: 600_000 });
test.use({ siteOptions: { separate: ["financing"] } });

const name = "service-financing";
const file = "services/financing/app.ts";
const made = { by: "Ada", commit: null, dirty: null };

/** A process starts meanwhile, on a machine with other work. */
const starts = { timeout: 180_000 };

const dataDirOf = ({ releasesDir }: Site) => `${releasesDir}/../data`;

test("visitors of a canary get its service in the document and from the API, others never, until it is live for all", async ({
  fileSite,
}) => {
  const { releasesDir } = fileSite;
  const { release } = await publishService(releasesDir, name);
  const next = await changedService(releasesDir, { name, release }, file, tried(triedText));
  const remote = await changedRelease(releasesDir, "mfe-financing", (script) => `${script}\n`);
  const pair = { releases: { "mfe-financing": remote }, services: { [name]: next } };
  const { inside, outside } = cohortsOf(await startCanary(fileSite, pair));
  const [own = 0] = inside;
  let isPromoted = false;
  /** The remote and the service that belong together are never apart in a document. */
  const unpaired = (visit: FinancingVisit) => unpairedIn(partsOf(visit, remote));
  const end = startFinancingVisits(fileSite, [
    ...inside.slice(0, 3).map((cohort) => ({ cookie: cohortCookie(cohort), wrong: unpaired })),
    ...["displayCookies=hide", ...outside.slice(0, 3).map(cohortCookie)].map((cookie) => ({
      cookie,
      wrong: (visit: FinancingVisit) => {
        const isOther = !isPromoted && Object.values(partsOf(visit, remote)).includes(true);
        return isOther ? `${cookie} got the canary` : unpaired(visit);
      },
    })),
  ]);
  const partsFor = async (cookie: string) =>
    partsOf(await visitFinancing(fileSite, cookie), remote);
  await expect.poll(() => partsFor(cohortCookie(own)), starts).toEqual(allTried);
  for (const cohort of inside.slice(0, 5)) {
    // The second one is from the page cache.
    for (const _turn of [1, 2]) {
      expect(await partsFor(cohortCookie(cohort))).toEqual(allTried);
    }
  }
  for (const cohort of outside.slice(0, 5)) {
    expect(await partsFor(cohortCookie(cohort))).toEqual(noneTried);
  }
  expect(readStartedServices(dataDirOf(fileSite))).toMatchObject([
    { service: "financing", release: next, state: "running" },
  ]);
  isPromoted = true;
  const live = await promote(releasesDir, [name], { made });
  expect(live).toMatchObject({
    live: { "mfe-financing": remote },
    services: { financing: { release: next } },
    canaries: [],
  });
  await expect.poll(() => partsFor(""), starts).toEqual(allTried);
  // The live process has taken over, and the process beside it has ended.
  await expect.poll(() => readStartedServices(dataDirOf(fileSite)), starts).toEqual([]);
  expect(await partsFor(cohortCookie(outside[0] ?? 0))).toEqual(allTried);
  const { failures, requests } = await end();
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThan(10);
});

test("a canary whose service ends at once is rolled back, and its visitors never notice", async ({
  fileSite,
}) => {
  const { releasesDir } = fileSite;
  const { release } = await publishService(releasesDir, name);
  const throwing = (source: string) => `${source}\nthrow new Error("planted");\n`;
  const bad = await changedService(releasesDir, { name, release }, file, throwing);
  const before = await readRecord(releasesDir);
  const { inside } = cohortsOf(
    await startCanary(fileSite, { releases: {}, services: { [name]: bad } }),
  );
  const visitors = inside.slice(0, 3).map((cohort) => ({
    cookie: cohortCookie(cohort),
    wrong: () => null,
  }));
  const end = startFinancingVisits(fileSite, visitors);
  await expect.poll(async () => (await readRecord(releasesDir))?.canaries?.length, starts).toBe(0);
  expect((await end()).failures).toEqual([]);
  expect(await readRecord(releasesDir)).toMatchObject({
    live: before?.live,
    services: before?.services,
    made: { by: "automatic rollback" },
    because: expect.stringContaining(`${name} ${bad} does not run: `),
  });
});

test("a service that shares its process gets one of its own for the visitors of a store", async ({
  fileSite,
}) => {
  const { port, releasesDir, dealersDir } = fileSite;
  const trade = "service-trade";
  const { release } = await publishService(releasesDir, trade);
  const next = await changedService(
    releasesDir,
    { name: trade, release },
    "services/trade/app.ts",
    tried(triedText),
  );
  const env = {
    RELEASES_DIR: releasesDir,
    DEALERS_DIR: dealersDir,
    DATA_DIR: dataDirOf(fileSite),
  };
  const run = async (command: string) => {
    const running = startCommand(`npm run release -- ${command}`, env);
    expect([await running.ended, running.output()]).toEqual([0, expect.any(String)]);
    return running.output();
  };
  const store = "heartland/columbia";
  expect(await run(`canary ${trade} ${next} --store ${store}`)).toContain(
    `canary of ${trade} ${next} for 100 % of the visitors of ${store}`,
  );
  const answered = async (cookie: string) => {
    const path = "/api/trade/questionnaire";
    const { status, body } = await get({ port, host: "group.localhost", path, cookie });
    return [status, body.includes(triedText)];
  };
  await expect.poll(() => answered("store=columbia"), starts).toEqual([200, true]);
  expect(await answered("")).toEqual([200, false]);
  expect(await run("status")).toContain(`${trade} ${next} runs beside the live one`);
  const pidOf = () =>
    readRunFile(env.DATA_DIR)?.processes.find((one) => one.name === "trade-canary")?.pid;
  const killed = pidOf() ?? 0;
  process.kill(killed, "SIGKILL");
  // Until the release runs again, the live service answers.
  const isBack = async () => {
    const [status, isTried] = await answered("store=columbia");
    expect(status).toBe(200);
    return isTried && pidOf() !== killed;
  };
  await expect.poll(isBack, starts).toBe(true);
  const other = startCommand(`npm run release -- activate ${trade} ${release}`, env);
  expect(await other.ended).not.toBe(0);
  expect(other.output()).toContain(`has a canary of ${trade} ${next}`);
  expect(await run(`abort ${trade}`)).toContain(`aborted the canary of ${trade} ${next}`);
  await expect.poll(() => answered("store=columbia"), starts).toEqual([200, false]);
});

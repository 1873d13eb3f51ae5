import type { ReleaseRecord } from "@forecourt/contracts/release";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { processEnv } from "@forecourt/service-kit/config";
import { readRecord } from "@forecourt/service-kit/releases/record";
import { readStartedServices } from "@forecourt/service-kit/releases/started-services";
import { setCanary } from "../../tools/release/canary/change-canary.ts";
import { publishService } from "../../tools/release/services/publish-service.ts";
import { changedRelease } from "../harness/changed-release.ts";
import { changedService } from "../harness/changed-service.ts";
import { cohortCookie, cohortsOf } from "../harness/cohorts.ts";
import {
  allTried,
  type FinancingVisit,
  noneTried,
  partsOf,
  startFinancingVisits,
  type TriedParts,
  unpairedIn,
  visitFinancing,
} from "../harness/financing-visits.ts";
import { type Fleet, type FleetHost, startFleet } from "../harness/fleet-hosts.ts";
import { expect, test } from "../harness/test.ts";
import { tried } from "../harness/tried-service.ts";

test.skip(processEnv().SKIP_POSTGRES === "1", "SKIP_POSTGRES=1 is set");
// Playwright would start the shared site for it.
test.use({ baseURL: "" });
test.describe.configure({ mode: "serial", timeout: 900_000 });

const name = "service-financing";
const api = "/api/financing/pages/index";
const page = "/auto-financing";
/** A visitor whom no page has asked for consent has no cohort. */
const unasked = "displayCookies=hide";
/** Processes start meanwhile on all machines, which have other work. */
const starts = { timeout: 300_000, intervals: [500] };

/** A release of the service, the text that it adds to its answers, and the remote that belongs to it. */
interface Pair {
  text: string;
  service: string;
  remote: string;
}

/** The cookies of visitors who get a canary, and of others, who get it when it is live. */
interface Visitors {
  inside: string[];
  outside: string[];
  isLive?(): boolean;
}

let fleet: Fleet;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  // The first machine has two of each process, the second one has all services in one.
  fleet = await startFleet(["npm run start:fleet", "npm run start:single"]);
});
test.afterAll(() => fleet?.close());

test("visitors of a canary get its service and remote from every machine, others never, until both are live for all", async () => {
  const pair = await publishPair("Answered by the release that goes live.");
  const { inside, outside } = await startPair(pair);
  let isPromoted = false;
  const end = startVisits(pair, { inside, outside, isLive: () => isPromoted });
  await expectEverywhere(inside, pair, allTried);
  await expectEverywhere(outside, pair, noneTried);
  for (const { dataDir } of fleet.hosts) {
    expect(readStartedServices(dataDir)).toMatchObject([
      { service: "financing", release: pair.service, state: "running" },
    ]);
  }
  isPromoted = true;
  expect(await fleet.release(`promote ${name}`)).toContain(`promoted the canary of`);
  for (const { dataDir } of fleet.hosts) {
    // The live processes have taken over, and the process beside them has ended.
    await expect.poll(() => readStartedServices(dataDir), starts).toEqual([]);
  }
  await expectEverywhere([...inside, ...outside], pair, allTried);
  const { id } = await fleet.inForce();
  const used = await Promise.all(fleet.hosts.map(usedBy));
  expect(used).toEqual([
    { answers: [pair.text, pair.text], records: [id, id] },
    { answers: [pair.text], records: [id] },
  ]);
  expect(await end()).toEqual([]);
});

test("after an abort, every machine gives all visitors what was live before", async () => {
  const pair = await publishPair("Answered by the release that is aborted.");
  const before = await fleet.inForce();
  const { inside, outside } = await startPair(pair);
  const end = startVisits(pair, { inside, outside });
  await expectEverywhere(inside, pair, allTried);
  expect(await fleet.release(`abort ${name}`)).toContain("aborted the canary of");
  await expectEnded(before);
  await expectEverywhere([...inside, ...outside], pair, noneTried);
  expect(await end()).toEqual([]);
});

test("a canary whose service does not run on one of the machines is rolled back on all of them", async () => {
  const pair = await publishPair(
    "Answered by the release that runs on one machine.",
    (source) =>
      `${source}\nif (process.env.DATA_DIR?.includes("host-2")) throw new Error("planted");\n`,
  );
  const before = await fleet.inForce();
  const { inside, outside } = await startPair(pair);
  const end = startVisits(pair, { inside, outside });
  await expect.poll(async () => (await fleet.inForce()).canaries, starts).toEqual([]);
  expect(await fleet.inForce()).toMatchObject({
    made: { by: "automatic rollback" },
    because: expect.stringContaining(`${name} ${pair.service} does not run: `),
  });
  await expectEnded(before);
  await expectEverywhere([...inside, ...outside], pair, noneTried);
  expect(await end()).toEqual([]);
});

/** Stores a pair on a machine that runs no site. */
async function publishPair(text: string, change = (source: string) => source): Promise<Pair> {
  const { releasesDir } = fleet.office;
  const { release } = await publishService(releasesDir, name);
  const file = "services/financing/app.ts";
  const edit = (source: string) => change(tried(text)(source));
  const service = await changedService(releasesDir, { name, release }, file, edit);
  const remote = await changedRelease(releasesDir, "mfe-financing", (script) => `${script}\n`);
  return { text, service, remote };
}

/** Gives a pair to a tenth of the visitors of all machines. Returns some visitors who get it and some who do not. */
async function startPair({ service, remote }: Pair) {
  const { releasesDir } = fleet.office;
  const record = await setCanary(
    releasesDir,
    {
      releases: { "mfe-financing": remote },
      services: { [name]: service },
      steps: [{ percent: 10, minutes: null }],
    },
    { made: { by: "Ada", commit: null, dirty: null }, store: fleet.office },
  );
  const [canary] = record.canaries ?? [];
  if (!canary) throw new Error("no canary was started");
  const { inside, outside } = cohortsOf(canary);
  const cookies = (cohorts: readonly number[]) => cohorts.slice(0, 5).map(cohortCookie);
  return { inside: cookies(inside), outside: [unasked, ...cookies(outside)] };
}

/** Visits every machine until the returned function is called, which returns the faults. */
function startVisits({ remote, text }: Pair, { inside, outside, isLive = () => false }: Visitors) {
  const unpaired = (visit: FinancingVisit) => unpairedIn(partsOf(visit, remote, text));
  const others = (cookie: string) => (visit: FinancingVisit) => {
    const isTried = Object.values(partsOf(visit, remote, text)).includes(true);
    return isTried && !isLive() ? `${cookie} got the canary` : unpaired(visit);
  };
  const visitors = [
    ...inside.slice(0, 2).map((cookie) => ({ cookie, wrong: unpaired })),
    ...outside.slice(0, 3).map((cookie) => ({ cookie, wrong: others(cookie) })),
  ];
  const ends = fleet.hosts.map((host) => startFinancingVisits(host, visitors));
  return async () => {
    const reports = await Promise.all(ends.map((end) => end()));
    for (const { requests } of reports) expect(requests).toBeGreaterThan(10);
    return reports.flatMap(({ failures }) => failures);
  };
}

/**
 * Checks that every machine soon gives these visitors the expected pages, and then each time, from the page cache, too.
 */
async function expectEverywhere(cookies: string[], { remote, text }: Pair, expected: TriedParts) {
  for (const host of fleet.hosts) {
    const parts = async (cookie: string) =>
      partsOf(await visitFinancing(host, cookie), remote, text);
    await expect.poll(() => parts(cookies[0] ?? ""), starts).toEqual(expected);
    for (const cookie of [...cookies, ...cookies]) expect(await parts(cookie)).toEqual(expected);
  }
}

/** The canary has ended, every machine knows it, and no process runs beside the former live ones. */
async function expectEnded({ live, services }: ReleaseRecord) {
  const { id } = await fleet.inForce();
  for (const { dataDir, releasesDir } of fleet.hosts) {
    await expect.poll(async () => (await readRecord(releasesDir))?.id, starts).toBe(id);
    await expect.poll(() => readStartedServices(dataDir), starts).toEqual([]);
    expect(await readRecord(releasesDir)).toMatchObject({ live, services, canaries: [] });
  }
}

/** Text that each replica of the service adds to its answers, and the record of each shell server's page. */
async function usedBy(host: FleetHost, index: number) {
  const answers = await fleet.askEach(host, index === 0 ? "financing" : "services", api);
  const pages = await fleet.askEach(host, "shell", page);
  return {
    answers: answers.map(({ headers }) => headers.get("x-tried")),
    records: pages.map(({ headers }) => headers.get(internalHeaders.record)),
  };
}

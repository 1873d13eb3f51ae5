import { readRecord } from "@forecourt/service-kit/releases/record";
import { promote } from "../../tools/release/canary/change-canary.ts";
import { publishService } from "../../tools/release/services/publish-service.ts";
import {
  openPage,
  requestPages,
  startCanary,
  type Tried,
  type Visit,
  visitUntilEnd,
} from "../harness/canary-visits.ts";
import { changedRelease } from "../harness/changed-release.ts";
import { changedService } from "../harness/changed-service.ts";
import { cohortCookie, cohortsOf } from "../harness/cohorts.ts";
import { publicPages } from "../harness/public-pages.ts";
import type { Site } from "../harness/site.ts";
import { changeLoad, startLoad } from "../harness/steady-load.ts";
import { unstoredSearch } from "../harness/stopping-release.ts";
import { expect, test } from "../harness/test.ts";

// Releases that end a shell server, such as by a loop, are in stopping-releases.test.ts and canary-server.test.ts;
// releases that the gate refuses are in publish-gate.test.ts.
test.use({ siteOptions: { separate: ["financing"] } });

const inventory = "mfe-inventory";
const financing = "service-financing";
const search = "/used-cars-for-sale";
const pages = [search, unstoredSearch, ...publicPages({ without: ["inventory"] })];
const made = { by: "Ada", commit: null, dirty: null };

/** Changes a script of the server alone. */
const onServer =
  (pattern: RegExp, replacement: string) => (script: string, target: "web" | "server") =>
    target === "web" ? script : script.replace(pattern, replacement);

const changedInventory = async (
  { releasesDir }: Site,
  ...changes: [Parameters<typeof changedRelease>[2], Parameters<typeof changedRelease>[3]?]
): Promise<Tried> => ({
  releases: { [inventory]: await changedRelease(releasesDir, inventory, ...changes) },
});

const throwing = onServer(
  /const \{ ?card, ?sold, ?price, ?actions ?\} = data;/,
  '$& if (card.vin.charCodeAt(16) % 5 === 0) throw new Error("planted");',
);
const differing = onServer(/"search\.sort"/g, '"search.pages"');
const late = (css: string) =>
  `${css}@keyframes late{from{visibility:hidden}to{visibility:visible}}main *{animation:late 1ms .8s both}`;

/** A release of the financing service that answers otherwise than it states. */
async function misanswering({ releasesDir }: Site): Promise<Tried> {
  const middleware = `(_request, response, next) => {
      const json = response.json.bind(response);
      response.json = (body) => json({ answer: body });
      next();
    }`;
  const { release } = await publishService(releasesDir, financing);
  const next = await changedService(
    releasesDir,
    { name: financing, release },
    "services/financing/app.ts",
    (source) =>
      source.replace("(app) =>\n    routes(", `(app) =>\n    routes(app.use(${middleware}) && `),
  );
  return { releases: {}, services: { [financing]: next } };
}

async function carPages({ origin }: Site): Promise<string[]> {
  const lists = [search, `${search}?page=2`];
  const html = await Promise.all(lists.map(async (list) => (await fetch(origin + list)).text()));
  const links = html.join("").matchAll(/href="(\/used-cars-for-sale\/[12]\d{3}[^"?#]*)"/g);
  return [...new Set(Array.from(links, ([, to = ""]) => to))];
}

test("a release gets to all visitors by a canary, and bad ones are rolled back on their own; no other visitor notices", async ({
  fileSite,
  browser,
}) => {
  test.setTimeout(1_200_000);
  const { origin, releasesDir } = fileSite;
  const cars = await carPages(fileSite);
  expect(cars.length).toBeGreaterThan(20);
  const bad: [what: string, make: () => Promise<Tried>, visit: Visit, because: RegExp][] = [
    [
      "throws for a fifth of the cars",
      () => changedInventory(fileSite, throwing),
      requestPages(cars, "Our inventory is unavailable right now</h1>"),
      /^pages that failed: canary /,
    ],
    [
      "hydrates differently",
      () => changedInventory(fileSite, differing),
      openPage(browser, search),
      /^documents that hydrated differently: canary /,
    ],
    [
      "paints 800 ms later",
      () => changedInventory(fileSite, (script) => script, late),
      openPage(browser, search),
      /^documents with LCP over \d+ ms: canary /,
    ],
    [
      "has a service that answers in another shape",
      () => misanswering(fileSite),
      requestPages(["/auto-financing"], "Financing is unavailable right now</h1>"),
      /^pages that failed: canary /,
    ],
  ];
  const measured = (type: string, description: string) =>
    test.info().annotations.push({ type, description });
  const stop = startLoad(
    pages.map((page) => origin + page),
    changeLoad,
  );
  await test.step("a good release", async () => {
    const next = await changedRelease(releasesDir, inventory, (script) => `${script}\n`);
    const canary = await startCanary(fileSite, { releases: { [inventory]: next } });
    const { inside, outside } = cohortsOf(canary);
    await expect.poll(() => recordOf(inside[0])).toBe(canary.record);
    expect(await recordOf(outside[0])).not.toBe(canary.record);
    const { id, live } = await promote(releasesDir, [inventory], { made });
    expect(live[inventory]).toBe(next);
    await expect.poll(() => recordOf(outside[0])).toBe(id);
  });
  for (const [what, make, visit, because] of bad) {
    await test.step(`a release that ${what}`, async () => {
      const before = await readRecord(releasesDir);
      const canary = await startCanary(fileSite, await make());
      const startedAt = performance.now();
      const { pages: seen, failed } = await visitUntilEnd(fileSite, canary, visit);
      const after = await readRecord(releasesDir);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      measured(what, `${seen} pages, ${failed} failed, ${seconds} s: ${after?.because}`);
      expect(after).toMatchObject({
        live: before?.live,
        made: { by: "automatic rollback" },
        because: expect.stringMatching(because),
      });
      // Missing where no service has a release yet.
      expect(after?.services).toEqual(before?.services);
      await expect.poll(() => recordOf(cohortsOf(canary).inside[0])).toBe(after?.id);
    });
  }
  const { requests, perSecond: reached, failures } = await stop();
  measured("others", `${requests} requests, ${reached}/s`);
  expect(failures).toEqual([]);

  async function recordOf(cohort = 0): Promise<string | null> {
    const headers = { cookie: cohortCookie(cohort) };
    return (await fetch(origin + search, { headers })).headers.get("x-record");
  }
});

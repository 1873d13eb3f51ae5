import { readRecordById } from "@forecourt/service-kit/releases/record";
import { promote, setCanary } from "../../tools/release/canary/change-canary.ts";
import { changedRelease } from "../harness/changed-release.ts";
import { cohortCookie, cohortCount } from "../harness/cohorts.ts";
import { isSoak } from "../harness/config.ts";
import { processesOf } from "../harness/processes-of.ts";
import { residentMemory } from "../harness/resident-memory.ts";
import type { Site } from "../harness/site.ts";
import { startAsking } from "../harness/steady-load.ts";
import { expect, test } from "../harness/test.ts";

const name = "mfe-inventory";
const search = "/used-cars-for-sale";
const made = { by: "Ada", commit: null, dirty: null };
const turns = isSoak() ? 100 : 10;
/** Each record has to be on several pages before the next one is made. */
const perSecond = isSoak() ? 200 : 20;

/** Pages of the area and one that has a part of it. The one with a parameter is rendered for each request. */
const lists = [search, `${search}?unstored=1`];
const paths = [...lists, "/"];

/** How much more memory a process may have at the end than after a quarter of the turns. */
const maxGrowth = 1.25;

/** The server's label of a list's sort menu names the turn of its release. */
const labelOf = (turn: number) => `Sorted by release ${turn}`;
const labeled = (turn: number) => (script: string, target: "web" | "server") =>
  target === "web"
    ? script
    : script.replace(/t\("search\.sort"\)|"Sorted by release \d+"/, `"${labelOf(turn)}"`);

/** Requests pages as visitors of all cohorts, and compares each with the record that its header states. */
function createVisitors({ origin, releasesDir }: Site) {
  const labels = new Map<string | undefined, string>();
  const releases = new Map<string, string | undefined>();
  const pages = new Map<string, number>();
  let visitors = 0;
  async function visit(path: string): Promise<string | null> {
    visitors += 1;
    // A prime step, so that cohorts with and without a canary follow each other.
    const headers = { cookie: cohortCookie((visitors * 37) % cohortCount) };
    const answer = await fetch(origin + path, { headers });
    const html = await answer.text();
    const record = answer.headers.get("x-record") ?? "none";
    pages.set(record, (pages.get(record) ?? 0) + 1);
    if (!releases.has(record)) {
      releases.set(record, (await readRecordById(releasesDir, record))?.live[name]);
    }
    const release = releases.get(record);
    const label = lists.includes(path) ? (labels.get(release) ?? "Sort by") : undefined;
    const wanted = [200, record, [release], label];
    const found = JSON.stringify([answer.status, ...partsOf(html)]);
    return found === JSON.stringify(wanted)
      ? null
      : `${path}: ${found} instead of ${JSON.stringify(wanted)}`;
  }
  return { visit, labels, pagesOf: (record: string) => pages.get(record) ?? 0 };
}

/** The record, the area's releases and the label of the sort menu that a page names. */
function partsOf(html: string) {
  const named = html.matchAll(/\/remotes\/mfe-inventory\/(\w+)\//g);
  return [
    /name="forecourt:record" content="(\w+)/.exec(html)?.[1],
    [...new Set(Array.from(named, ([, release]) => release))],
    />(Sort by|Sorted by release \d+)<\/span>/.exec(html)?.[1],
  ];
}

test("one release after the other goes live under load: each page is whole and of one release, and memory stays", async ({
  ownSite,
}) => {
  test.setTimeout(turns * 24_000);
  const { releasesDir } = ownSite;
  const before = processesOf(ownSite);
  const { visit, labels, pagesOf } = createVisitors(ownSite);
  const stop = startAsking(
    paths.map((path) => () => visit(path)),
    perSecond,
  );
  const memory: Record<string, number>[] = [];
  for (let turn = 1; turn <= turns; turn += 1) {
    const release = await changedRelease(releasesDir, name, labeled(turn));
    labels.set(release, labelOf(turn));
    const steps = [{ percent: 50, minutes: null }];
    const both = await setCanary(releasesDir, { releases: { [name]: release }, steps }, { made });
    const canary = both.canaries?.[0]?.record ?? "none";
    // Half of the visitors get the release and the others the one before it, from one process.
    for (const record of [both.id, canary]) {
      await expect.poll(() => pagesOf(record), { intervals: [50] }).toBeGreaterThan(5);
    }
    const { id } = await promote(releasesDir, [name], { made });
    await expect.poll(() => pagesOf(id), { intervals: [50] }).toBeGreaterThan(5);
    memory.push(await residentMemory(before));
  }
  const report = await stop();
  const growth = growthOf(memory);
  const description = `${report.requests} pages, ${report.perSecond}/s; MB ${JSON.stringify(growth)}`;
  test.info().annotations.push({ type: "measured", description });
  expect(report.failures).toEqual([]);
  expect(processesOf(ownSite)).toEqual(before);
  if (!isSoak()) return;
  for (const [process, { quarter, end }] of Object.entries(growth)) {
    expect(end / quarter, process).toBeLessThan(maxGrowth);
  }
});

/**
 * Minimum memory of each process in the turns up to a quarter of all turns, and in the last turns: a minimum contains
 * no garbage that is about to be collected.
 */
function growthOf(memory: readonly Record<string, number>[]) {
  const few = Math.ceil(memory.length / 10);
  const least = (process: string, end: number) =>
    Math.min(...memory.slice(end - few, end).map((one) => one[process] ?? 0));
  return Object.fromEntries(
    Object.keys(memory[0] ?? {}).map((process) => [
      process,
      {
        quarter: least(process, Math.ceil(memory.length / 4)),
        end: least(process, memory.length),
      },
    ]),
  );
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { addToQuarantine } from "@forecourt/service-kit/releases/quarantine";
import { readRecord } from "@forecourt/service-kit/releases/record";
import { writeFakeRelease } from "@forecourt/testing/fake-release";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { activate } from "./activate.ts";
import { setCanary } from "./canary/change-canary.ts";
import { folderStore } from "./store/folder-store.ts";
import { createQuarantineWatch } from "./watch-quarantine.ts";

const [a, b] = ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb"] as const;
const name = "mfe-trade";
const made = { by: "Ada", commit: null, dirty: null };
const because = `${name} ${b} stopped 3 shell servers within 15 minutes`;
const minuteMs = 60_000;
const now = 100 * minuteMs;
let releasesDir: string;
let lines: string[];
let look: () => Promise<void>;

beforeEach(async () => {
  releasesDir = await mkdtemp(path.join(tmpdir(), "quarantine-"));
  await writeFakeRelease(releasesDir, { name: "shell", release: a });
  for (const release of [a, b]) await writeFakeRelease(releasesDir, { name, release });
  await activate(releasesDir, { shell: a, [name]: a }, { made });
  lines = [];
  const report = (line: string) => lines.push(line);
  const store = folderStore(releasesDir);
  look = createQuarantineWatch({ store, dataDir: releasesDir, report, now: () => now });
});
afterEach(() => rm(releasesDir, { recursive: true, force: true }));

/** Notes that the release stopped a shell server so many minutes ago. */
function stopped(release: string, ...minutesAgo: number[]): void {
  const file = path.join(releasesDir, "quarantine.json");
  for (const minutes of minutesAgo) {
    addToQuarantine({ file }, { release: `${name}.${release}` }, now - minutes * minuteMs);
  }
}

test("a live release that stopped three shell servers is rolled back, and the record says why", async () => {
  await activate(releasesDir, { [name]: b }, { made });
  stopped(b, 14, 7, 0);
  await look();
  const record = await readRecord(releasesDir);
  expect(record).toMatchObject({
    live: { shell: a, [name]: a },
    made: { by: "automatic rollback" },
    because,
  });
  expect(lines).toEqual([`rolled back, because ${because}; record ${record?.id}`]);
  await look();
  expect((await readRecord(releasesDir))?.id).toBe(record?.id);
});

test("a canary that stopped three shell servers is aborted, and what is live stays", async () => {
  const canary = { releases: { [name]: b }, steps: [{ percent: 10, minutes: null }] };
  await setCanary(releasesDir, canary, { made });
  stopped(b, 2, 1, 0);
  await look();
  expect(await readRecord(releasesDir)).toMatchObject({
    live: { [name]: a },
    canaries: [],
    canaryChanges: [{ action: "roll-back", because }, {}],
    because,
  });
});

test.each([
  ["twice", [1, 0]],
  ["three times within more than 15 minutes", [16, 8, 0]],
])("a release that stopped shell servers %s stays", async (_how, minutesAgo) => {
  const { id } = await activate(releasesDir, { [name]: b }, { made });
  stopped(b, ...minutesAgo);
  await look();
  expect((await readRecord(releasesDir))?.id).toBe(id);
  expect(lines).toEqual([]);
});

test("a release with none before it stays, which is reported once", async () => {
  stopped(a, 2, 1, 0);
  await look();
  await look();
  expect((await readRecord(releasesDir))?.live[name]).toBe(a);
  expect(lines).toEqual([expect.stringMatching(/stays.*no earlier release to go back to/)]);
});

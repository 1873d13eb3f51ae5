import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createMetrics } from "@forecourt/service-kit/metrics";
import { createCanarySignals } from "@forecourt/service-kit/releases/canary-signals";
import { readRecord } from "@forecourt/service-kit/releases/record";
import { writeFakeRelease } from "@forecourt/testing/fake-release";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { activate } from "../activate.ts";
import { show } from "../show.ts";
import { folderStore } from "../store/folder-store.ts";
import { abort, setCanary } from "./change-canary.ts";
import { createCanaryWatch } from "./watch-canaries.ts";

const [a, b] = ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb"] as const;
const made = { by: "Ada", commit: null, dirty: null };
const releases = { "mfe-trade": b };
const minuteMs = 60_000;
let store: string;

beforeEach(async () => {
  store = await mkdtemp(path.join(tmpdir(), "watch-"));
  await writeFakeRelease(store, { name: "shell", release: a });
  for (const name of ["mfe-trade", "mfe-service"] as const) {
    for (const release of [a, b]) await writeFakeRelease(store, { name, release });
  }
  await activate(store, { shell: a, "mfe-trade": a, "mfe-service": a }, { made });
});
afterEach(() => rm(store, { recursive: true, force: true }));

const start = (percent = 10, of: { [name: string]: string } = releases) =>
  setCanary(store, { releases: of, steps: [{ percent, minutes: null }] }, { made });

/** A process that counts pages, and watches of the canaries that read it. */
function site() {
  let { registry } = createMetrics();
  let signals = createCanarySignals(registry, "gateway");
  let id = 1;
  const lines: string[] = [];
  const readProcesses = async () => [{ id: `4401 ${id}`, text: await registry.metrics() }];
  const options = {
    store: folderStore(store),
    readProcesses,
    report: (line: string) => lines.push(line),
  };
  return {
    lines,
    watch: (now?: () => number) => createCanaryWatch({ ...options, ...(now && { now }) }),
    /** Counts pages of which some failed. */
    pages(arm: "canary" | "baseline", all: number, failed: number, signal = "page") {
      const canary = { record: "", releases, places: [], steps: [], by: "" };
      for (let page = 0; page < all; page += 1) {
        signals.count({ canary, arm }, signal, page < failed ? ["all", "failed"] : ["all"]);
      }
    },
    restart() {
      registry = createMetrics().registry;
      signals = createCanarySignals(registry, "gateway");
      id += 1;
    },
  };
}

const now = async () => {
  const record = await readRecord(store);
  return { live: record?.live["mfe-trade"], canaries: record?.canaries?.length ?? 0 };
};

describe("a canary whose pages fail", () => {
  test("is rolled back at the look after, by a record that says why", async () => {
    const { watch, pages, lines } = site();
    await start();
    const look = watch();
    await look();
    pages("canary", 25, 5);
    pages("baseline", 225, 0);
    await look();
    expect(await now()).toEqual({ live: a, canaries: 0 });
    const record = await readRecord(store);
    const because = "pages that failed: canary 5 of 25 (20.0 %), baseline 0 of 225 (0.0 %)";
    expect(record).toMatchObject({
      because,
      made: { by: "automatic rollback" },
      canaryChanges: [{ action: "roll-back", releases, because, by: "automatic rollback" }, {}],
    });
    expect(await show(store, record?.id ?? "")).toContain(`because ${because}`);
    expect(lines).toEqual([expect.stringContaining(`rolled back the canary of mfe-trade ${b}`)]);
  });

  test("is rolled back for the requests that its service fails, too", async () => {
    const { watch, pages } = site();
    await start();
    const look = watch();
    await look();
    pages("canary", 40, 12, "api");
    pages("baseline", 360, 0, "api");
    await look();
    expect(await now()).toEqual({ live: a, canaries: 0 });
    expect((await readRecord(store))?.because).toBe(
      "requests that the service failed: canary 12 of 40 (30.0 %), baseline 0 of 360 (0.0 %)",
    );
  });

  test("is rolled back by exactly one of several who watch", async () => {
    const { watch, pages, lines } = site();
    await start();
    const looks = [watch(), watch(), watch()];
    await Promise.all(looks.map((look) => look()));
    pages("canary", 50, 25);
    pages("baseline", 450, 0);
    await Promise.all(looks.map((look) => look()));
    const rolledBack = (await readRecord(store))?.canaryChanges?.filter(
      ({ action }) => action === "roll-back",
    );
    expect(rolledBack).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith("rolled back"))).toHaveLength(1);
  });

  test("leaves another canary as it is", async () => {
    const { watch, pages } = site();
    await start();
    await start(10, { "mfe-service": b });
    const look = watch();
    await look();
    pages("canary", 50, 25);
    pages("baseline", 450, 0);
    await look();
    expect((await readRecord(store))?.canaries).toMatchObject([{ releases: { "mfe-service": b } }]);
  });
});

describe("a canary stays", () => {
  test("that fails as often as its baseline", async () => {
    const { watch, pages } = site();
    await start();
    const look = watch();
    for (let turn = 0; turn < 20; turn += 1) {
      await look();
      pages("canary", 20, 2);
      pages("baseline", 180, 18);
    }
    await look();
    expect(await now()).toEqual({ live: a, canaries: 1 });
  });

  test("by what was counted before anybody watched, and is judged by what follows a restart", async () => {
    const { watch, pages, restart } = site();
    await start();
    pages("canary", 50, 50);
    pages("baseline", 450, 0);
    const look = watch();
    await look();
    restart();
    pages("canary", 4, 0);
    pages("baseline", 36, 0);
    await look();
    expect(await now()).toEqual({ live: a, canaries: 1 });
    restart();
    pages("canary", 20, 10);
    pages("baseline", 180, 0);
    await look();
    expect(await now()).toEqual({ live: a, canaries: 0 });
  });

  test("by what was counted of an earlier canary of the same release", async () => {
    const { watch, pages } = site();
    await start();
    const look = watch();
    await look();
    // Not enough by itself.
    pages("canary", 10, 2);
    pages("baseline", 90, 0);
    await look();
    expect(await now()).toEqual({ live: a, canaries: 1 });
    await abort(store, ["mfe-trade"], { made });
    await start();
    pages("canary", 10, 1);
    pages("baseline", 90, 0);
    await look();
    expect(await now()).toEqual({ live: a, canaries: 1 });
  });
});

test.each(["mismatch", "error", "chunk"])(
  "a canary is judged by %s in browsers, too",
  async (signal) => {
    const { watch, pages } = site();
    await start();
    const look = watch();
    await look();
    pages("canary", 50, 20, signal);
    pages("baseline", 450, 1, signal);
    await look();
    expect((await readRecord(store))?.because).toMatch(/^documents .*: canary 20 of 50 /);
  },
);

describe("a schedule", () => {
  const steps = [
    { percent: 10, minutes: 30 },
    { percent: 100, minutes: null },
  ];

  test("makes the release live at its end", async () => {
    const { watch, lines } = site();
    await setCanary(store, { releases, steps }, { made });
    let time = Date.now();
    const look = watch(() => time);
    time += 30 * minuteMs;
    await look();
    expect(await now()).toEqual({ live: a, canaries: 1 });
    time += minuteMs;
    await look();
    expect(await now()).toEqual({ live: b, canaries: 0 });
    expect((await readRecord(store))?.made?.by).toBe("schedule of Ada");
    expect(lines).toEqual([expect.stringContaining(`promoted the canary of mfe-trade ${b}`)]);
  });

  test("leaves a canary of some places one of these places, and one without a schedule as it is", async () => {
    const { watch } = site();
    await setCanary(store, { releases, steps, places: ["heartland"] }, { made });
    const service = { "mfe-service": b };
    await setCanary(
      store,
      { releases: service, steps: [{ percent: 100, minutes: null }] },
      { made },
    );
    await watch(() => Date.now() + 60 * minuteMs)();
    expect((await readRecord(store))?.canaries).toHaveLength(2);
  });
});

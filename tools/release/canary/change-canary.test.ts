import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readRecord, readRecordById } from "@forecourt/service-kit/releases/record";
import { verifyRecord } from "@forecourt/service-kit/releases/verify-record";
import { writeFakeRelease } from "@forecourt/testing/fake-release";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { activate, rollback } from "../activate.ts";
import { makePreview } from "../preview.ts";
import { show } from "../show.ts";
import { status } from "../status.ts";
import { sweep } from "../sweep/sweep.ts";
import { abort, promote, setCanary } from "./change-canary.ts";

const [a, b, c] = ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb", "cccccccccccccccc"] as const;
const made = { by: "Ada", commit: null, dirty: null };
const asBob = { made: { ...made, by: "Bob" } };
const dayMs = 24 * 60 * 60 * 1000;
const tenth = [{ percent: 10, minutes: null }];
let store: string;

beforeEach(async () => {
  store = await mkdtemp(path.join(tmpdir(), "canary-"));
  for (const release of [a, b]) {
    await writeFakeRelease(store, { name: "shell", release, shared: { react: "19.3.1" } });
  }
  for (const release of [a, b, c]) {
    await writeFakeRelease(store, { name: "mfe-trade", release, shared: { react: "^19.3.0" } });
    await writeFakeRelease(store, { name: "mfe-service", release });
  }
  await activate(store, { shell: a, "mfe-trade": a, "mfe-service": a }, { made });
});
afterEach(() => rm(store, { recursive: true, force: true }));

const tryTrade = (release: string = b, options = {}) =>
  setCanary(store, { releases: { "mfe-trade": release }, steps: tenth }, { made, ...options });
const canaryRecord = async () => {
  const [canary] = (await readRecord(store))?.canaries ?? [];
  return canary ? readRecordById(store, canary.record) : null;
};

describe("a canary", () => {
  test("leaves everything live as it is, and has a record of its own that is never in force", async () => {
    const live = await readRecord(store);
    const record = await tryTrade();
    expect(record).toMatchObject({
      live: live?.live,
      parent: live?.id,
      history: live?.history,
      canaries: [{ releases: { "mfe-trade": b }, places: [], by: "Ada", steps: [{ percent: 10 }] }],
      canaryChanges: [{ action: "start", by: "Ada", record: record.id }],
    });
    const own = await canaryRecord();
    expect(own).toMatchObject({
      tries: { "mfe-trade": b },
      live: { shell: a, "mfe-trade": b, "mfe-service": a },
    });
    expect(own?.canaries).toBeUndefined();
    await expect(verifyRecord(store, own!, null)).resolves.toBeUndefined();
  });

  test("has a remote of a new area only with the shell that leads to it", async () => {
    const added = "mfe-parts" as "mfe-trade";
    await writeFakeRelease(store, { name: added, release: a });
    const setParts = (releases: object) => setCanary(store, { releases, steps: tenth }, { made });
    await expect(setParts({ [added]: a })).rejects.toThrow("mfe-parts is not live yet");
    const record = await setParts({ shell: b, [added]: a });
    expect(record.live).not.toHaveProperty(added);
    expect((await canaryRecord())?.live).toMatchObject({ shell: b, [added]: a });
    const promoted = await promote(store, [added], { made });
    expect(promoted.live).toMatchObject({ shell: b, [added]: a, "mfe-service": a });
    expect(await readRecord(store)).toEqual(promoted);
  });

  test("is for more visitors with the same command again, in the same record of its own", async () => {
    await tryTrade();
    const before = await canaryRecord();
    const places = ["heartland"];
    await setCanary(store, { releases: { "mfe-trade": b }, places, steps: tenth }, { made });
    const steps = [{ percent: 50, minutes: null }];
    const record = await setCanary(store, { releases: { "mfe-trade": b }, steps }, { made });
    expect(record.canaries).toMatchObject([
      { steps: [{ percent: 50 }], places, record: before?.id },
    ]);
    expect(record.canaryChanges?.map(({ action }) => action)).toEqual([
      "change",
      "change",
      "start",
    ]);
  });

  test("that is promoted is live for all, as one activation that a rollback takes back", async () => {
    await tryTrade();
    const record = await promote(store, ["mfe-trade"], { made });
    expect(record).toMatchObject({
      live: { shell: a, "mfe-trade": b },
      canaries: [],
      history: [{ action: "activate", from: a, to: b, by: "Ada" }, {}, {}, {}],
      canaryChanges: [{ action: "promote" }, { action: "start" }],
    });
    expect((await rollback(store, "mfe-trade", { made })).live["mfe-trade"]).toBe(a);
  });

  test("that is aborted is gone, and what is live was never changed", async () => {
    const live = (await readRecord(store))?.live;
    await tryTrade();
    const record = await abort(store, ["mfe-trade"], { made });
    expect(record).toMatchObject({ live, canaries: [] });
    expect(record.because).toBeUndefined();
    await expect(abort(store, ["mfe-trade"], { made })).rejects.toThrow("mfe-trade has no canary");
    await expect(promote(store, ["mfe-trade"], { made })).rejects.toThrow("Nothing was changed");
  });

  test("is made anew when another area goes live, and stays that of its visitors", async () => {
    const before = (await tryTrade()).canaries?.[0];
    const record = await activate(store, { "mfe-service": b }, { made });
    const [canary] = record.canaries ?? [];
    expect(canary).toMatchObject({ ...before, record: canary?.record });
    expect(canary?.record).not.toBe(before?.record);
    expect((await canaryRecord())?.live).toEqual({ shell: a, "mfe-trade": b, "mfe-service": b });
  });

  test("is one of several, of different areas", async () => {
    await tryTrade();
    const releases = { "mfe-service": b };
    const record = await setCanary(store, { releases, steps: tenth }, { made });
    expect(record.canaries?.map((one) => one.releases)).toEqual([{ "mfe-trade": b }, releases]);
    await abort(store, ["mfe-trade"], { made });
    expect((await readRecord(store))?.canaries).toMatchObject([{ releases }]);
  });
});

describe("is refused", () => {
  test.each([
    ["what is live already", { "mfe-trade": a }, "is live for everybody already"],
    ["what is not live in any release", { "mfe-company": a }, "nothing to compare with"],
    ["a release that is not in the store", { "mfe-trade": "dddddddddddddddd" }, "ENOENT"],
  ])("%s", async (_what, releases, why) => {
    await expect(setCanary(store, { releases, steps: tenth }, { made })).rejects.toThrow(why);
    expect((await readRecord(store))?.canaries).toBeUndefined();
  });

  test("a release that does not fit the live shell", async () => {
    await writeFakeRelease(store, { name: "mfe-trade", release: c, shared: { react: "^20.0.0" } });
    await expect(tryTrade(c)).rejects.toThrow("it needs react ^20.0.0");
  });

  test("another activation or canary of the same area, which names who tries it", async () => {
    await tryTrade();
    const why = `Ada has a canary of mfe-trade ${b} since `;
    await expect(activate(store, { "mfe-trade": c }, asBob)).rejects.toThrow(why);
    await expect(tryTrade(c, asBob)).rejects.toThrow("npm run release -- abort mfe-trade");
    expect((await readRecord(store))?.live["mfe-trade"]).toBe(a);
  });

  test("a shell that the canary does not fit", async () => {
    await writeFakeRelease(store, { name: "mfe-trade", release: b, shared: { react: "~19.3.0" } });
    await writeFakeRelease(store, { name: "shell", release: b, shared: { react: "19.4.0" } });
    await tryTrade();
    await expect(activate(store, { shell: b }, asBob)).rejects.toThrow(
      `mfe-trade/${b} does not fit`,
    );
  });
});

describe("a rollback", () => {
  test("of an area ends its canary", async () => {
    await activate(store, { "mfe-trade": b }, { made });
    await tryTrade(c);
    const record = await rollback(store, "mfe-trade", asBob);
    expect(record).toMatchObject({ live: { "mfe-trade": a }, canaries: [] });
    expect(record.canaryChanges?.[0]).toMatchObject({ action: "abort", by: "Bob" });
  });

  test("of the shell ends a canary that does not fit, and is not held up by it", async () => {
    await writeFakeRelease(store, { name: "shell", release: b, shared: { react: "19.4.0" } });
    await writeFakeRelease(store, { name: "mfe-trade", release: b, shared: { react: "^19.4.0" } });
    await activate(store, { shell: b }, { made });
    await tryTrade();
    await setCanary(store, { releases: { "mfe-service": b }, steps: tenth }, { made });
    const record = await rollback(store, "shell", { made });
    expect(record).toMatchObject({
      live: { shell: a },
      canaries: [{ releases: { "mfe-service": b } }],
    });
  });
});

describe("two people at once", () => {
  test("start a canary of one area: one wins, the other is told by whom", async () => {
    const since = await readRecord(store);
    const results = await Promise.allSettled([
      tryTrade(b, { since }),
      tryTrade(c, { since, ...asBob }),
    ]);
    expect(results.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
    const [lost] = results.filter((one) => one.status === "rejected");
    expect(String(lost?.reason)).toMatch(/was changed while you decided, by (Ada|Bob): start at /);
    expect((await readRecord(store))?.canaries).toHaveLength(1);
  });

  test("one promotes and one aborts: exactly one of both happens", async () => {
    const since = await tryTrade();
    const results = await Promise.allSettled([
      promote(store, ["mfe-trade"], { since, made }),
      abort(store, ["mfe-trade"], { since, ...asBob }),
    ]);
    expect(results.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
    const record = await readRecord(store);
    expect(record?.canaries).toEqual([]);
    const isPromoted = record?.canaryChanges?.[0]?.action === "promote";
    expect(record?.live["mfe-trade"]).toBe(isPromoted ? b : a);
    expect(record?.canaryChanges).toHaveLength(2);
  });

  test("start canaries of two areas, and none is lost", async () => {
    const since = await readRecord(store);
    const releases = { "mfe-service": b };
    await Promise.all([
      tryTrade(b, { since }),
      setCanary(store, { releases, steps: tenth }, { since, ...asBob }),
    ]);
    expect((await readRecord(store))?.canaries).toHaveLength(2);
  });
});

test("status and show say who gets what, and what became of it", async () => {
  const { id, canaries = [] } = await tryTrade();
  const [canary] = canaries;
  const line = `canary of mfe-trade ${b} for 10 % of the visitors, since ${canary?.steps[0]?.from}, by Ada`;
  expect(await status(store)).toContain(`canaries\n  ${line}\n`);
  expect(await status(store)).toMatch(new RegExp(`${b} .* a canary`));
  const shown = await show(store, id);
  expect(shown).toContain(`  ${line}, record ${canary?.record}`);
  expect(shown).toContain(`Ada started the canary of mfe-trade ${b}`);
  expect(await show(store, canary?.record ?? "")).toContain("for visitors of a canary, made at ");
  const aborted = await abort(store, ["mfe-trade"], { made, because: "its pages fail" });
  const text = await status(store);
  expect(text).toContain(`Ada rolled back the canary of mfe-trade ${b}, because its pages fail`);
  expect(await show(store, aborted.id)).toContain("because its pages fail\nmade by Ada");
});

test("a preview has no canaries", async () => {
  await tryTrade();
  expect(await makePreview(store, { "mfe-service": b }, made)).not.toHaveProperty("canaries");
});

test("a sweep keeps what a canary tries for as long as it runs, however long", async () => {
  await tryTrade();
  const own = await canaryRecord();
  const rules = { records: 1, days: 30 };
  const later = Date.now() + 40 * dayMs;
  const { releases, records } = await sweep(store, rules, later);
  expect(releases).not.toContain(`mfe-trade/${b}`);
  expect(records).not.toContain(own?.id);
  expect(await canaryRecord()).toEqual(own);
  await abort(store, ["mfe-trade"], { made });
  const swept = await sweep(store, rules, later);
  expect(swept.releases).toContain(`mfe-trade/${b}`);
  expect(swept.records).toContain(own?.id);
  expect((await readRecord(store))?.live["mfe-trade"]).toBe(a);
});

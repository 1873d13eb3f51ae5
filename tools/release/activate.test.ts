import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readRecord, writeRecord } from "@forecourt/service-kit/releases/record";
import { writeFakeRelease } from "@forecourt/testing/fake-release";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { activate, rollback } from "./activate.ts";
import { status } from "./status.ts";

const [a, b, c] = ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb", "cccccccccccccccc"] as const;
let store: string;

beforeEach(async () => {
  store = await mkdtemp(path.join(tmpdir(), "releases-"));
  for (const release of [a, b, c]) await writeFakeRelease(store, { name: "mfe-trade", release });
});
afterEach(() => rm(store, { recursive: true, force: true }));

describe("activate", () => {
  test("makes a release live and adds to the history under a new record id", async () => {
    const first = await activate(store, { "mfe-trade": a });
    const second = await activate(store, { "mfe-trade": b });
    expect(second.live).toEqual({ "mfe-trade": b });
    expect(second.id).not.toBe(first.id);
    expect(second.history).toMatchObject([
      { action: "activate", from: a, to: b },
      { action: "activate", from: null, to: a },
    ]);
  });

  test("changes nothing when the release is live", async () => {
    const first = await activate(store, { "mfe-trade": a });
    expect(await activate(store, { "mfe-trade": a })).toEqual(first);
  });

  test("refuses a release that is not in the store and changes nothing", async () => {
    await activate(store, { "mfe-trade": a });
    await expect(activate(store, { "mfe-trade": "dddddddddddddddd" })).rejects.toThrow("ENOENT");
    expect((await readRecord(store))?.live).toEqual({ "mfe-trade": a });
  });

  test("makes several releases live in one record", async () => {
    await writeFakeRelease(store, { name: "shell", release: a });
    const record = await activate(store, { shell: a, "mfe-trade": b });
    expect(record.live).toEqual({ shell: a, "mfe-trade": b });
    expect(record.history).toMatchObject([
      { name: "shell", from: null, to: a, record: record.id },
      { name: "mfe-trade", from: null, to: b, record: record.id },
    ]);
  });

  test("changes nothing when one of several releases is missing", async () => {
    await activate(store, { "mfe-trade": a });
    await expect(activate(store, { "mfe-trade": b, "mfe-service": a })).rejects.toThrow("ENOENT");
    expect((await readRecord(store))?.live).toEqual({ "mfe-trade": a });
  });

  test("refuses a remote that does not fit the live shell", async () => {
    await writeFakeRelease(store, { name: "shell", release: a, shared: { react: "19.3.1" } });
    await activate(store, { shell: a });
    const record = await readRecord(store);
    const shared = { react: "^19.4.0" };
    await writeFakeRelease(store, { name: "mfe-service", release: a, shared });
    await expect(activate(store, { "mfe-service": a })).rejects.toThrow(
      "it needs react ^19.4.0, the shell provides 19.3.1",
    );
    expect(await readRecord(store)).toEqual(record);
  });

  test("refuses a shell that does not fit a live remote", async () => {
    await writeFakeRelease(store, {
      name: "mfe-service",
      release: a,
      shared: { react: "^19.3.0" },
    });
    await writeFakeRelease(store, { name: "shell", release: a, shared: { react: "20.0.0" } });
    await activate(store, { "mfe-service": a, "mfe-trade": a });
    await expect(activate(store, { shell: a })).rejects.toThrow(
      `mfe-service/${a} does not fit shell/${a}`,
    );
  });

  test("checks releases that go live together with each other", async () => {
    const versions = { [a]: "19.3.1", [b]: "19.4.0" };
    for (const [release, react] of Object.entries(versions)) {
      await writeFakeRelease(store, { name: "shell", release, shared: { react } });
      const shared = { react: `^${react}` };
      await writeFakeRelease(store, { name: "mfe-service", release, shared });
    }
    await activate(store, { shell: a, "mfe-service": a });
    await expect(activate(store, { "mfe-service": b })).rejects.toThrow("needs react ^19.4.0");
    const record = await activate(store, { "mfe-service": b, shell: b });
    expect(record.live).toEqual({ shell: b, "mfe-service": b });
  });

  test("a remote is not blocked by another remote that does not fit", async () => {
    await writeFakeRelease(store, { name: "shell", release: a, shared: { react: "19.3.1" } });
    await writeFakeRelease(store, {
      name: "mfe-service",
      release: a,
      shared: { react: "^18.0.0" },
    });
    const live = { shell: a, "mfe-service": a };
    const changedAt = "2026-01-01T00:00:00.000Z";
    await writeRecord(store, { id: "1111111111111111", changedAt, live, history: [] });
    expect((await activate(store, { "mfe-trade": a })).live["mfe-trade"]).toBe(a);
  });

  test("records every one of several activations at the same time", async () => {
    await Promise.all([a, b, c].map((release) => activate(store, { "mfe-trade": release })));
    expect((await readRecord(store))?.history).toHaveLength(3);
  });
});

describe("rollback", () => {
  test("goes back by one release each time", async () => {
    for (const release of [a, b, c]) await activate(store, { "mfe-trade": release });
    expect((await rollback(store, "mfe-trade")).live).toEqual({ "mfe-trade": b });
    expect((await rollback(store, "mfe-trade")).live).toEqual({ "mfe-trade": a });
    await expect(rollback(store, "mfe-trade")).rejects.toThrow("no earlier release");
  });

  test("takes back the latest activation after an earlier rollback", async () => {
    for (const release of [a, b]) await activate(store, { "mfe-trade": release });
    await rollback(store, "mfe-trade");
    await activate(store, { "mfe-trade": c });
    expect((await rollback(store, "mfe-trade")).live).toEqual({ "mfe-trade": a });
  });

  test("goes back by two releases when two run at the same time", async () => {
    for (const release of [a, b, c]) await activate(store, { "mfe-trade": release });
    await Promise.all([rollback(store, "mfe-trade"), rollback(store, "mfe-trade")]);
    expect((await readRecord(store))?.live).toEqual({ "mfe-trade": a });
  });

  test("throws when nothing was live before", async () => {
    await expect(rollback(store, "mfe-trade")).rejects.toThrow("no earlier release");
  });
});

describe("rollback of releases that went live together", () => {
  beforeEach(async () => {
    for (const name of ["shell", "mfe-service"] as const) {
      for (const release of [a, b, c]) await writeFakeRelease(store, { name, release });
    }
    await activate(store, { shell: a, "mfe-service": a, "mfe-trade": a });
    await activate(store, { shell: b, "mfe-trade": b });
  });

  test("takes all of them back in one record", async () => {
    const record = await rollback(store, "mfe-trade");
    expect(record.live).toEqual({ shell: a, "mfe-service": a, "mfe-trade": a });
    expect(record.history.filter((one) => one.record === record.id)).toHaveLength(2);
  });

  test("leaves a release that changed again since", async () => {
    await activate(store, { shell: c });
    expect((await rollback(store, "mfe-trade")).live).toMatchObject({ shell: c, "mfe-trade": a });
    expect((await rollback(store, "shell")).live).toMatchObject({ shell: b, "mfe-trade": a });
  });

  test("leaves a release that has none before it", async () => {
    await writeFakeRelease(store, { name: "mfe-company", release: a });
    await activate(store, { shell: c, "mfe-company": a });
    expect((await rollback(store, "shell")).live).toMatchObject({ shell: b, "mfe-company": a });
  });

  test("takes several changes back in one record when several names are given", async () => {
    await activate(store, { "mfe-service": b });
    const { live } = await rollback(store, ["shell", "mfe-service"]);
    expect(live).toEqual({ shell: a, "mfe-service": a, "mfe-trade": a });
  });

  test("does not reach changes of records that were written before changes named their record", async () => {
    const record = await readRecord(store);
    const history = record?.history.map((change) => ({ ...change, record: undefined })) ?? [];
    if (record) await writeRecord(store, JSON.parse(JSON.stringify({ ...record, history })));
    expect((await rollback(store, "mfe-trade")).live).toMatchObject({ shell: b, "mfe-trade": a });
  });

  test("is refused when what comes back does not fit the live shell", async () => {
    await writeFakeRelease(store, { name: "mfe-service", release: b, shared: { react: "18.0.0" } });
    await writeFakeRelease(store, { name: "shell", release: c, shared: { react: "19.3.1" } });
    const changedAt = "2026-01-01T00:00:00.000Z";
    const at = changedAt;
    const action = "activate" as const;
    const history = [c, b].map((to) => ({
      at,
      name: "mfe-service" as const,
      from: null,
      to,
      action,
    }));
    const live = { shell: c, "mfe-service": c };
    await writeRecord(store, { id: "1111111111111111", changedAt, live, history });
    await expect(rollback(store, "mfe-service")).rejects.toThrow("it needs react 18.0.0");
  });
});

describe("status", () => {
  test("lists live releases and the last changes", async () => {
    expect(await status(store)).toContain("nothing is live yet");
    await activate(store, { "mfe-trade": a });
    const text = await status(store);
    expect(text).toContain(`mfe-trade      ${a}`);
    expect(text).toContain("3 stored");
    expect(text).toContain(`nothing -> ${a}`);
    expect(text).toContain("no site of this DATA_DIR runs");
  });

  test("says what a running site has counted of each release, the one before included", async () => {
    await activate(store, { "mfe-trade": a });
    await activate(store, { "mfe-trade": b });
    const pages = (release: string, outcome: string, count: number) =>
      `shell_area_pages_total{release="mfe-trade.${release}",page="index",outcome="${outcome}"} ${count}`;
    const shells = [
      [pages(a, "page", 7), pages(b, "page", 3), pages(b, "render", 2)].join("\n"),
      [pages(b, "page", 1), pages(b, "deadline", 1), pages(b, "deferred", 4)].join("\n"),
    ];
    const visitor = `visitor_recovered_errors_total{kind="mismatch",page="trade/index",release="mfe-trade.${b}"} 5`;
    const text = await status(store, [...shells, visitor]);
    expect(text).toMatch(new RegExp(`mfe-trade {6}${b} .* 3 stored\n`));
    expect(text).toContain(
      "pages 4, fallbacks 3 (render 2, deadline 1), parts left out 4 (deferred 4), errors in browsers 5 (mismatch 5)",
    );
    expect(text).toMatch(new RegExp(`mfe-trade {6}${a} .* no longer live\n`));
    expect(text).toContain("pages 7, fallbacks 0, parts left out 0, errors in browsers 0");
  });
});

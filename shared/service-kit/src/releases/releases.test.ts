import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeFakeRelease } from "@forecourt/testing/fake-release";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { readRecord, readRecordById, writeRecord } from "./record.ts";
import { readManifest, readVerified } from "./release-folder.ts";
import { runServerBuild } from "./run-server-build.ts";
import { watchRecord } from "./watch-record.ts";

const release = "0123456789abcdef";
let store: string;

beforeEach(async () => {
  store = await mkdtemp(path.join(tmpdir(), "releases-"));
});
afterEach(() => rm(store, { recursive: true, force: true }));

function record(id: string) {
  return { id, changedAt: "2026-01-01T00:00:00.000Z", live: { shell: release }, history: [] };
}

describe("a release in the release store", () => {
  test("rejects a manifest that names another release", async () => {
    const written = await writeFakeRelease(store, { name: "mfe-trade", release });
    expect(await readManifest(store, "mfe-trade", release)).toEqual(written);
    await writeFile(
      path.join(store, "mfe-trade", release, "release.json"),
      JSON.stringify({ ...written, name: "mfe-service" }),
    );
    await expect(readManifest(store, "mfe-trade", release)).rejects.toThrow(
      "says it is mfe-service/0123456789abcdef",
    );
  });

  test("runs a server build with the public path of its release", async () => {
    const server = "module.exports = { here: '/__release__/' }";
    const manifest = await writeFakeRelease(store, { name: "mfe-trade", release, server });
    const exports = await runServerBuild(store, manifest);
    expect(exports).toEqual({ here: `/remotes/mfe-trade/${release}/web/` });
  });

  test.each([
    ["one byte more", "module.exports = { } "],
    ["other bytes", "module.exports = [];"],
    ["nothing", ""],
  ])("does not run a server build that holds %s", async (_name, text) => {
    const manifest = await writeFakeRelease(store, { name: "mfe-trade", release });
    await writeFile(path.join(store, "mfe-trade", release, "server/entry.cjs"), text);
    await expect(runServerBuild(store, manifest)).rejects.toThrow("size or sha384 differ");
  });

  test("refuses a file that the manifest does not list", async () => {
    const manifest = await writeFakeRelease(store, { name: "mfe-trade", release });
    await expect(readVerified(store, manifest, "../../secret")).rejects.toThrow("is not listed");
  });
});

describe("the release record", () => {
  test("is null before the first activation", async () => {
    expect(await readRecord(store)).toBeNull();
  });

  test("is found by its id after later records", async () => {
    await writeRecord(store, record("1111111111111111"));
    await writeRecord(store, record("2222222222222222"));
    expect((await readRecord(store))?.id).toBe("2222222222222222");
    expect((await readRecordById(store, "1111111111111111"))?.id).toBe("1111111111111111");
    expect(await readRecordById(store, "3333333333333333")).toBeNull();
    expect(await readRecordById(store, "../record")).toBeNull();
  });

  test("a watcher reports each new record, and one that cannot be read", async () => {
    await writeRecord(store, record("1111111111111111"));
    const seen: string[] = [];
    const failed = Promise.withResolvers<unknown>();
    const changed = Promise.withResolvers<void>();
    const watch = watchRecord(
      store,
      "1111111111111111",
      {
        async onChange({ id }) {
          seen.push(id);
          changed.resolve();
        },
        onError: failed.resolve,
      },
      5,
    );
    await writeFile(path.join(store, "record.json"), "{}");
    expect(String(await failed.promise)).toContain("record.json");
    await writeRecord(store, record("2222222222222222"));
    await changed.promise;
    watch.close();
    expect(seen).toEqual(["2222222222222222"]);
  });

  test("a watcher reports a new record at once, long before it would look by itself", async () => {
    await writeRecord(store, record("1111111111111111"));
    const changed = Promise.withResolvers<string>();
    const watch = watchRecord(
      store,
      "1111111111111111",
      { onChange: async ({ id }) => changed.resolve(id), onError: changed.reject },
      3_600_000,
    );
    await writeRecord(store, record("2222222222222222"));
    expect(await changed.promise).toBe("2222222222222222");
    watch.close();
  });
});

test("a record names areas that are newer than this checkout", async () => {
  const parts = "mfe-parts" as "mfe-trade";
  await writeFakeRelease(store, { name: parts, release });
  expect((await readManifest(store, parts, release)).name).toBe(parts);
  const services = { ["parts" as "trade"]: { contract: release, commit: null } };
  const written = { ...record(release), live: { [parts]: release }, services };
  await writeRecord(store, written);
  expect(await readRecord(store)).toEqual(written);
  await expect(
    writeRecord(store, { ...written, live: { "../x": release } as object }),
  ).rejects.toThrow();
});

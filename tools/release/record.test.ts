import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { ReleasableName, ReleaseRecord } from "@forecourt/contracts/release";
import {
  archiveFile,
  readRecord,
  readRecordById,
  successorFile,
} from "@forecourt/service-kit/releases/record";
import { integrityOf } from "@forecourt/service-kit/releases/release-folder";
import { writeFakeRelease } from "@forecourt/testing/fake-release";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { activate, rollback } from "./activate.ts";

const [a, b, c] = ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb", "cccccccccccccccc"] as const;
const names = ["mfe-trade", "mfe-service", "mfe-company"] as const;
const ada = { by: "Ada", commit: "1".repeat(40), dirty: true };
let store: string;

beforeEach(async () => {
  store = await mkdtemp(path.join(tmpdir(), "record-"));
  for (const name of names) {
    for (const release of [a, b, c]) await writeFakeRelease(store, { name, release });
  }
});
afterEach(() => rm(store, { recursive: true, force: true }));

/** Activates in a process of its own; resolves to the output, a line for each activation. */
async function activateElsewhere(name: ReleasableName, since: string, releases: readonly string[]) {
  const program = path.join(import.meta.dirname, "fixtures/activate-in-turn.ts");
  const args = ["--disable-warning=ExperimentalWarning", program, store, name, since, ...releases];
  const run = promisify(execFile)(process.execPath, args).catch(
    (error: { stdout: string }) => error,
  );
  return (await run).stdout.trim();
}

/** The records of the store from the record in force to the first. */
async function chain(): Promise<ReleaseRecord[]> {
  const records: ReleaseRecord[] = [];
  for (let record = await readRecord(store); record; ) {
    records.push(record);
    record = record.parent ? await readRecordById(store, record.parent) : null;
  }
  return records;
}

describe("a record", () => {
  test("states who made it from which commit, the hash of each release, and the configuration", async () => {
    const configuration = "0123456789ab";
    const first = await activate(store, { "mfe-trade": a }, { made: ada, configuration });
    const manifest = await readFile(path.join(store, "mfe-trade", a, "release.json"));
    expect(first).toMatchObject({
      made: ada,
      parent: null,
      configuration,
      releases: { "mfe-trade": { contract: 1, commit: null, manifest: integrityOf(manifest) } },
    });
    const second = await activate(store, { "mfe-service": a });
    expect(second).toMatchObject({ parent: first.id, configuration });
    expect(second.made?.by).not.toBe("");
    expect(Object.keys(second.releases ?? {})).toEqual(["mfe-trade", "mfe-service"]);
    expect(second.history[1]).toMatchObject({ by: "Ada", to: a });
  });

  test("never changes: it is found by its id as it was made", async () => {
    const first = await activate(store, { "mfe-trade": a });
    await activate(store, { "mfe-trade": b });
    await rollback(store, "mfe-trade");
    expect(await readRecordById(store, first.id)).toEqual(first);
  });

  test("follows one record alone, and is in force although the process ended in between", async () => {
    const first = await activate(store, { "mfe-trade": a });
    const text = await readFile(path.join(store, "record.json"));
    const second = await activate(store, { "mfe-trade": b });
    // The state when the process ends right after the link.
    await writeFile(path.join(store, "record.json"), text);
    expect((await readRecord(store))?.id).toBe(second.id);
    expect(await readFile(successorFile(store, first.id))).toEqual(
      await readFile(archiveFile(store, second.id)),
    );
    expect((await activate(store, { "mfe-service": a })).live).toEqual({
      "mfe-trade": b,
      "mfe-service": a,
    });
  });

  test("lists the latest changes only, and earlier ones are in earlier records", async () => {
    const made = { by: "Ada", commit: null, dirty: null };
    for (let change = 0; change < 205; change += 1) {
      await activate(store, { "mfe-trade": change % 2 ? a : b }, { made });
    }
    expect((await readRecord(store))?.history).toHaveLength(200);
  });
});

describe("several processes at the same time", () => {
  test("lose no change", async () => {
    const turns = Array.from({ length: 12 }, (_, turn) => (turn % 2 === 0 ? a : b));
    await Promise.all(names.map((name) => activateElsewhere(name, "-", turns)));
    const records = await chain();
    expect(records).toHaveLength(names.length * turns.length);
    expect(records[0]?.live).toEqual({ "mfe-trade": b, "mfe-service": b, "mfe-company": b });
    for (const name of names) {
      const changes = records[0]?.history.filter((change) => change.name === name);
      expect(changes?.map(({ to }) => to).toReversed()).toEqual(turns);
    }
  }, 120_000);

  test("that decided on the same record: one wins, and the others learn who did", async () => {
    const { id } = await activate(store, { "mfe-trade": a });
    const printed = await Promise.all(
      [b, c].map((release) => activateElsewhere("mfe-trade", id, [release])),
    );
    const record = await readRecord(store);
    const won = printed.filter((text) => text === record?.id);
    const refused = printed.filter((text) => text.startsWith("Error: mfe-trade team activated"));
    expect([won.length, refused.length]).toEqual([1, 1]);
    expect(refused[0]).toContain(`${record?.live["mfe-trade"]} is live now, record ${record?.id}.`);
    expect(refused[0]).toContain(`npm run release -- show ${record?.id}`);
    expect(await chain()).toHaveLength(2);
  }, 60_000);

  test("that change different names do not get into each other's way", async () => {
    const { id } = await activate(store, { "mfe-trade": a });
    await Promise.all([
      activateElsewhere("mfe-trade", id, [b]),
      activateElsewhere("mfe-service", id, [b]),
    ]);
    expect((await readRecord(store))?.live).toEqual({ "mfe-trade": b, "mfe-service": b });
  }, 60_000);
});

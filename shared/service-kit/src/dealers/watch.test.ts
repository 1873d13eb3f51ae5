import { readFile, rename } from "node:fs/promises";
import { afterAll, afterEach, describe, expect, test } from "@jest/globals";
import { createLog, type Log } from "../log.ts";
import { readFolder, versionOf } from "./files/read-folder.ts";
import { copyDealers, type DealersCopy, removeCopies } from "./fixtures/dealers-copy.ts";
import { type DealerWatch, type WatchOptions, watchDealers } from "./watch.ts";

const dealer = "ozark-mitsubishi/dealer.json";
const tenant = { dealerId: "ozark-mitsubishi", storeId: null };
const zip = ["company", "zip"];
const broken = `${dealer}: company.zip: expected a ZIP code of five digits, found "637"`;

const watches: DealerWatch[] = [];
afterEach(() => watches.splice(0).forEach((watch) => watch.close()));
afterAll(removeCopies);

function memoryLog(): { log: Log; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  return { log: createLog({ name: "test", destination }), lines };
}

async function follow(copy: DealersCopy, options: Partial<WatchOptions> = {}) {
  const { log, lines } = memoryLog();
  const watch = await watchDealers(copy.folder, {
    log,
    settleMs: 20,
    pollMs: 60_000,
    ...options,
  });
  watches.push(watch);
  return { watch, lines };
}

/** Waits for what is bound to come; the test's own time-out is the only limit. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
}

const zipOf = (watch: DealerWatch): string => watch.current().site(tenant).store.zip;

const newStore = "heartland/stores/lebanon.json";

/** Adds a store. No content names it, so it can be removed again. */
async function addStore({ folder, write }: DealersCopy): Promise<void> {
  const rolla = await readFile(`${folder}/heartland/stores/rolla.json`, "utf8");
  await write(newStore, rolla.replace('"id": "rolla"', '"id": "lebanon"'));
}

/** A file of an experiment with a text of its own in the variant "ring". */
function experiment(text: string): string {
  const ring = { share: 50, langs: { en: { "frame.call": text } } };
  const variants = { control: { share: 50 }, ring };
  return JSON.stringify({ starts: "2026-12-01", ends: "2026-12-15", variants });
}

describe("watchDealers", () => {
  test("applies an edit without a restart, while running requests keep the earlier version", async () => {
    const copy = await copyDealers();
    const { watch } = await follow(copy);
    const before = watch.current();
    await copy.set(dealer, zip, "63703");
    await until(() => zipOf(watch) === "63703");
    expect(before.site(tenant).store.zip).toBe("63701");
    expect(watch.current().version).not.toBe(before.version);
    expect(watch.problems()).toEqual([]);
  });

  test("checks an edit of a configuration that was checked before", async () => {
    const copy = await copyDealers();
    const checkedVersion = versionOf(await readFolder(copy.folder));
    const { watch } = await follow(copy, { checkedVersion });
    expect([zipOf(watch), watch.current().version]).toEqual(["63701", checkedVersion]);
    await copy.set("defaults/texts/inventory.en.json", ["vehicle.unknown"], "Unknown");
    await until(() => watch.problems().length > 0);
    expect(watch.problems()).toEqual([
      expect.stringContaining('inventory.en.json: ["vehicle.unknown"]: unknown text key'),
    ]);
    expect(watch.current().version).toBe(checkedVersion);
  });

  test("keeps the last good state and reports a broken edit, until it is repaired", async () => {
    const copy = await copyDealers();
    const { watch, lines } = await follow(copy);
    const good = watch.current();
    await copy.set(dealer, zip, "637");
    await until(() => watch.problems().length > 0);
    expect(watch.problems()).toEqual([broken]);
    expect(watch.current()).toBe(good);
    expect(lines).toContainEqual(expect.objectContaining({ level: "error", problems: [broken] }));

    await copy.set(dealer, zip, "63705");
    await until(() => zipOf(watch) === "63705");
    expect(watch.problems()).toEqual([]);
  });

  test("adds and removes stores at once", async () => {
    const copy = await copyDealers();
    const { watch } = await follow(copy);
    const storeId = () =>
      watch.current().site({ dealerId: "heartland", storeId: "lebanon" }).store.id;
    await addStore(copy);
    await until(() => watch.current().stores("heartland").includes("lebanon"));
    expect(storeId()).toBe("lebanon");
    await copy.remove(newStore);
    await until(() => !watch.current().stores("heartland").includes("lebanon"));
    expect(storeId()).toBe("columbia");
  });

  test("finds edits by polling when the system reports none", async () => {
    const copy = await copyDealers();
    const { log } = memoryLog();
    const watch = await watchDealers(copy.folder, { log, settleMs: 60_000, pollMs: 20 });
    watches.push(watch);
    await copy.set(dealer, zip, "63702");
    await until(() => zipOf(watch) === "63702");
    expect(watch.problems()).toEqual([]);
  });

  test("reports a missing folder and recovers when it returns", async () => {
    const copy = await copyDealers();
    const { watch } = await follow(copy, { pollMs: 20 });
    await rename(copy.folder, `${copy.folder}-away`);
    await until(() => watch.problems().length > 0);
    expect(watch.problems()[0]).toMatch(/ENOENT/);
    expect(zipOf(watch)).toBe("63701");
    await rename(`${copy.folder}-away`, copy.folder);
    await until(() => watch.problems().length === 0);
  });

  test("applies an edit of one dealer while the files of another are broken", async () => {
    const copy = await copyDealers();
    const { watch } = await follow(copy);
    await copy.write("heartland/dealer.json", "{");
    await copy.set(dealer, zip, "63706");
    await until(() => zipOf(watch) === "63706" && watch.problems().length > 0);
    expect(watch.problems()).toEqual([expect.stringContaining("heartland/dealer.json")]);
    expect(watch.current().ids).toContain("heartland");
  });

  test("keeps the last good state of a broken experiment alone, while the dealer's other edits apply", async () => {
    const copy = await copyDealers();
    const file = "ozark-mitsubishi/experiments/call.json";
    await copy.makeFolder("ozark-mitsubishi/experiments");
    await copy.write(file, experiment("Ring {phone}"));
    const { watch } = await follow(copy);
    const textOf = () =>
      watch.current().site({ ...tenant, variants: "call.ring" }).texts["frame.call"];
    expect(textOf()).toBe("Ring {phone}");
    await copy.write(file, experiment("Ring {number}"));
    await copy.set(dealer, zip, "63709");
    await until(() => zipOf(watch) === "63709" && watch.problems().length > 0);
    expect(watch.problems()).toEqual([
      `${file}: variants.ring.langs.en["frame.call"]: unknown parameter {number}; this text has {phone}`,
    ]);
    expect(textOf()).toBe("Ring {phone}");
    await copy.write(file, experiment("Dial {phone}"));
    await until(() => textOf() === "Dial {phone}");
    expect(watch.problems()).toEqual([]);
    await copy.remove(file);
    await until(() => textOf() === "Call {phone}");
  });

  test("leaves out an experiment that was good and does not fit the dealer's files any more", async () => {
    const copy = await copyDealers();
    await copy.makeFolder("ozark-mitsubishi/experiments");
    const settings = { theme: { onBrand: "#ffffff" } };
    const variants = { a: { share: 50 }, b: { share: 50, settings } };
    const text = JSON.stringify({ starts: "2026-12-01", ends: "2026-12-15", variants });
    await copy.write("ozark-mitsubishi/experiments/ink.json", text);
    const { watch } = await follow(copy);
    expect(watch.current().allExperiments("ozark-mitsubishi")).toHaveLength(1);
    await copy.set(dealer, ["theme"], { font: "figtree", brand: "#ffe000", onBrand: "#111111" });
    await until(() => watch.problems().length > 0);
    expect(watch.problems()).toEqual([
      expect.stringMatching(
        /^ozark-mitsubishi\/experiments\/ink\.json: variants\.b: with this variant, .*contrast/,
      ),
    ]);
    expect(watch.current().allExperiments("ozark-mitsubishi")).toEqual([]);
    expect(watch.current().site(tenant).theme["--brand"]).toBe("#ffe000");
  });

  test("starts without a broken experiment when nothing was good before", async () => {
    const copy = await copyDealers();
    await copy.makeFolder("ozark-mitsubishi/experiments");
    await copy.write("ozark-mitsubishi/experiments/call.json", "{");
    const { watch } = await follow(copy);
    expect(zipOf(watch)).toBe("63701");
    expect(watch.current().allExperiments("ozark-mitsubishi")).toEqual([]);
    expect(watch.problems()).toEqual([
      expect.stringMatching(/^ozark-mitsubishi\/experiments\/call\.json: line 1/),
    ]);
  });

  test("throws when the configuration is broken at start and none was good before", async () => {
    const copy = await copyDealers();
    await copy.set(dealer, zip, "637");
    const lastGoodFile = `${copy.folder}/.last-good.json`;
    await expect(follow(copy, { lastGoodFile })).rejects.toThrow(
      `the dealers' configuration cannot be used:\n  ${broken}`,
    );
  });
});

describe("two watches of one folder in a process", () => {
  test("share the configuration, which is followed until both are closed", async () => {
    const copy = await copyDealers();
    const [{ watch: one }, { watch: other }] = await Promise.all([follow(copy), follow(copy)]);
    expect(other.current()).toBe(one.current());
    one.close();
    one.close();
    await copy.set(dealer, zip, "63708");
    await until(() => zipOf(other) === "63708");
    other.close();
    const { watch: later } = await follow(copy);
    expect(later.current()).not.toBe(other.current());
  });
});

describe("a restart with a broken configuration", () => {
  async function runOnce() {
    const copy = await copyDealers();
    const lastGoodFile = `${copy.folder}/.last-good.json`;
    const { watch } = await follow(copy, { lastGoodFile });
    watch.close();
    return { copy, lastGoodFile, before: watch.current() };
  }

  test("uses the last good files of that dealer and the current files of the others", async () => {
    const { copy, lastGoodFile, before } = await runOnce();
    await copy.set(dealer, zip, "637");
    await addStore(copy);
    const { watch, lines } = await follow(copy, { lastGoodFile });
    expect(zipOf(watch)).toBe("63701");
    expect(before.stores("heartland")).not.toContain("lebanon");
    expect(watch.current().stores("heartland")).toContain("lebanon");
    expect(watch.problems()).toEqual([broken]);
    expect(lines).toContainEqual(expect.objectContaining({ level: "error", problems: [broken] }));
  });

  test("ignores a file that nothing reads", async () => {
    const { copy, lastGoodFile, before } = await runOnce();
    await copy.write("ozark-mitsubishi/unknown.json", "{}");
    const { watch } = await follow(copy, { lastGoodFile });
    expect(watch.current().version).toBe(before.version);
    expect(watch.problems()).toHaveLength(1);
  });

  test("leaves out a new dealer that was never good", async () => {
    const { copy, lastGoodFile } = await runOnce();
    await copy.makeFolder("newcomer");
    await copy.write("newcomer/dealer.json", "{");
    const { watch } = await follow(copy, { lastGoodFile });
    expect(watch.current().ids).not.toContain("newcomer");
    expect(watch.current().ids).toContain("heartland");
  });

  test("uses the repaired files as soon as they are saved", async () => {
    const { copy, lastGoodFile } = await runOnce();
    await copy.set(dealer, zip, "637");
    const { watch } = await follow(copy, { lastGoodFile });
    await copy.set(dealer, zip, "63707");
    await until(() => zipOf(watch) === "63707");
    expect(watch.problems()).toEqual([]);
  });

  test("uses the last good files when the folder is missing", async () => {
    const { copy, lastGoodFile } = await runOnce();
    await rename(copy.folder, `${copy.folder}-away`);
    const stored = lastGoodFile.replace(copy.folder, `${copy.folder}-away`);
    const { watch } = await follow(copy, { lastGoodFile: stored, pollMs: 20 });
    expect(zipOf(watch)).toBe("63701");
    await rename(`${copy.folder}-away`, copy.folder);
    await until(() => watch.problems().length === 0);
  });

  test("does not use the last good files of another folder", async () => {
    const { lastGoodFile } = await runOnce();
    const other = await copyDealers();
    await other.set(dealer, zip, "637");
    await expect(follow(other, { lastGoodFile })).rejects.toThrow(broken);
  });
});

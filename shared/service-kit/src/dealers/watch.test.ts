import { rename } from "node:fs/promises";
import { afterAll, afterEach, describe, expect, test } from "@jest/globals";
import { createLog, type Log } from "../log.ts";
import { copyDealers, type DealersCopy, removeCopies } from "./fixtures/dealers-copy.ts";
import { type DealerWatch, watchDealers } from "./watch.ts";

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

async function follow(copy: DealersCopy, pollMs = 60_000) {
  const { log, lines } = memoryLog();
  const watch = await watchDealers(copy.folder, { log, settleMs: 20, pollMs });
  watches.push(watch);
  return { watch, lines };
}

/** Waits for what is bound to come; the test's own time-out is the only limit. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
}

const zipOf = (watch: DealerWatch): string => watch.current().site(tenant).store.zip;

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
    await copy.remove("heartland/stores/rolla.json");
    await until(() => !watch.current().stores("heartland").includes("rolla"));
    expect(watch.current().site({ dealerId: "heartland", storeId: "rolla" }).store.id).toBe(
      "columbia",
    );
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
    const { watch } = await follow(copy, 20);
    await rename(copy.folder, `${copy.folder}-away`);
    await until(() => watch.problems().length > 0);
    expect(watch.problems()[0]).toMatch(/ENOENT/);
    expect(zipOf(watch)).toBe("63701");
    await rename(`${copy.folder}-away`, copy.folder);
    await until(() => watch.problems().length === 0);
  });

  test("throws when the configuration is broken at start", async () => {
    const copy = await copyDealers();
    await copy.set(dealer, zip, "637");
    await expect(follow(copy)).rejects.toThrow(
      `the dealers' configuration cannot be used:\n  ${broken}`,
    );
  });
});

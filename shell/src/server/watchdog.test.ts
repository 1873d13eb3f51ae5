import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  addToQuarantine,
  hasFilledWithAnother,
  readQuarantine,
  readQuarantined,
} from "@forecourt/service-kit/releases/quarantine";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

const release = "mfe-trade.0123456789abcdef";
let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "watchdog-"));
  file = path.join(folder, "quarantine.json");
});
afterEach(() => rmSync(folder, { recursive: true }));

async function run(...args: string[]): Promise<unknown[]> {
  const script = path.join(import.meta.dirname, "fixtures/hang.ts");
  const child = spawn(process.execPath, [script, file, ...args], { stdio: "ignore" });
  return once(child, "exit");
}

describe("the watchdog", () => {
  test("kills a process that hangs in a remote's code and quarantines the release", async () => {
    expect(await run(release)).toEqual([null, "SIGKILL"]);
    expect(readQuarantine(folder).isQuarantined(release)).toBe(true);
  });

  test("blames a release whose code loops after an await, by what the process runs", async () => {
    expect(await run(release, "after-await")).toEqual([null, "SIGKILL"]);
    expect(readQuarantine(folder).isQuarantined(release)).toBe(true);
  });

  test("quarantines a release whose error nothing catches, which ends the process", async () => {
    expect(await run(release, "error")).toEqual([1, null]);
    expect(readQuarantine(folder).isQuarantined(release)).toBe(true);
  });

  test("does not kill a process that is blocked briefly", async () => {
    expect(await run(release, "50")).toEqual([0, null]);
    expect(existsSync(file)).toBe(false);
  });

  test("does not kill a process that is blocked by its own code", async () => {
    expect(await run("-", "1000")).toEqual([0, null]);
    expect(existsSync(file)).toBe(false);
  });
});

describe("the quarantine", () => {
  test("lasts 30 s, doubles each time, and is at most one hour", () => {
    addToQuarantine({ file }, { release }, 0);
    expect(readQuarantine(folder, () => 29_999).isQuarantined(release)).toBe(true);
    expect(readQuarantine(folder, () => 30_000).isQuarantined(release)).toBe(false);
    addToQuarantine({ file }, { release }, 0);
    expect(readQuarantine(folder, () => 59_999).isQuarantined(release)).toBe(true);
    for (let times = 0; times < 20; times++) addToQuarantine({ file }, { release }, 0);
    expect(readQuarantine(folder, () => 3_600_000).isQuarantined(release)).toBe(false);
  });

  test("keeps the moments of the latest twenty times", () => {
    for (let times = 1; times <= 25; times++) addToQuarantine({ file }, { release }, times);
    const moments = Array.from({ length: 20 }, (_, index) => index + 6);
    expect(readQuarantined(folder)[release]).toMatchObject({ times: 25, at: moments });
  });

  test("can begin with a shorter time", () => {
    addToQuarantine({ file, firstMs: 1_000 }, { release }, 0);
    expect(readQuarantine(folder, () => 999).isQuarantined(release)).toBe(true);
    expect(readQuarantine(folder, () => 1_000).isQuarantined(release)).toBe(false);
  });

  test("knows for an hour that another release of a remote has filled the heap, not that one has looped or thrown", () => {
    const other = "mfe-trade.ffffffffffffffff";
    const hasFilled = (id: string, now: number) => hasFilledWithAnother({ file }, id, now);
    addToQuarantine({ file }, { release }, 1_000);
    expect(hasFilled(other, 1_000)).toBe(false);
    addToQuarantine({ file }, { release, hasFilledHeap: true }, 2_000);
    addToQuarantine({ file }, { release }, 3_000);
    expect(hasFilled(other, 3_601_999)).toBe(true);
    expect(hasFilled(other, 3_602_000)).toBe(false);
    expect(hasFilled(release, 2_000)).toBe(false);
    expect(hasFilled("mfe-service.ffffffffffffffff", 2_000)).toBe(false);
  });

  test("does not affect other releases, and is empty without a valid file", () => {
    addToQuarantine({ file }, { release }, 0);
    expect(readQuarantine(folder, () => 1).isQuarantined("mfe-trade.ffffffffffffffff")).toBe(false);
    expect(readQuarantine(path.join(folder, "none")).isQuarantined(release)).toBe(false);
  });
});

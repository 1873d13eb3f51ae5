import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { HeapProfiler } from "node:inspector";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  addToQuarantine,
  readQuarantine,
  readQuarantined,
} from "@forecourt/service-kit/releases/quarantine";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { heldBytes } from "./allocations.ts";
import { createMemoryWatch } from "./memory-watch.ts";

const trade = "mfe-trade.0123456789abcdef";
const service = "mfe-service.fedcba9876543210";

describe("a process whose heap fills", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "memory-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const fileIn = () => path.join(folder, "quarantine.json");
  async function run(...args: string[]): Promise<unknown[]> {
    const script = path.join(import.meta.dirname, "fixtures/leak.ts");
    const limits = ["--max-old-space-size=64", "--max-semi-space-size=2"];
    const child = spawn(process.execPath, [...limits, script, fileIn(), ...args], {
      stdio: "ignore",
    });
    return once(child, "exit");
  }

  test("stops before it is full, and quarantines the release that keeps what it makes", async () => {
    expect(await run(trade)).toEqual([null, "SIGTERM"]);
    expect(readQuarantine(folder).isQuarantined(trade)).toBe(true);
  });

  test("ends at its limit, as ever, when it keeps what no release has made", async () => {
    expect(await run("-")).toEqual([null, "SIGABRT"]);
    expect(readQuarantined(folder)).toEqual({});
  });

  test("blames no second release of a remote that fills it within an hour: another then keeps what they make", async () => {
    const before = "mfe-trade.ffffffffffffffff";
    addToQuarantine({ file: fileIn() }, { release: before, hasFilledHeap: true }, Date.now());
    expect(await run(trade)).toEqual([null, "SIGABRT"]);
    expect(Object.keys(readQuarantined(folder))).toEqual([before]);
  });

  test("quarantines the release although another one of the remote has just thrown or looped", async () => {
    addToQuarantine({ file: fileIn() }, { release: "mfe-trade.ffffffffffffffff" }, Date.now());
    expect(await run(trade)).toEqual([null, "SIGTERM"]);
    expect(readQuarantine(folder).isQuarantined(trade)).toBe(true);
  });

  test("goes on when the release makes more than the limit and keeps nothing", async () => {
    expect(await run(trade, "garbage")).toEqual([0, null]);
    expect(readQuarantined(folder)).toEqual({});
  });
});

describe("the memory watch", () => {
  /** Checks a heap with a limit of 1,000 after each of these uses; a look finds what `held` says. */
  async function watch(uses: readonly number[], held: Record<string, number>, all = 300) {
    let used = 0;
    const calls: string[] = [];
    const check = createMemoryWatch({
      readHeap: () => ({ used, limit: 1000 }),
      onFilled: (release) => calls.push(release),
      allocations: {
        start: async () => void calls.push("start"),
        stop: () => void calls.push("stop"),
        async held() {
          calls.push("look");
          return { all, byRelease: new Map(Object.entries(held)) };
        },
      },
    });
    for (used of uses) await check();
    return calls;
  }

  test("records nothing while less than half of the heap is in use", async () => {
    expect(await watch([100, 499, 300], { [trade]: 300 })).toEqual([]);
    expect(await watch([500, 499, 300, 500], {})).toEqual(["start", "stop", "start"]);
  });

  test("names the release that holds more than half of what grew", async () => {
    expect(await watch([600, 700], { [trade]: 151, [service]: 149 })).toEqual([
      "start",
      "look",
      trade,
    ]);
  });

  test("names none when two share what grew, or when little grew", async () => {
    const halves = { [trade]: 150, [service]: 150 };
    expect(await watch([600, 700], halves)).toEqual(["start", "look"]);
    expect(await watch([600, 700], { [trade]: 99 }, 99)).toEqual(["start", "look"]);
  });

  test("collects garbage at every seventh check at most", async () => {
    const uses = Array.from({ length: 15 }, () => 700);
    expect(await watch(uses, {})).toEqual(["start", "look", "look"]);
  });

  test("names none when a collection frees the memory", async () => {
    let used = 600;
    const onFilled = jest.fn();
    const held = async () => {
      used = 400;
      return { all: 300, byRelease: new Map([[trade, 300]]) };
    };
    const check = createMemoryWatch({
      readHeap: () => ({ used, limit: 1000 }),
      onFilled,
      allocations: { start: async () => {}, stop: () => {}, held },
    });
    await check();
    used = 800;
    await check();
    expect(used).toBe(400);
    expect(onFilled).not.toHaveBeenCalled();
  });
});

test("an object belongs to the innermost remote on the stack that made it", () => {
  const node = (
    url: string,
    selfSize: number,
    ...children: HeapProfiler.SamplingHeapProfileNode[]
  ): HeapProfiler.SamplingHeapProfileNode => ({
    callFrame: { functionName: "", scriptId: "", url, lineNumber: 0, columnNumber: 0 },
    selfSize,
    children,
  });
  const fileOf = (release: string) => `/store/${release.replace(".", "/")}/server/remote.cjs`;
  const own = "/store/shell/0123456789abcdef/server/shell.cjs";
  const drawn = node(fileOf(trade), 10, node(own, 5), node(fileOf(service), 3));
  expect(heldBytes(node("", 0, node(own, 2, drawn)))).toEqual({
    all: 20,
    byRelease: new Map([
      [trade, 15],
      [service, 3],
    ]),
  });
});

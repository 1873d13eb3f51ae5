import { expect, test } from "@jest/globals";
import { readMainThread, sleepWhileBlocked } from "./main-thread.ts";

/** A thread that runs for this many ms during each sleep; "waits" = it waits for an event. */
function threadThatRuns(...runs: (number | "waits")[]) {
  const slept: number[] = [];
  const thread = { ranMs: 1_000, wantsToRun: true };
  return {
    slept,
    isBlocked: () => runs.length > 0,
    read: () => ({ ...thread }),
    async sleep(ms: number) {
      slept.push(ms);
      const ran = runs.shift() ?? 0;
      thread.wantsToRun = ran !== "waits";
      if (ran !== "waits") thread.ranMs += ran;
    },
  };
}

test("a thread that runs all the time is blocked after that time", async () => {
  const thread = threadThatRuns(1_500, 1_500);
  await sleepWhileBlocked(1_500, thread);
  expect(thread.slept).toEqual([1_500]);
});

test("a thread that gets no processor is not blocked until it has run for that time", async () => {
  const thread = threadThatRuns(0, 500, 800, 199.5, 1_000);
  await sleepWhileBlocked(1_500, thread);
  expect(thread.slept).toEqual([1_500, 1_500, 1_000, 200]);
});

test("a thread that goes on is not waited for", async () => {
  const thread = threadThatRuns(100);
  await sleepWhileBlocked(1_500, thread);
  expect(thread.slept).toEqual([1_500]);
});

test("a thread that waits for an event in the middle of its work is blocked", async () => {
  const thread = threadThatRuns("waits", 0);
  await sleepWhileBlocked(1_500, thread);
  expect(thread.slept).toEqual([1_500]);
});

test("where the system tells nothing, the time counts", async () => {
  const thread = { ...threadThatRuns(0, 0), read: () => null };
  await sleepWhileBlocked(1_500, thread);
  expect(thread.slept).toEqual([1_500]);
});

const onLinux = process.platform === "linux" ? test : test.skip;

onLinux("on Linux, a thread that works has run for longer, and wants to run", () => {
  const before = readMainThread();
  const start = process.cpuUsage();
  while (process.cpuUsage(start).user < 100_000);
  const after = readMainThread();
  expect(after?.wantsToRun).toBe(true);
  expect(after?.ranMs).toBeGreaterThan(before?.ranMs ?? Number.NaN);
});

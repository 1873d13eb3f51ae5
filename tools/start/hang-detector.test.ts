import { expect, test } from "@jest/globals";
import { createHangDetector, defaultHangLimits } from "./hang-detector.ts";
import type { ProcessActivity } from "./process-activity.ts";
import { parseStat } from "./process-activity.ts";

const { pingIntervalMs } = defaultHangLimits;

/** A process that answers nothing; `cpuShare` is the part of the time in which it uses a processor. */
function observe(state: ProcessActivity["state"] | null, cpuShare = 0) {
  let now = 0;
  const detector = createHangDetector(defaultHangLimits, now);
  const activity = () => (state === null ? null : { state, cpuMs: Math.floor(now * cpuShare) });
  const after = (ms: number) => {
    now += ms;
    return detector.check(now, activity);
  };
  /** The reason and the time at which it was found; null when none was within `forMs`. */
  const run = (forMs: number) => {
    const until = now + forMs;
    while (now < until) {
      const reason = after(pingIntervalMs);
      if (reason !== null) return { reason, now };
    }
    return null;
  };
  return { detector, after, run };
}

test("a stopped process is replaced within two seconds", () => {
  const found = observe("stopped").run(10_000);
  expect(found?.now).toBeLessThan(2_000);
  expect(found?.reason).toBe("did not answer for 1.5 s: it is stopped");
});

test("a process that waits and uses no processor time is replaced", () => {
  const found = observe("waiting").run(10_000);
  expect(found?.now).toBeLessThan(5_000);
  expect(found?.reason).toContain("used no processor time");
});

test("a process that only uses the processor is replaced after eight seconds", () => {
  const found = observe("running", 1).run(60_000);
  expect(found).toEqual({
    reason: "did not answer for 8.0 s: its event loop is blocked",
    now: 8_000,
  });
});

test("a busy process that answers late is not replaced", () => {
  const { detector, run } = observe("running", 1);
  for (let round = 0; round < 20; round++) {
    expect(run(5_000)).toBeNull();
    expect(detector.answered()).toBe(5_000);
  }
});

test("a process that gets little processor time has longer", () => {
  expect(observe("running", 0.1).run(29_000)).toBeNull();
  expect(observe("running", 0).run(40_000)?.now).toBe(30_000);
});

test("the time limit alone decides where the system does not report activity", () => {
  expect(observe(null).run(60_000)?.now).toBe(8_000);
});

test.each(["stopped", "waiting", "running", null] as const)(
  "no %s process is replaced for a time in which the supervisor did not run",
  (state) => {
    const { after, run } = observe(state, 1);
    expect(run(1_000)).toBeNull();
    expect(after(10_000)).toBeNull();
    expect(run(1_000)).toBeNull();
  },
);

test("reads state and processor time of a process with any name", () => {
  const rest = "1 2 3 4 5 6 7 8 9 10 150 25 0 0 20 0 11";
  expect(parseStat(`77 (node) a) T ${rest}`)).toEqual({ state: "stopped", cpuMs: 1750 });
  expect(parseStat(`77 (node) S ${rest}`).state).toBe("waiting");
  expect(parseStat(`77 (node) D ${rest}`).state).toBe("running");
});

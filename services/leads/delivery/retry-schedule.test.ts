import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { afterFailure } from "./retry-schedule.ts";
import type { Failure } from "./transport.ts";

const since = new Date("2026-11-21T12:00:00Z");
const after = (seconds: number) => new Date(since.getTime() + seconds * 1000);
const failure = (kind: Failure["kind"]): Failure => ({ kind, text: "EMESSAGE 451 at DATA" });

/** Seconds after the beginning at which a mail that always fails is tried, if nothing takes time. */
function tries(kind: Failure["kind"], random: () => number): number[] {
  const seconds: number[] = [0];
  for (let failures = 0; ; failures += 1) {
    const now = after(seconds.at(-1) ?? 0);
    const { dueAt } = afterFailure({ since, failures }, failure(kind), { now, random: random() });
    if (dueAt === null) return seconds;
    seconds.push((dueAt.getTime() - since.getTime()) / 1000);
  }
}

test("pauses double up to an hour, and the last try is after a day", () => {
  const seconds = tries("temporary", () => 0);
  expect(seconds.slice(0, 13)).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 1023, 2047, 4095]);
  expect(seconds.at(-1)).toBe(86_400);
  const pauses = seconds.slice(1).map((at, index) => at - (seconds[index] ?? 0));
  expect(Math.max(...pauses)).toBe(3_600);
});

test("a refusal for good is tried for an hour", () => {
  expect(tries("refused", () => 0)).toEqual([0, 60, 180, 420, 900, 1860, 3600]);
});

test("chance makes a pause shorter, by a quarter at most, and never later than the end", () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Failure["kind"]>("temporary", "refused", "server"),
      fc.nat(60),
      fc.nat(86_399),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (kind, failures, age, random) => {
        const now = after(age);
        const longest = afterFailure({ since, failures }, failure(kind), { now, random: 0 }).dueAt;
        const { dueAt } = afterFailure({ since, failures }, failure(kind), { now, random });
        if (longest === null || dueAt === null) return longest === dueAt;
        const pause = dueAt.getTime() - now.getTime();
        const most = longest.getTime() - now.getTime();
        return pause > 0 && pause <= most && dueAt <= after(86_400) && pause >= most * 0.74 - 1;
      },
    ),
  );
});

test("what went wrong is kept", () => {
  const failed = afterFailure({ since, failures: 0 }, failure("temporary"), {
    now: after(90_000),
    random: 0,
  });
  expect(failed).toEqual({ lastError: "EMESSAGE 451 at DATA", dueAt: null });
});

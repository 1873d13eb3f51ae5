import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { scheduleRetry } from "./retry-schedule.ts";
import type { Failure } from "./transport.ts";

const firstDueAt = new Date("2026-11-21T12:00:00Z");
const after = (seconds: number) => new Date(firstDueAt.getTime() + seconds * 1000);
const failure = (kind: Failure["kind"]): Failure => ({ kind, text: "EMESSAGE 451 at DATA" });

/** When a mail that always fails is tried, in seconds after the first try. */
function tries(kind: Failure["kind"], random: () => number): number[] {
  const seconds: number[] = [0];
  for (let failures = 0; ; failures += 1) {
    const now = after(seconds.at(-1) ?? 0);
    const { dueAt } = scheduleRetry({ firstDueAt, failures }, failure(kind), {
      now,
      random: random(),
    });
    if (dueAt === null) return seconds;
    seconds.push((dueAt.getTime() - firstDueAt.getTime()) / 1000);
  }
}

test("doubles the delay up to an hour, with the last try after a day", () => {
  const seconds = tries("temporary", () => 0);
  expect(seconds.slice(0, 13)).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 1023, 2047, 4095]);
  expect(seconds.at(-1)).toBe(86_400);
  const delays = seconds.slice(1).map((at, index) => at - (seconds[index] ?? 0));
  expect(Math.max(...delays)).toBe(3_600);
});

test("retries a permanent refusal for an hour", () => {
  expect(tries("refused", () => 0)).toEqual([0, 60, 180, 420, 900, 1860, 3600]);
});

test("shortens a delay at random by up to a quarter, and never exceeds the total", () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Failure["kind"]>("temporary", "refused", "server"),
      fc.nat(60),
      fc.nat(86_399),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (kind, failures, age, random) => {
        const now = after(age);
        const longest = scheduleRetry({ firstDueAt, failures }, failure(kind), {
          now,
          random: 0,
        }).dueAt;
        const { dueAt } = scheduleRetry({ firstDueAt, failures }, failure(kind), { now, random });
        if (longest === null || dueAt === null) return longest === dueAt;
        const delayMs = dueAt.getTime() - now.getTime();
        const maxMs = longest.getTime() - now.getTime();
        return (
          delayMs > 0 && delayMs <= maxMs && dueAt <= after(86_400) && delayMs >= maxMs * 0.74 - 1
        );
      },
    ),
  );
});

test("keeps the error text, and dead-letters after the total", () => {
  const failed = scheduleRetry({ firstDueAt, failures: 0 }, failure("temporary"), {
    now: after(90_000),
    random: 0,
  });
  expect(failed).toEqual({ lastError: "EMESSAGE 451 at DATA", dueAt: null });
});

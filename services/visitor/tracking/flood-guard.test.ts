import { expect, test } from "@jest/globals";
import { floodGuard } from "./flood-guard.ts";

test("each address has its share of every minute", () => {
  const guard = floodGuard(2);
  const letsAt = (now: number) => (address: string) => guard.lets(address, now);
  expect(["a", "a", "a", "b"].map(letsAt(1_000_000))).toEqual([true, true, false, true]);
  expect(letsAt(1_059_999)("a")).toBe(false);
  expect(letsAt(1_060_000)("a")).toBe(true);
});

test("more addresses than can be remembered are counted as one", () => {
  const guard = floodGuard(1);
  for (let index = 0; index < 20_000; index++) guard.lets(`${index}`, 1_000_000);
  expect(guard.lets("new", 1_000_000)).toBe(true);
  expect(guard.lets("newer", 1_000_000)).toBe(false);
});

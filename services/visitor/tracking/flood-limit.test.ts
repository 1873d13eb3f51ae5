import { expect, test } from "@jest/globals";
import { createFloodLimit } from "./flood-limit.ts";

test("limits each address per minute", () => {
  const limit = createFloodLimit(2);
  const letsAt = (now: number) => (address: string) => limit.allows(address, now);
  expect(["a", "a", "a", "b"].map(letsAt(1_000_000))).toEqual([true, true, false, true]);
  expect(letsAt(1_059_999)("a")).toBe(false);
  expect(letsAt(1_060_000)("a")).toBe(true);
});

test("counts addresses above the maximum as one", () => {
  const limit = createFloodLimit(1);
  for (let index = 0; index < 20_000; index++) limit.allows(`${index}`, 1_000_000);
  expect(limit.allows("new", 1_000_000)).toBe(true);
  expect(limit.allows("newer", 1_000_000)).toBe(false);
});

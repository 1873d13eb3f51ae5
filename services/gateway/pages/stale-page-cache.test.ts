import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { createStalePageCache } from "./stale-page-cache.ts";

const bounds = { maxStaleBytes: 1_000, maxStalePageBytes: 400, maxStaleAgeMs: 60_000 };
const page = (html: string) => ({ html, nonce: "n", record: null, storedAt: 0 });

describe("createStalePageCache", () => {
  test("evicts the least recently used page first", () => {
    const pages = createStalePageCache(bounds, () => 0);
    for (const key of ["a", "b", "c"]) pages.set(key, page("x".repeat(150)));
    pages.get("a");
    pages.set("d", page("x".repeat(150)));
    expect(["a", "b", "c", "d"].map((key) => pages.get(key) !== null)).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  test("does not store a page over the size limit", () => {
    const pages = createStalePageCache(bounds, () => 0);
    pages.set("a", page("small"));
    pages.set("b", page("x".repeat(300)));
    expect(pages.get("a")).not.toBeNull();
    expect(pages.get("b")).toBeNull();
  });

  test("deletes the older copy of a page that is now over the size limit", () => {
    const pages = createStalePageCache(bounds, () => 0);
    pages.set("a", page("old"));
    pages.set("a", page("x".repeat(300)));
    expect(pages.get("a")).toBeNull();
    expect(pages.bytes()).toBe(0);
  });

  test("does not return a page over the age limit", () => {
    let now = 1_000;
    const pages = createStalePageCache(bounds, () => now);
    pages.set("a", page("x"));
    now = 61_000;
    expect(pages.get("a")).not.toBeNull();
    now = 61_001;
    expect(pages.get("a")).toBeNull();
    expect(pages.bytes()).toBe(0);
  });

  test("stays within its size limit and adds up for any sequence of calls", () => {
    const step = fc.record({
      act: fc.constantFrom("set", "get", "delete"),
      key: fc.constantFrom("a", "b", "c", "d", "e"),
      length: fc.nat(250),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const pages = createStalePageCache(bounds, () => 0);
        for (const { act, key, length } of steps) {
          if (act === "set") pages.set(key, page("x".repeat(length)));
          else if (act === "get") pages.get(key);
          else pages.delete(key);
          expect(pages.bytes()).toBeLessThanOrEqual(bounds.maxStaleBytes);
        }
        for (const key of "abcde") pages.delete(key);
        expect(pages.bytes()).toBe(0);
      }),
    );
  });
});

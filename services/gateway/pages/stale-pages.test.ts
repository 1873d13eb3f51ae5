import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { createStalePages } from "./stale-pages.ts";

const bounds = { staleBytes: 1_000, stalePageBytes: 400, staleMaxAgeMs: 60_000 };
const page = (html: string, keptAt = 0) => ({ html, nonce: "n", record: null, keptAt });

describe("stale pages", () => {
  test("the least recently used goes first", () => {
    const pages = createStalePages(bounds, () => 0);
    for (const key of ["a", "b", "c"]) pages.keep(key, page("x".repeat(150)));
    pages.find("a");
    pages.keep("d", page("x".repeat(150)));
    expect(["a", "b", "c", "d"].map((key) => pages.find(key) !== null)).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  test("one page cannot push out all others", () => {
    const pages = createStalePages(bounds, () => 0);
    pages.keep("a", page("small"));
    pages.keep("b", page("x".repeat(300)));
    expect(pages.find("a")).not.toBeNull();
    expect(pages.find("b")).toBeNull();
  });

  test("a page that has grown too large replaces its older copy by nothing", () => {
    const pages = createStalePages(bounds, () => 0);
    pages.keep("a", page("old"));
    pages.keep("a", page("x".repeat(300)));
    expect(pages.find("a")).toBeNull();
    expect(pages.bytes()).toBe(0);
  });

  test("what is too old is forgotten", () => {
    let now = 0;
    const pages = createStalePages(bounds, () => now);
    pages.keep("a", page("x"));
    now = 60_000;
    expect(pages.find("a")).not.toBeNull();
    now = 60_001;
    expect(pages.find("a")).toBeNull();
    expect(pages.bytes()).toBe(0);
  });

  test("whatever is kept, found and dropped, the memory stays bounded and adds up", () => {
    const step = fc.record({
      act: fc.constantFrom("keep", "find", "drop"),
      key: fc.constantFrom("a", "b", "c", "d", "e"),
      length: fc.nat(250),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const pages = createStalePages(bounds, () => 0);
        for (const { act, key, length } of steps) {
          if (act === "keep") pages.keep(key, page("x".repeat(length)));
          else if (act === "find") pages.find(key);
          else pages.drop(key);
          expect(pages.bytes()).toBeLessThanOrEqual(bounds.staleBytes);
        }
        for (const key of "abcde") pages.drop(key);
        expect(pages.bytes()).toBe(0);
      }),
    );
  });
});

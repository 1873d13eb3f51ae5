import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { isPathOfThisSite } from "./path-of-this-site.ts";

describe("isPathOfThisSite", () => {
  test.each(["/", "/used-cars-for-sale?page=2#top", "/a//b", "/caf%C3%A9", "/é", "/a/../b"])(
    "accepts %j",
    (path) => expect(isPathOfThisSite(path)).toBe(true),
  );

  test.each([
    "",
    "service",
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    " //evil.example",
    "/..//evil.example",
    "/.//evil.example",
    "/%2e%2e//evil.example",
    "javascript:alert(1)",
    `/${"x".repeat(2_000)}`,
  ])("refuses %j", (path) => expect(isPathOfThisSite(path)).toBe(false));

  test("accepts only paths that browsers resolve to the same site", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      "..",
      ".",
      "%2e",
      "\t",
      "@",
      ":",
      "evil.example",
      "a",
      "?",
      "#",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = pieces.join("");
        fc.pre(isPathOfThisSite(path));
        expect(new URL(path, "https://www.dealer.example/page").host).toBe("www.dealer.example");
      }),
    );
  });
});

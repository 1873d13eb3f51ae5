import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { isVehicleSegment, matchPath, overlap, pathWithoutParams } from "./path-pattern.ts";

const vehicle = "2021-mitsubishi-outlander-se-JA4J4TA81MZ000123";

describe("matchPath", () => {
  test.each([
    ["/service", "/service", {}],
    ["/service", "/service/", {}],
    ["/", "/", {}],
    ["/a/:one/:two?", "/a/x", { one: "x" }],
    ["/a/:one/:two?", "/a/x/y", { one: "x", two: "y" }],
    ["/used-cars-for-sale/:vehicle(vehicle)", `/used-cars-for-sale/${vehicle}`, { vehicle }],
  ])("%s matches %s", (pattern, path, params) => {
    expect(matchPath(pattern, path)).toEqual(params);
  });

  test.each([
    ["/service", "/services"],
    ["/service", "/service/schedule"],
    ["/a/:one/:two?", "/a"],
    ["/a/:one/:two?", "/a/x/y/z"],
    ["/a/:filter(filter)", `/a/${vehicle}`],
    ["/a/:vehicle(vehicle)", "/a/suvs"],
  ])("%s does not match %s", (pattern, path) => {
    expect(matchPath(pattern, path)).toBeNull();
  });

  test("takes one of several words, and no other", () => {
    expect(matchPath("/:list(faqs|news)", "/news")).toEqual({ list: "news" });
    expect(matchPath("/:list(faqs|news)", "/faqs|news")).toBeNull();
    expect(matchPath("/:list(faqs|news)", "/legal")).toBeNull();
  });

  test("throws for a pattern with a malformed segment or an unknown kind", () => {
    expect(() => matchPath("/a/:b(nothing)", "/a/x")).toThrow('no kind "nothing"');
    expect(() => matchPath("/a/{b}", "/a/x")).toThrow('"{b}" is not a segment');
  });

  test("never throws for any path", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (path) => {
        matchPath("/a/:x(filter)?/:y(filter)?", `/a/${path}`);
      }),
    );
  });
});

describe("isVehicleSegment", () => {
  test("needs four digits first and 17 characters last", () => {
    expect(isVehicleSegment(vehicle)).toBe(true);
    expect(isVehicleSegment("2021-JA4J4TA81MZ000123")).toBe(true);
    expect(isVehicleSegment("21-x-JA4J4TA81MZ000123")).toBe(false);
    expect(isVehicleSegment("2021-x-JA4J4TA81MZ00012")).toBe(false);
    expect(isVehicleSegment("2021-x-JA4J4TA81-Z000123")).toBe(false);
  });
});

describe("overlap", () => {
  test.each([
    ["/a", "/a", true],
    ["/a", "/b", false],
    ["/a/:x", "/a/b", true],
    ["/a/:x?", "/a", true],
    ["/a/:x(filter)", "/a/:y(vehicle)", false],
    ["/a/:x(filter)?/:y?", "/a/:v(vehicle)", false],
    ["/a/:x(filter)?/:y?", "/a/suvs/:z", true],
  ])("%s and %s: %s", (left, right, expected) => {
    expect(overlap(left, right)).toBe(expected);
    expect(overlap(right, left)).toBe(expected);
  });
});

describe("pathWithoutParams", () => {
  test.each([
    ["/", "/"],
    ["/service", "/service"],
    ["/a/b/:one?/:two?", "/a/b"],
    ["/a/b?", "/a"],
    ["/a/:one", null],
    ["/:one/a", null],
  ])("of %s is %s", (pattern, path) => {
    expect(pathWithoutParams(pattern)).toBe(path);
  });
});

import { describe, expect, test } from "@jest/globals";
import { Redirects, redirectOf } from "./redirects.ts";

const redirects = Redirects.parse({
  "/about-us": "/our-company",
  "/blog/*": "/car-research/*",
  "/blog/2019/*": "/car-research",
  "/parts": "https://parts.example/shop?from=site",
  "/parts/*": "https://parts.example/item/*",
});

describe("redirectOf", () => {
  test.each([
    ["/about-us", "/our-company"],
    ["/About-Us", "/our-company"],
    ["/blog/winter-tires", "/car-research/winter-tires"],
    ["/blog/2019/winter-tires", "/car-research"],
    ["/parts", "https://parts.example/shop?from=site"],
    ["/parts/Brake-Pads", "https://parts.example/item/Brake-Pads"],
    ["/parts/../x", "https://parts.example/item/../x"],
    ["/blog", null],
    ["/about-us/more", null],
    ["/__proto__", null],
    ["/constructor/x", null],
    ["/", null],
  ])("%s leads to %s", (path, target) => {
    expect(redirectOf(redirects, path)).toBe(target);
  });
});

test("a path of many slashes is looked up as often as the longest former path has slashes", () => {
  const lookUps: unknown[] = [];
  const counted = new Proxy(redirects, {
    getOwnPropertyDescriptor: (target, key) => {
      lookUps.push(key);
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
  });
  expect(redirectOf(counted, "/x".repeat(4_000))).toBeNull();
  expect(lookUps.length).toBeLessThanOrEqual(101);
});

describe("Redirects", () => {
  test.each([
    ["an upper-case path", { "/About": "/our-company" }],
    ["a path without a slash", { about: "/our-company" }],
    ["a pattern", { "/a(b+)+": "/our-company" }],
    ["a star in the middle", { "/a/*/b": "/our-company" }],
    ["everything", { "/*": "/our-company" }],
    ["a query", { "/a?b=c": "/our-company" }],
    ["an address without TLS", { "/a": "http://parts.example/" }],
    ["a script", { "/a": "javascript:alert(1)" }],
    ["another host", { "/a": "//evil.example" }],
    ["a host behind a backslash", { "/a": "/\\evil.example" }],
    ["a user in an address", { "/a": "https://forecourt.example@evil.example/" }],
  ])("refuses %s", (_what, value) => {
    expect(Redirects.safeParse(value).success).toBe(false);
  });
});

import { AppError } from "@forecourt/contracts/errors";
import { runs } from "@forecourt/testing/test-size";
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { parseTarget } from "./parse-target.ts";

const read = (target: string) => parseTarget(target, 8192);

const codeOf = (target: string): string => {
  try {
    read(target);
    return "fine";
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
};

describe("parseTarget", () => {
  test("returns an image target unchanged, with the encoded slashes of its source", () => {
    const target = "/_ipx/f_webp,w_640/https%3A%2F%2Fphotos.example%2Fa%252Fb.jpg%3Fx%3D1%262";
    expect(read(target)).toEqual({ path: target, url: target });
  });

  test.each([
    "/_ipx/",
    "/_ipx/f_webp,w_640",
    "/_ipx/f_webp,w_640/",
    "/_ipx/f_webp,w_640/https://photos.example/a.jpg",
    "/_ipx/f_webp,w_640/https%3a%2f%2fphotos.example",
    "/_ipx/f_webp,w_640/photos%2F..%2Fa.jpg/../b",
    "/_ipx/f_webp,w_640/photos%5Ca.jpg",
    "/_ipx/f_webp,w_640/photos%2Fa%00.jpg",
    "/_ipx/f_webp,w_640/%c0%ae%c0%ae",
    "/_ipx/f_webp,w_640/photos%2Fa.jpg?w=9000",
    "/_ipx/f%5Fwebp,w_640/photos%2Fa.jpg",
    "/_ipx//etc/passwd",
    "/_ipx/../photos%2Fa.jpg",
  ])("rejects the image target %s", (target) => {
    expect(codeOf(target)).toBe("bad-request");
  });

  test.each([
    ["/", "/", "/"],
    [
      "/used-cars-for-sale/suvs?page=2&q=%zz",
      "/used-cars-for-sale/suvs",
      "/used-cars-for-sale/suvs?page=2&q=%zz",
    ],
    ["/caf%c3%a9", "/café", "/caf%C3%A9"],
    ["/%75sed", "/used", "/used"],
    ["/a%20b", "/a b", "/a%20b"],
    ["/w_600,f_webp/a:b@2x;v=1", "/w_600,f_webp/a:b@2x;v=1", "/w_600,f_webp/a:b@2x;v=1"],
    ["/100%25", "/100%", "/100%25"],
    ["/what%3Fnot", "/what?not", "/what%3Fnot"],
    ["/%252e%252e/x", "/%2e%2e/x", "/%252e%252e/x"],
    ["/...", "/...", "/..."],
    ["/.well-known/x", "/.well-known/x", "/.well-known/x"],
    ["/a?b=/../c", "/a", "/a?b=/../c"],
  ])("parses %s as the path %s and forwards %s", (target, path, url) => {
    expect(read(target)).toEqual({ path, url });
  });

  test.each([
    "",
    "*",
    "service",
    "http://evil.example/",
    "//",
    "//evil.example",
    "/\\",
    "/\\evil.example",
    "/%5cevil.example",
    "/a%2fb",
    "/a%2Fb",
    "/.",
    "/..",
    "/../etc/passwd",
    "/a/../b",
    "/a/.",
    "/%2e",
    "/%2e%2e",
    "/%2E%2e/x",
    "/.%2e/x",
    "/%2e./x",
    "/%00",
    "/a%00.html",
    "/%0d%0aset-cookie:x",
    "/%7f",
    "/%zz",
    "/%",
    "/%e",
    "/%c0%ae%c0%ae/x",
    "/%ed%a0%80",
    "/%ff",
    "/caf\u00e9",
    "/a b",
    "/a#b",
    "/a\tb",
  ])("rejects %j", (target) => expect(codeOf(target)).toBe("bad-request"));

  test("rejects targets longer than 8 KB", () => {
    expect(codeOf(`/${"a".repeat(8191)}`)).toBe("fine");
    expect(codeOf(`/${"a".repeat(8192)}`)).toBe("target-too-long");
  });
});

const piece = fc.constantFrom(
  ..."/ . .. %2e %2E %2f %5c \\ %00 %25 %252e %c0%ae %zz a é %C3%A9 %ed%a0%80 ? # ; @ : , = & + ~ ~root".split(
    " ",
  ),
);
const target = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join("")}`),
  fc.string({ unit: "binary" }),
  fc.webPath(),
);

describe("parseTarget with arbitrary targets", () => {
  test("parses the target or throws an AppError", () => {
    fc.assert(
      fc.property(target, (text) => {
        expect(["fine", "bad-request", "target-too-long"]).toContain(codeOf(text));
      }),
      runs({ normal: 500, soak: 2_000 }),
    );
  });

  test("returns no dot segment, slash, backslash or control character", () => {
    fc.assert(
      fc.property(target, (text) => {
        fc.pre(codeOf(text) === "fine");
        const { path, url } = read(text);
        expect(path).toMatch(/^\/(?!\/)[^\\\x00-\x1f\x7f]*$/);
        expect(path.split("/").filter((segment) => segment === "." || segment === "..")).toEqual(
          [],
        );
        expect(new URL(url, "http://a.example").host).toBe("a.example");
      }),
      runs({ normal: 500, soak: 2_000 }),
    );
  });

  test("returns a URL that parses to the same path again", () => {
    fc.assert(
      fc.property(target, (text) => {
        fc.pre(codeOf(text) === "fine");
        const { path, url } = read(text);
        expect(read(url)).toEqual({ path, url });
        const parsed = new URL(url, "http://a.example").pathname;
        expect(parsed.split("/").map(decodeURIComponent).join("/")).toBe(path);
      }),
      runs({ normal: 500, soak: 2_000 }),
    );
  });
});

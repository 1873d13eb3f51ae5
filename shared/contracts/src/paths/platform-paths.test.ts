import { describe, expect, test } from "@jest/globals";
import { ownerOf } from "../areas.ts";
import { platformPathOf, platformPaths } from "./platform-paths.ts";

describe("a path of the platform", () => {
  test.each([
    ["/api", "/api"],
    ["/api/old", "/api"],
    ["/robots.txt", "/robots.txt"],
    ["/apis", null],
    ["/blog/api", null],
    ["/", null],
  ])("of %s is %s", (path, found) => {
    expect(platformPathOf(path)).toBe(found);
  });

  test.each(Object.values(platformPaths))("%s belongs to no page", (path) => {
    expect(ownerOf(path)).toBeNull();
    expect(ownerOf(`${path}/any`)).toBeNull();
  });
});

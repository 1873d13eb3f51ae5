import { describe, expect, test } from "@jest/globals";
import { parseChoices } from "./choices.ts";

const release = "0123456789abcdef";

describe("parseChoices", () => {
  test("reads names, each with or without a release", () => {
    expect(parseChoices(["shell", "mfe-trade", release, "mfe-service"])).toEqual([
      { name: "shell", release: null },
      { name: "mfe-trade", release },
      { name: "mfe-service", release: null },
    ]);
  });

  test.each([
    ["nothing", []],
    ["a name that is not released", ["gateway"]],
    ["a release without a name", [release]],
    ["two releases of one name", ["shell", release, release]],
    ["a malformed release", ["shell", "latest"]],
    ["a name twice", ["shell", "shell"]],
  ])("returns null for %s", (_case, args) => {
    expect(parseChoices(args)).toBeNull();
  });
});

import { afterEach, expect, test } from "@jest/globals";
import { runs, testSize } from "./test-size.ts";

const before = process.env["FORECOURT_SOAK"];
afterEach(() => {
  if (before === undefined) delete process.env["FORECOURT_SOAK"];
  else process.env["FORECOURT_SOAK"] = before;
});

test("a normal run is small and deterministic", () => {
  process.env["FORECOURT_SOAK"] = "";
  expect(testSize({ normal: "few", soak: "many" })).toBe("few");
  expect(runs({ normal: 10, soak: 1000 })).toEqual({ numRuns: 10, seed: expect.any(Number) });
});

test("a soak run is large and random", () => {
  process.env["FORECOURT_SOAK"] = "1";
  expect(testSize({ normal: "few", soak: "many" })).toBe("many");
  expect(runs({ normal: 10, soak: 1000 })).toEqual({ numRuns: 1000 });
});

import { withPublished } from "@forecourt/testing/published-data";
import { describe, expect, test } from "@jest/globals";
import { readZip } from "./read-zip.ts";
import { stateOfZip } from "./zip.ts";

describe("readZip", () => {
  test.each([
    ["63701", "63701"],
    [" 63701 ", "63701"],
    ["63701-0012", "63701"],
    ["637010012", "63701"],
    ["63701 0012", "63701"],
    ["6370", null],
    ["637011", null],
    ["63701-", null],
    ["6370a", null],
    ["٦٣٧٠١", null],
    ["", null],
  ])("%j is %j", (text, zip) => {
    expect(readZip(text)).toBe(zip);
  });
});

describe("stateOfZip", () => {
  test.each([
    ["63701", "MO"],
    ["62901", "IL"],
    ["66101", "KS"],
    ["00501", "NY"],
    ["06390", "NY"],
    ["73301", "TX"],
    ["83414", "WY"],
    ["05501", "MA"],
    ["00000", null],
    ["09012", null],
    ["34002", null],
    ["96201", null],
    ["637", null],
  ])("%s is %j", (zip, state) => {
    expect(stateOfZip(zip)).toBe(state);
  });

  withPublished("reference/us_zip/US.txt.gz", (read) => {
    test("agrees with the list of all ZIP codes", () => {
      const states = new Map<string, Set<string>>();
      for (const row of read().trim().split("\n")) {
        const [, zip = "", , , state = ""] = row.split("\t");
        if (state) states.set(zip, (states.get(zip) ?? new Set()).add(state));
      }
      const wrong = [...states].filter(([zip, listed]) => !listed.has(stateOfZip(zip) ?? ""));
      console.info(`${states.size} ZIP codes of a state checked, ${wrong.length} differ`);
      expect(states.size).toBeGreaterThan(40_000);
      expect(wrong).toEqual([]);
    });
  });
});

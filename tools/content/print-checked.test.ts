import { afterEach, expect, jest, test } from "@jest/globals";
import { printChecked } from "./print-checked.ts";

afterEach(() => {
  jest.restoreAllMocks();
});

/** The exit code and the lines that are printed. */
function printed(problems: string[], notes: string[]): [number, string[]] {
  const lines: string[] = [];
  jest.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  return [printChecked({ problems, notes }), lines];
}

test("without problems and notes, nothing is wrong", () => {
  expect(printed([], [])).toEqual([0, ["nothing wrong"]]);
});

test("notes alone are counted, and are no mistakes", () => {
  expect(printed([], ["one"])).toEqual([0, ["note: one", "no mistakes; 1 note"]]);
  expect(printed([], ["one", "two"])[1].at(-1)).toBe("no mistakes; 2 notes");
});

test("problems are counted, and are the exit code 1", () => {
  expect(printed(["one"], [])).toEqual([1, ["one", "1 problem to fix"]]);
  expect(printed(["one", "two"], [])[1].at(-1)).toBe("2 problems to fix");
});

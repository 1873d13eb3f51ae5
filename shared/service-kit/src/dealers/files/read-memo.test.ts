import { expect, jest, test } from "@jest/globals";
import type { Problem } from "../problems/problem.ts";
import type { Files } from "./read-folder.ts";
import { ReadMemo } from "./read-memo.ts";

const fault = { file: "a.json", path: [], message: "expected a text" };

function readAll(files: Files, _id: string, problems: Problem[]): string {
  if ([...files.values()].includes("")) problems.push(fault);
  return [...files.values()].join();
}

test("equal files are read once, and their problems are reported each time", () => {
  const memo = new ReadMemo();
  const read = jest.fn(readAll);
  const problems: Problem[] = [];
  for (const _turn of [1, 2]) {
    expect(memo.once(read, new Map([["a.json", ""]]), "ozark", problems)).toBe("");
  }
  expect(read).toHaveBeenCalledTimes(1);
  expect(problems).toEqual([fault, fault]);
});

test.each<[name: string, files: Files]>([
  ["a changed", new Map([["a.json", "two"]])],
  ["a renamed", new Map([["b.json", "one"]])],
  // biome-ignore format: a pair per line
  ["an added", new Map([["a.json", "one"], ["b.json", "one"]])],
  ["a removed", new Map()],
])("%s file is read again", (_name, files) => {
  const memo = new ReadMemo();
  const read = jest.fn(readAll);
  memo.once(read, new Map([["a.json", "one"]]), "ozark", []);
  expect(memo.once(read, files, "ozark", [])).toBe([...files.values()].join());
  expect(read).toHaveBeenCalledTimes(2);
});

test("two readers of the same files are kept apart", () => {
  const memo = new ReadMemo();
  const files: Files = new Map([["a.json", "one"]]);
  expect(memo.once(readAll, files, "ozark", [])).toBe("one");
  expect(memo.once(() => 2, files, "ozark", [])).toBe(2);
});

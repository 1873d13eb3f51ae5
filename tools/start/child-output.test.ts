import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { keepOutput } from "./child-output.ts";
import { openLogFile } from "./log-file.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "child-output-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function printed(lines: [string, "stdout" | "stderr"][]) {
  const terminal: string[] = [];
  const output = keepOutput(folder, (text) => terminal.push(text));
  for (const [line, from] of lines) output.line("trade", line, from);
  output.close();
  return { terminal, file: readFileSync(path.join(folder, "trade.log"), "utf8") };
}

test("every line is kept, but only warnings, errors and stderr reach the terminal", () => {
  const info = '{"level":"info","msg":"listening"}';
  const warning = '{"level":"warn","msg":"slow"}';
  const error = '{"level":"error","msg":"failed","err":{"message":"no such table"}}';
  const { terminal, file } = printed([
    [info, "stdout"],
    [warning, "stdout"],
    [error, "stdout"],
    ["Error: out of memory", "stderr"],
  ]);
  expect(file).toBe(`${info}\n${warning}\n${error}\nError: out of memory\n`);
  expect(terminal).toEqual([
    "trade: warn: slow",
    "trade: error: failed (no such table)",
    "trade: Error: out of memory",
  ]);
});

test("a line that was cut off is shown as it is", () => {
  expect(printed([['{"level":"error","msg":"fai', "stdout"]]).terminal).toEqual([
    'trade: {"level":"error","msg":"fai',
  ]);
});

test("a log file is put aside before it outgrows its limit, and the oldest is dropped", () => {
  const log = openLogFile(path.join(folder, "a.log"), { maxBytes: 10, keep: 2 });
  for (const line of ["one", "two", "three", "four", "five", "a line longer than a file may be"]) {
    log.write(line);
  }
  log.close();
  const content = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), "utf8"));
  expect(content).toEqual(["a line longer than a file may be\n", "four\nfive\n", "three\n"]);
});

test("a log file goes on where the last run ended", () => {
  for (const line of ["one", "two"]) {
    const log = openLogFile(path.join(folder, "a.log"));
    log.write(line);
    log.close();
  }
  expect(readFileSync(path.join(folder, "a.log"), "utf8")).toBe("one\ntwo\n");
});

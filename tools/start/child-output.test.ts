import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { logOutput } from "./child-output.ts";
import { openLogFile } from "./log-file.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "child-output-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function printed(lines: [string, "stdout" | "stderr"][]) {
  const terminal: string[] = [];
  const output = logOutput(folder, (text) => terminal.push(text));
  for (const [line, from] of lines) output.line("trade", line, from);
  output.close();
  return { terminal, file: readFileSync(path.join(folder, "trade.log"), "utf8") };
}

test("logs every line, but prints only warnings, errors and stderr", () => {
  const info = '{"level":"info","msg":"listening"}';
  const warning = '{"level":"warn","msg":"slow"}';
  const error = '{"level":"error","msg":"failed","err":{"message":"no such table"}}';
  const { terminal, file } = printed([
    [info, "stdout"],
    [warning, "stdout"],
    [error, "stdout"],
    ["Error: out of memory", "stderr"],
  ]);
  const [last = "", ...before] = file.trimEnd().split("\n").toReversed();
  expect(before.toReversed()).toEqual([info, warning, error]);
  expect(JSON.parse(last)).toMatchObject({ level: "error", msg: "Error: out of memory" });
  expect(terminal).toEqual([
    "trade: warn: slow",
    "trade: error: failed (no such table)",
    "trade: Error: out of memory",
  ]);
});

test("logs every line as JSON, also those that no logger has written", () => {
  const { file } = printed([
    ["(node:1) TimeoutNegativeWarning: -3 is a negative number.", "stderr"],
    ['{"level":"error","msg":"fai', "stdout"],
    ["{ a: 1 }", "stdout"],
    ["", "stdout"],
  ]);
  const lines = file.trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    [
      ["error", "(node:1) TimeoutNegativeWarning: -3 is a negative number."],
      ["info", '{"level":"error","msg":"fai'],
      ["info", "{ a: 1 }"],
      ["info", ""],
    ].map(([level, msg]) => ({ level, msg, service: "trade", time: expect.any(String) })),
  );
});

test("prints mistakes in the dealers' files once, although every process reports them", () => {
  const output: string[] = [];
  const log = logOutput(folder, (text) => output.push(text));
  const broken = (...problems: string[]) =>
    JSON.stringify({ level: "error", problems, msg: "broken" });
  for (const name of ["inventory", "leads", "shell"]) log.line(name, broken("a.json: b"), "stdout");
  log.line("leads", broken("a.json: b", "a.json: c"), "stdout");
  log.line("shell", broken("a.json: b", "a.json: c"), "stdout");
  // The file was corrected, and broken again in the same way.
  log.line("shell", broken("a.json: b", "a.json: c"), "stdout");
  log.close();
  const both = "error: broken\n  a.json: b\n  a.json: c";
  expect(output).toEqual(["error: broken\n  a.json: b", both, both]);
});

test("prints a truncated line unchanged", () => {
  expect(printed([['{"level":"error","msg":"fai', "stdout"]]).terminal).toEqual([
    'trade: {"level":"error","msg":"fai',
  ]);
});

test("rotates a log file before it exceeds its limit, and deletes the oldest", () => {
  const log = openLogFile(path.join(folder, "a.log"), { maxBytes: 10, keep: 2 });
  for (const line of ["one", "two", "three", "four", "five", "a line longer than a file may be"]) {
    log.write(line);
  }
  log.close();
  const content = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), "utf8"));
  expect(content).toEqual(["a line longer than a file may be\n", "four\nfive\n", "three\n"]);
});

test("appends to the log file of the last run", () => {
  for (const line of ["one", "two"]) {
    const log = openLogFile(path.join(folder, "a.log"));
    log.write(line);
    log.close();
  }
  expect(readFileSync(path.join(folder, "a.log"), "utf8")).toBe("one\ntwo\n");
});

import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { z } from "zod";
import { root } from "../../build/base-config.ts";
import { runTool } from "../run-tool.ts";

const lines = (count: number) =>
  Array.from({ length: count }, (_, i) => `  call(${i});`).join("\n");
const call = "declare function call(value: number): void;\n";

/** Files, and the rule that each must break; null for none. */
const files: [file: string, rule: string | null, content: string][] = [
  ["src/any.ts", "no-explicit-any", "export const value: any = 1;"],
  ["src/ignore.ts", "ban-ts-comment", "// @ts-ignore\nexport const value: string = 1;"],
  ["src/env.ts", "no-process-env", "export const port = process.env.PORT;"],
  ["src/config.ts", null, "export const port = process.env.PORT;"],
  ["src/default.ts", "no-default-export", "export default 1;"],
  ["src/jest.config.ts", null, "export default 1;"],
  ["src/camelCase.ts", "filename-case", "export const value = 1;"],
  [
    "src/floating.ts",
    "no-floating-promises",
    "async function work() {}\nexport function run() { work(); }",
  ],
  ["src/misused.ts", "no-misused-promises", "[1].forEach(async () => {});\nexport const done = 0;"],
  ["src/equal.ts", "eqeqeq", "export const same = (a: unknown) => a == 1;"],
  ["src/bang.ts", "no-non-null-assertion", "export const first = (all: number[]) => all[0]!;"],
  [
    "src/swallow.ts",
    "no-empty",
    "export function run(work: () => void) { try { work(); } catch {} }",
  ],
  ["src/unused.ts", "no-unused-vars", "const unused = 1;\nexport const done = 0;"],
  ["src/long-file.ts", "max-lines", `${call}${lines(201)}\nexport const done = 0;`],
  ["src/long-file.test.ts", null, `${call}${lines(201)}\nexport const done = 0;`],
  [
    "src/long-function.ts",
    "max-lines-per-function",
    `${call}export function long() {\n${lines(61)}\n}`,
  ],
  [
    "src/skipped.test.ts",
    "no-disabled-tests",
    'import { expect, test } from "@jest/globals";\ntest.skip("x", () => expect(1).toBe(1));',
  ],
  [
    "src/focused.test.ts",
    "no-focused-tests",
    'import { expect, test } from "@jest/globals";\ntest.only("x", () => expect(1).toBe(1));',
  ],
  [
    "src/unasserted.test.ts",
    "expect-expect",
    'import { test } from "@jest/globals";\ntest("x", () => {});',
  ],
  [
    "src/hooks.tsx",
    "rules-of-hooks",
    'import { useState } from "react";\nexport function Part({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}',
  ],
  [
    "src/deps.tsx",
    "exhaustive-deps",
    'import { useEffect } from "react";\nexport function Part({ name }: { name: string }) {\n  useEffect(() => { document.title = name; }, []);\n  return null;\n}',
  ],
  ["src/image.tsx", "alt-text", 'export const Part = () => <img src="/a.png" />;'],
];

const Report = z.object({
  diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })),
});

let folder: string;
let found: { file: string; rule: string }[];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "lint-"));
  mkdirSync(path.join(folder, "src"));
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  for (const name of [".oxlintrc.json", "tsconfig.base.json"]) {
    copyFileSync(path.join(root, name), path.join(folder, name));
  }
  write("tsconfig.json", '{ "extends": "./tsconfig.base.json", "include": ["src"] }');
  for (const [file, , content] of files) write(file, `${content}\n`);
  const { output } = await runTool(["oxlint", "--format=json", "src"], {
    live: false,
    cwd: folder,
  });
  found = Report.parse(JSON.parse(output)).diagnostics.map(({ filename, code }) => ({
    file: filename,
    rule: code.replace(/^.*\((.*)\)$/, "$1"),
  }));
});

afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, content: string) {
  writeFileSync(path.join(folder, file), content);
}

test.each(files)("%s: %s", (file, rule) => {
  const rules = found.filter((one) => one.file === file).map((one) => one.rule);
  expect(rules).toEqual(rule === null ? [] : [rule]);
});

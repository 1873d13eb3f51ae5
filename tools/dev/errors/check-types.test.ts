import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { root } from "../../build/base-config.ts";
import { createTypeCheck } from "./check-types.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "types-"));
  mkdirSync(path.join(folder, "mfe-trade/src"), { recursive: true });
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  writeFileSync(
    path.join(folder, "tsconfig.base.json"),
    JSON.stringify({ compilerOptions: { strict: true, noEmit: true, types: [], lib: ["es2024"] } }),
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const save = (text: string) => writeFileSync(path.join(folder, "mfe-trade/src/a.ts"), text);

/** Takes seconds to check. */
function longSource(): string {
  const functions = Array.from(
    { length: 3000 },
    (_, index) => `export const f${index} = (all: All<0>): All<${index} | 0> => all;`,
  );
  return [
    "type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;",
    "type All<Value> = { [Key in `${Digit}${Digit}${Digit}`]: Key | Value };",
    ...functions,
  ].join("\n");
}

/** Number of compilers that check a project; the script that starts a compiler does not count. */
function compilersOf(project: string): number {
  const { stdout } = spawnSync("ps", ["-eo", "args"], { encoding: "utf8" });
  return stdout.split("\n").filter((line) => line.includes(`/lib/tsc -p ${project} `)).length;
}

test("a check of earlier changes is ended, also while it is in the middle of it", async () => {
  const cache = path.join(folder, "cache");
  let seen = () => {};
  const onResult = () => seen();
  const check = await createTypeCheck({ folder, cache, names: ["mfe-trade"], onResult });
  save(longSource());
  check();
  const project = path.join(cache, "tsconfig.json");
  while (compilersOf(project) === 0) await sleep(20);
  save("export const a = 1;");
  await new Promise<void>((resolve) => {
    seen = resolve;
    check();
  });
  expect(compilersOf(project)).toBe(0);
});

test("errors of the area are stated with their positions until they are mended; the latest change counts", async () => {
  const results: (string | null)[] = [];
  let seen = () => {};
  const check = await createTypeCheck({
    folder,
    cache: path.join(folder, "cache"),
    names: ["mfe-trade"],
    onResult(errors) {
      results.push(errors);
      seen();
    },
  });
  const checked = () => new Promise<void>((resolve) => (seen = resolve));
  save("export const a: number = 1;\nexport const b: number = a;\n");
  check();
  save('export const a = "one";\nexport const b: number = a;\n');
  check();
  await checked();
  save("export const a = 1;\nexport const b: number = a;\n");
  check();
  await checked();
  expect(results).toEqual([
    "mfe-trade/src/a.ts:2:14 - error TS2322: Type 'string' is not assignable to type 'number'.",
    null,
  ]);
});

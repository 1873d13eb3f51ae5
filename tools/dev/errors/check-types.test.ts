import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
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

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";

const preload = new URL("./exit-at-once.ts", import.meta.url).href;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "exit-at-once-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a script under a name, and returns what its handlers of the exit print. */
function printedBy(name: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, 'process.on("exit", () => console.log("later handler"));');
  return execFileSync(process.execPath, [`--import=${preload}`, file], { encoding: "utf8" });
}

test("a worker of Jest exits at its first exit handler, any other process as usual", () => {
  expect(printedBy("processChild.js")).toBe("");
  expect(printedBy("other.js")).toBe("later handler\n");
});

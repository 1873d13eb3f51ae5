import { mkdtempSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { openLogFile } from "./log-file.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "log-file-"));
  file = path.join(folder, "logs", "shell.log");
});
afterEach(() => rmSync(folder, { recursive: true }));

const linesOf = () => readFileSync(file, "utf8").trimEnd().split("\n");

/** A disk with room for some bytes; a text that does not fit is cut off, and then no other text fits. */
function stubDisk() {
  const disk = { room: Number.POSITIVE_INFINITY, code: "ENOSPC" };
  const append = (handle: number, bytes: Uint8Array) => {
    if (disk.room === 0) throw Object.assign(new Error("no space left"), { code: disk.code });
    const written = writeSync(handle, bytes.subarray(0, disk.room));
    disk.room -= written;
    return written;
  };
  return { disk, append };
}

test.each(["ENOSPC", "EIO"])("drops and counts lines while writes fail with %s", (code) => {
  const { disk, append } = stubDisk();
  const reports: string[] = [];
  const log = openLogFile(file, { append, report: (text) => reports.push(text) });
  log.write("one");
  Object.assign(disk, { room: 0, code });
  log.write("two");
  log.write("three");
  expect(reports).toEqual([`${file} cannot be written (${code}); lines are dropped`]);

  disk.room = Number.POSITIVE_INFINITY;
  log.write("four");
  log.write("five");
  log.close();
  const gap = expect.stringContaining('"msg":"2 lines before this one could not be written"');
  expect(linesOf()).toEqual(["one", gap, "four", "five"]);
  expect(reports.slice(1)).toEqual([`${file} can be written again; 2 lines were dropped`]);
});

test("starts a new line after one that was cut off by a full disk", () => {
  const { disk, append } = stubDisk();
  const log = openLogFile(file, { append });
  disk.room = 3;
  log.write("cut off");
  disk.room = Number.POSITIVE_INFINITY;
  log.write("whole");
  log.close();
  expect(linesOf()).toEqual(["cut", expect.stringContaining("1 lines before"), "whole"]);
});

test("does not throw when the file cannot be created, and creates it later", () => {
  const parent = path.dirname(file);
  writeFileSync(parent, "a file in place of the folder");
  const log = openLogFile(file);
  log.write("one");
  rmSync(parent);
  log.write("two");
  log.close();
  expect(linesOf()).toEqual([expect.stringContaining("1 lines before"), "two"]);
});

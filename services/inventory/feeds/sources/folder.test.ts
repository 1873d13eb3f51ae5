import { appendFileSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { allOf, sourceContext } from "../testing/source-context.ts";
import { folderFiles } from "./folder.ts";

const source = { kind: "folder" as const, folder: null, files: null };

/** A context whose clock is that many seconds ahead, so that new files have been untouched for as long. */
async function contextAhead(seconds: number) {
  const now = () => new Date(Date.now() + seconds * 1000);
  const context = await sourceContext({ now });
  const drop = (name: string, content = "cars") => {
    writeFileSync(path.join(context.folders.incoming, name), content);
    return path.join(context.folders.incoming, name);
  };
  return { context, drop };
}

const noWait = async () => undefined;

test("takes complete files, the oldest first, out of the reach of the vendor", async () => {
  const { context, drop } = await contextAhead(60);
  utimesSync(drop("b.csv"), 1_700_000_000, 1_700_000_000);
  drop("a.csv");
  const taken = await allOf(folderFiles(source, context, noWait));
  expect(taken.map(({ name }) => name)).toEqual(["b.csv", "a.csv"]);
  expect(readdirSync(context.folders.working).toSorted()).toEqual(["a.csv", "b.csv"]);
  expect(taken.every(({ file }) => path.dirname(file) === context.folders.working)).toBe(true);
});

test("waits for a file that has just come or was just renamed, however old it says it is", async () => {
  const { context, drop } = await contextAhead(5);
  utimesSync(drop("a.csv"), 1_700_000_000, 1_700_000_000);
  expect(await allOf(folderFiles(source, context, noWait))).toEqual([]);
  const later = { ...context, now: () => new Date(Date.now() + 15_000) };
  expect(await allOf(folderFiles(source, later, noWait))).toHaveLength(1);
});

test("waits for a file that grows between two looks", async () => {
  const { context, drop } = await contextAhead(60);
  const file = drop("a.csv");
  const grow = async () => appendFileSync(file, "more cars");
  expect(await allOf(folderFiles(source, context, grow))).toEqual([]);
  expect(await allOf(folderFiles(source, context, noWait))).toHaveLength(1);
});

test("leaves what is unfinished, hidden, a folder or a link", async () => {
  const { context, drop } = await contextAhead(60);
  for (const name of [".cars.csv", "cars.csv.part", "cars.csv.filepart", "cars.tmp"]) drop(name);
  symlinkSync("/etc/hostname", path.join(context.folders.incoming, "link.csv"));
  expect(await allOf(folderFiles(source, context, noWait))).toEqual([]);
});

test("takes the files whose names fit alone", async () => {
  const { context, drop } = await contextAhead(60);
  drop("north.csv");
  drop("south.csv");
  const taken = await allOf(folderFiles({ ...source, files: "NORTH*.csv" }, context, noWait));
  expect(taken.map(({ name }) => name)).toEqual(["north.csv"]);
});

test("goes on with what an earlier run had taken", async () => {
  const { context } = await contextAhead(0);
  writeFileSync(path.join(context.folders.working, "a.csv"), "cars");
  expect(await allOf(folderFiles(source, context, noWait))).toMatchObject([{ name: "a.csv" }]);
});

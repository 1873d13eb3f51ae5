import { readFile } from "node:fs/promises";
import path from "node:path";
import {
  copyDealers,
  type DealersCopy,
  removeCopies,
} from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import type { Json, JsonPath } from "@forecourt/service-kit/dealers/json/json";
import { afterAll, expect, test } from "@jest/globals";
import { checkContent } from "../content/check-content.ts";

afterAll(removeCopies);

const dealer = "heartland/dealer.json";
const store = (name: string) => `heartland/stores/${name}.json`;
const company = (name: string) => `heartland/content/company/${name}.json`;

/** 30 faults in ten files. */
const faults: [file: string, at: JsonPath, value: Json][] = [
  [dealer, ["hosts", 0], "HTTP://x"],
  [dealer, ["company", "timezone"], "Missouri"],
  [dealer, ["logos", "label"], ""],
  [dealer, ["languages"], ["es"]],
  [dealer, ["company", "stateShort"], "Missouri"],
  [dealer, ["company", "nam"], "Heartland"],
  [dealer, ["site", "url"], "heartland.example"],
  [dealer, ["site", "description"], ""],
  [dealer, ["theme", "brand"], "green"],
  [dealer, ["theme", "radius"], 10],
  [dealer, ["inventory", "earlyAccessDays"], 90],
  [dealer, ["inventory", "photoHosts", 0], "*.example"],
  [dealer, ["leads", "quoteDays"], 0],
  [dealer, ["privacy", "cookieTier"], 7],
  [dealer, ["colections"], {}],
  [store("rolla"), ["store", "id"], "Rolla!"],
  [store("rolla"), ["map", "latitude"], 951],
  [store("rolla"), ["fees", "documentaryCents"], -1],
  [store("rolla"), ["sales", "workingHours", 0, "open"], 30],
  [store("sedalia"), ["company", "zip"], "abc"],
  [store("sedalia"), ["map", "longitude"], "west"],
  [store("columbia"), ["service", "email"], "service"],
  [store("columbia"), ["hours"], "9 to 5"],
  [company("team"), ["members", 0, "department"], "sails"],
  [company("team"), ["members", 0, "since"], "long ago"],
  [company("team"), ["members", 0, "email"], "theodore"],
  [company("reviews"), ["rating", "stars"], 6],
  [company("reviews"), ["reviews", 0, "writtenOn"], "last week"],
  ["heartland/texts/en.json", ["frame.meun"], "Menu"],
  ["heartland/texts/en.json", ["frame.menu"], 7],
];

test("thirty faults are all reported in one run, each with its file and line", async () => {
  const copy = await copyDealers();
  await copy.makeFolder("heartland/texts");
  await copy.write("heartland/texts/en.json", "{}");
  for (const [file, at, value] of faults) await plant(copy, file, at, value);
  const { problems } = await checkContent(copy.folder, "heartland");
  const missed = [];
  for (const [file, at] of faults) {
    const line = await lineOf(copy, file, at);
    if (!problems.some((problem) => problem.startsWith(`${file}:${line}: `)))
      missed.push([file, at]);
  }
  expect({ missed, problems: missed.length > 0 ? problems : [] }).toEqual({
    missed: [],
    problems: [],
  });
});

/** Writes the fault with one line for each value, so that a line identifies a place. */
async function plant(copy: DealersCopy, file: string, at: JsonPath, value: Json): Promise<void> {
  await copy.set(file, at, value);
  const document = JSON.parse(await readFile(path.join(copy.folder, file), "utf8")) as Json;
  await copy.write(file, JSON.stringify(document, null, 1));
}

/** The line of the last key of the path, found by its indentation and its order. */
async function lineOf({ folder }: DealersCopy, file: string, at: JsonPath): Promise<number> {
  const lines = (await readFile(path.join(folder, file), "utf8")).split("\n");
  let line = 0;
  at.forEach((key, depth) => {
    const indent = " ".repeat(depth + 1);
    if (typeof key === "string") {
      line = lines.findIndex(
        (text, index) => index >= line && text.startsWith(`${indent}"${key}":`),
      );
      return;
    }
    for (let items = -1; items < key; ) {
      line++;
      if (lines[line]?.startsWith(indent) && !/^[ ]*[\]}]/.test(lines[line] ?? "")) {
        if (!lines[line]?.startsWith(`${indent} `)) items++;
      }
    }
  });
  return line + 1;
}

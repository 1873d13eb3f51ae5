import { readFile } from "node:fs/promises";
import path from "node:path";
import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { afterAll, expect, test } from "@jest/globals";
import { checkContent } from "../check-content.ts";

afterAll(removeCopies);

const all = ["01-01", "fourth Thursday of November", "12-25"];
const dealer = "heartland/dealer.json";
const rolla = "heartland/stores/rolla.json";

type Change = [file: string, department: string, closedOn: string[]];

/** The notes about closed days at `now`, with other lists of departments. */
async function notesWith(changes: readonly Change[], now = "2026-11-23T18:00:00Z") {
  const { folder, set } = await copyDealers();
  for (const [file, department, closedOn] of changes) {
    const stated = JSON.parse(await readFile(path.join(folder, file), "utf8"))[department];
    await set(file, [department], { ...stated, closedOn });
  }
  const { problems, notes } = await checkContent(folder, "heartland", new Date(now));
  expect(problems).toEqual([]);
  return notes.filter((note) => note.includes("closedOn"));
}

test("a list of closed days that drops holidays of the defaults is named at each department", async () => {
  const found = await notesWith([
    [dealer, "sales", ["12-24", "12-25"]],
    [rolla, "service", ["2026-12-24"]],
  ]);
  expect(found).toEqual([
    expect.stringMatching(
      /^heartland\/dealer\.json:\d+: sales\.closedOn: leaves out 01-01, fourth Thursday of November, which the defaults have; /,
    ),
    expect.stringMatching(
      /^heartland\/stores\/rolla\.json:\d+: service\.closedOn: leaves out 01-01, fourth Thursday of November, 12-25, which the defaults have; /,
    ),
  ]);
});

test("a store's list is compared with that of its dealer, which it replaces", async () => {
  const found = await notesWith([
    [dealer, "sales", [...all, "12-24"]],
    [rolla, "sales", all],
  ]);
  expect(found).toEqual([
    expect.stringMatching(
      /rolla\.json:\d+: sales\.closedOn: leaves out 12-24, which heartland\/dealer\.json has; /,
    ),
  ]);
});

test("a list that adds days, in another letter case, is not named", async () => {
  expect(
    await notesWith([[dealer, "sales", ["12-24", ...all.map((day) => day.toUpperCase())]]]),
  ).toEqual([]);
});

test("a closed day of one year is named from the day after, by the store's clock", async () => {
  const change: Change = [dealer, "sales", [...all, "2026-11-22"]];
  // Missouri is six hours behind UTC in November.
  expect(await notesWith([change], "2026-11-23T05:59:00Z")).toEqual([]);
  expect(await notesWith([change], "2026-11-23T06:00:00Z")).toEqual([
    expect.stringMatching(
      /dealer\.json:\d+: sales\.closedOn\[3\]: was November 22, 2026, which is over; delete it$/,
    ),
  ]);
});

test("a store need not repeat a closed day of its dealer that is over", async () => {
  const found = await notesWith([
    [dealer, "sales", [...all, "2026-11-22"]],
    [rolla, "sales", all],
  ]);
  expect(found).toEqual([expect.stringContaining("sales.closedOn[3]: was November 22")]);
});

import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { afterAll, expect, test } from "@jest/globals";
import { checkContent } from "../check-content.ts";

afterAll(removeCopies);

const now = new Date("2026-11-23T18:00:00Z");

test("an offer whose text repeats the amount of its price is named", async () => {
  const { folder, set } = await copyDealers();
  const file = "ozark-mitsubishi/content/company/dealerOffers.json";
  await set(file, ["offers", 0, "description"], "We take $250 off any car. Was $2,500.");
  const { problems, notes } = await checkContent(folder, "ozark-mitsubishi", now);
  expect(problems).toEqual([]);
  expect(notes.filter((note) => note.includes("repeats"))).toEqual([
    expect.stringMatching(
      /dealerOffers\.json:\d+: offers\[0\]\.description: repeats \$250, which price says already$/,
    ),
  ]);
});

test("the offers of the demo dealers say each amount once", async () => {
  const { folder } = await copyDealers();
  for (const dealer of ["ozark-mitsubishi", "heartland"]) {
    const { notes } = await checkContent(folder, dealer, now);
    expect(notes.filter((note) => note.includes("which price says already"))).toEqual([]);
  }
});

import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import type { Json } from "@forecourt/service-kit/dealers/json/json";
import { afterAll, expect, test } from "@jest/globals";
import { checkContent } from "../check-content.ts";

afterAll(removeCopies);

const offers = "ozark-mitsubishi/content/company/dealerOffers.json";
const announcements = "ozark-mitsubishi/content/company/promotions.json";

/** The notes at `now` on shipped contents with another value of one key. */
async function notesAt(
  now: string,
  { file, list, key, value }: { file: string; list: string; key: string; value: Json },
): Promise<string[]> {
  const { folder, set } = await copyDealers();
  await set(file, [list, 0, key], value);
  const { problems, notes } = await checkContent(folder, "ozark-mitsubishi", new Date(now));
  expect(problems).toEqual([]);
  return notes.filter((note) => !note.includes("specials.json"));
}

test("an offer that begins on a day to come is named until that day, by the store's clock", async () => {
  const future = { file: offers, list: "offers", key: "startDate", value: "2026-11-23" };
  expect(await notesAt("2026-11-23T05:59:00Z", future)).toEqual([
    expect.stringMatching(
      /dealerOffers\.json:\d+: offers\[0\]\.startDate: is on the site from November 23, 2026 on$/,
    ),
  ]);
  expect(await notesAt("2026-11-23T06:00:00Z", future)).toEqual([]);
});

test("an article of a day to come is named with its line, and a draft is not", async () => {
  const { folder, write } = await copyDealers();
  const articles = "ozark-mitsubishi/content/company/articles";
  const head = "title: Pads\ndescription: Wear.\ncollection: news\ncategory: News";
  const text = `---\n${head}\npublished: 2027-01-05\n---\n\nText.\n`;
  await write(`${articles}/pads.md`, text);
  await write(`${articles}/draft.md`, text.replace("title", "draft: true\ntitle"));
  const at = new Date("2026-11-23T18:00:00Z");
  const { notes } = await checkContent(folder, "ozark-mitsubishi", at);
  expect(notes.filter((note) => note.includes("published"))).toEqual([
    `${articles}/pads.md: line 6: published: is on the site from January 5, 2027 on`,
  ]);
});

test("an announcement that has ended is named from the day after its last one, by the store's clock", async () => {
  const ended = { file: announcements, list: "promotions", key: "endDate", value: "2026-11-22" };
  // Missouri is six hours behind UTC in November.
  expect(await notesAt("2026-11-23T05:59:00Z", ended)).toEqual([]);
  expect(await notesAt("2026-11-23T06:00:00Z", ended)).toEqual([
    expect.stringMatching(
      /promotions\.json:\d+: promotions\[0\]\.endDate: expired on November 22, 2026; no longer shown$/,
    ),
  ]);
});

test("a monthly offer with a last day is named, so that the day is meant", async () => {
  const both = { file: offers, list: "offers", key: "endDate", value: "2027-02-28" };
  expect(await notesAt("2026-11-23T18:00:00Z", both)).toEqual([
    expect.stringMatching(
      /dealerOffers\.json:\d+: offers\[0\]\.endDate: monthly until February 28, 2027; without endDate/,
    ),
  ]);
});

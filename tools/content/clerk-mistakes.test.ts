import { readFile } from "node:fs/promises";
import path from "node:path";
import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { afterAll, expect, test } from "@jest/globals";
import { checkContent } from "./check-content.ts";

afterAll(removeCopies);

const heartland = "heartland/content/company";
const ozark = "ozark-mitsubishi/content/company";
const now = new Date("2026-11-23T18:00:00Z");

test("a card without a text is reported in the dealer's file, on its line", async () => {
  const { folder, set } = await copyDealers();
  await set(`${heartland}/about.json`, ["values"], { cards: [{ title: "No fees" }] });
  expect((await checkContent(folder, "heartland", now)).problems).toEqual([
    `${heartland}/about.json:1: values.cards[0].description: expected a text, found nothing`,
  ]);
});

test("mistakes in the texts of pages are reported once each, with line and correction", async () => {
  const { folder, write } = await copyDealers();
  await write(`${ozark}/story.md`, "");
  const history = ["###2004: cars", "", "Text.", "", "# New shop", "", "See [us](/servic)."];
  await write(`${ozark}/history.md`, `${history.join("\n")}\n`);
  expect((await checkContent(folder, "ozark-mitsubishi", now)).problems.toSorted()).toEqual([
    `${ozark}/history.md: line 1: expected a space after ###: write "### 2004: cars"`,
    `${ozark}/history.md: line 5: expected a heading that begins with ## or ###, found #: write "## New shop"`,
    `${ozark}/history.md: line 7: expected the path of a page of this site, found "/servic"`,
    `${ozark}/story.md: expected a text, found none: write one, or delete the file, and the page shows the text of defaults/content/company/story.md`,
  ]);
});

test("an empty text that the defaults do not have is reported with what names it", async () => {
  const { folder, write } = await copyDealers();
  await write(`${ozark}/history.md`, "\n");
  expect((await checkContent(folder, "ozark-mitsubishi", now)).problems).toEqual([
    `${ozark}/history.md: expected a text, found none: write one, or delete the part that names this file in the .json file beside it`,
  ]);
});

test.each(["promotions", "dealerOffers", "careers"])(
  "a wrong date of %s is reported once",
  async (name) => {
    const { folder, set } = await copyDealers();
    const list = { promotions: "promotions", dealerOffers: "offers", careers: "positions" }[name];
    await set(`${heartland}/${name}.json`, [list ?? "", 0, "endDate"], "12/24/2026");
    await set(`${heartland}/${name}.json`, [list ?? "", 1, "startDate"], "9/1/2026");
    const { problems } = await checkContent(folder, "heartland", now);
    const expected = "expected a date of the calendar such as 2026-12-24: year, month, day, found";
    expect(problems).toEqual([
      expect.stringContaining(`[0].endDate: ${expected} "12/24/2026"`),
      expect.stringContaining(`[1].startDate: ${expected} "9/1/2026"`),
    ]);
  },
);

test("an article that cannot be used is reported alone, although others refer to it", async () => {
  const { folder, write } = await copyDealers();
  await write(`${heartland}/articles/coat-closet.md`, "---\ntitle: Coats\n");
  expect((await checkContent(folder, "heartland", now)).problems).toEqual([
    expect.stringMatching(/coat-closet\.md: line 1: expected front matter/),
  ]);
});

test("a link to an article in another collection is reported with its address", async () => {
  const { folder, write } = await copyDealers();
  await write(`${heartland}/story.md`, "Fine.\n");
  const head = "title: Pads\ndescription: Wear.\ncollection: news\ncategory: News";
  const text = "One\n[two](/news/coat-closet).";
  await write(
    `${heartland}/articles/pads.md`,
    `---\n${head}\npublished: 2026-03-02\n---\n\n${text}\n`,
  );
  expect((await checkContent(folder, "heartland", now)).problems).toEqual([
    `${heartland}/articles/pads.md: line 10: expected the address of an article, found "/news/coat-closet": write "/community-outreach/coat-closet"`,
  ]);
});

test.each(["service/specials", "company/dealerOffers"])(
  "two offers of %s with one id are refused",
  async (name) => {
    const { folder, set } = await copyDealers();
    const file = `heartland/content/${name}.json`;
    await set(file, ["offers", 0, "id"], "same");
    await set(file, ["offers", 1, "id"], "same");
    const { problems } = await checkContent(folder, "heartland", now);
    expect(problems).toContain(
      `${file}:1: offers[1].id: expected an id of its own, because another offer has this one, found "same"`,
    );
  },
);

test("an empty JSON file is named as such", async () => {
  const { folder, write } = await copyDealers();
  await write(`${heartland}/about.json`, "\n");
  expect((await checkContent(folder, "heartland", now)).problems).toContain(
    `${heartland}/about.json: expected an object, found an empty file; write {}, or delete the file`,
  );
});

test("copies of files are named as such, each once", async () => {
  const { folder, write } = await copyDealers();
  const stores = "heartland/stores";
  const copies = [
    `${heartland}/articles/coat-closet - Copy.md`,
    `${heartland}/team - Copy.json`,
    "heartland/dealer - Copy.json",
    `${stores}/rolla - Copy.json`,
  ];
  for (const file of copies)
    await write(file, await readFile(path.join(folder, file.replace(" - Copy", "")), "utf8"));
  const { problems } = await checkContent(folder, "heartland", now);
  expect(problems.toSorted()).toEqual(
    copies.map((file) =>
      expect.stringMatching(
        new RegExp(`^${file}: .*; delete this copy, or move it out of the dealer's folder$`),
      ),
    ),
  );
});

test("a content in another folder is named with its place", async () => {
  const { folder, write } = await copyDealers();
  await write("heartland/content/team.json", "{}");
  expect((await checkContent(folder, "heartland", now)).problems).toEqual([
    'heartland/content/team.json: no page has content of this name; did you mean "content/company/team.json"?',
  ]);
});

import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { readFolder } from "@forecourt/service-kit/dealers/files/read-folder";
import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadOrFallBack } from "@forecourt/service-kit/dealers/last-good/load-or-fall-back";
import { afterAll, expect, test } from "@jest/globals";
import { checkContent } from "./check-content.ts";

afterAll(removeCopies);

const company = "heartland/content/company";
const now = new Date("2026-11-23T18:00:00Z");

function article(body: string): string {
  const front = "title: Pads\ndescription: Wear.\ncollection: news\ncategory: News";
  return `---\n${front}\npublished: 2026-03-02\n---\n\n${body}\n`;
}

test("the shipped dealers have nothing wrong, and one offer of a day to come", async () => {
  const { folder } = await copyDealers();
  expect(await checkContent(folder, null, now)).toEqual({
    problems: [],
    notes: [
      expect.stringMatching(
        /specials\.json:\d+: offers\[5\]\.startDate: is on the site from May 1/,
      ),
    ],
  });
});

test("says how many Spanish texts are missing, and which command lists them", async () => {
  const { folder, remove } = await copyDealers();
  await remove("heartland/content/es/company/articles/coat-closet.md");
  const { problems, notes } = await checkContent(folder, "heartland", now);
  expect(problems).toEqual([]);
  expect(notes).toEqual([
    'heartland: 1 text or file is not translated into "es", so the site shows English; "npm run content -- check heartland --language es" lists them',
  ]);
});

test.each([
  ["assets/lot.jpg", 1, "which a phone loads slowly"],
  ["photos/H7/1.jpg", 20, "which the site does not show: it takes at most 20 MB"],
])("says of %s above %i MB how large it is and what to do", async (name, maxMegabytes, because) => {
  const { folder } = await copyDealers();
  const picture = path.join(folder, "heartland", name);
  await mkdir(path.dirname(picture), { recursive: true });
  const content = Buffer.alloc(maxMegabytes * 1024 * 1024 + 1);
  content.set([0xff, 0xd8, 0xff]);
  await writeFile(picture, content);
  expect(await checkContent(folder, "heartland", now)).toEqual({
    problems: [],
    notes: [
      `heartland/${name}: a picture of ${maxMegabytes + 1} MB, ${because}; save it again as a JPEG about 1,600 pixels wide, which is usually under 500 KB`,
    ],
  });
});

test("an unknown dealer is invalid usage", async () => {
  const { folder } = await copyDealers();
  await expect(checkContent(folder, "nobody")).rejects.toThrow('there is no dealer "nobody"');
});

test("every kind of fault is refused with file, line and what was expected, and the last good files stay", async () => {
  const { folder, set, write } = await copyDealers();
  const lastGood = await readFolder(folder);
  await set(`${company}/promotions.json`, ["promotions", 1, "endDate"], "2026-13-40");
  await set(`${company}/promotions.json`, ["promotions", 2, "img"], "missing.svg");
  await set(`${company}/team.json`, ["members", 0, "department"], "astrology");
  await set(`${company}/dealerOffers.json`, ["offers", 1, "id"], "student-and-military");
  await write(`${company}/articles/script.md`, article("<script>alert(1)</script>"));
  await write(`${company}/articles/huge.md`, article("word ".repeat(10_000_000)));

  const { problems } = await checkContent(folder, "heartland", now);
  const at = (pattern: RegExp) => problems.filter((problem) => pattern.test(problem));
  expect(at(/promotions\.json:\d+: promotions\[1\]\.endDate: expected a date/)).toHaveLength(1);
  expect(at(/promotions\.json:\d+: promotions\[2\]\.img: expected a file of assets/)).toHaveLength(
    1,
  );
  expect(at(/team\.json:\d+: members\[0\]\.department: expected/)).toHaveLength(1);
  expect(at(/dealerOffers\.json:\d+: .*expected an id of its own/)).toHaveLength(1);
  expect(at(/script\.md: line 9: .*without HTML, found "<script"/)).toHaveLength(1);
  expect(at(/huge\.md: expected a file of at most 1 MB/)).toHaveLength(1);
  const { files, problems: reported } = await loadOrFallBack(folder, lastGood);
  expect(files).toEqual(lastGood);
  expect(reported.length).toBeGreaterThanOrEqual(6);
});

test("redirects that lead in a circle are refused at both ends", async () => {
  const { folder, set } = await copyDealers();
  await set("heartland/dealer.json", ["aliases"], {
    "/old-lot": "/older-lot",
    "/older-lot": "/old-lot",
  });
  const { problems } = await checkContent(folder, "heartland", now);
  const circular = problems.filter((problem) =>
    /^heartland\/dealer\.json:\d+: aliases.*another alias/.test(problem),
  );
  expect(circular).toHaveLength(2);
});

test("HTML is refused in every content: a text, an offer, an announcement and a person", async () => {
  const { folder, set, write } = await copyDealers();
  await write(`${company}/story.md`, "Fine.\n\n<script>alert(1)</script>\n");
  await set(`${company}/dealerOffers.json`, ["offers", 0, "title"], "<b>Sale</b>");
  await set(`${company}/promotions.json`, ["promotions", 0, "description"], "Now <img src=x>");
  await set(`${company}/team.json`, ["members", 0, "bio", 0], "Likes cars <3 and <i>dogs</i>");
  expect((await checkContent(folder, "heartland", now)).problems).toEqual(
    expect.arrayContaining([
      `${company}/story.md: line 3: expected Markdown without HTML, found "<script"`,
      expect.stringMatching(/dealerOffers\.json:\d+: offers\[0\]\.title: .*found "<b"/),
      expect.stringMatching(/promotions\.json:\d+: promotions\[0\]\.description: .*found "<img"/),
      expect.stringMatching(/team\.json:\d+: members\[0\]\.bio\[0\]: .*found "<i"/),
    ]),
  );
});

test("names and bytes that are no picture are refused with what to do", async () => {
  const { folder, write, makeFolder } = await copyDealers();
  await makeFolder("heartland/assets");
  for (const name of ["Marion.JPG", "marion.jpeg", "IMG_2031.HEIC", "marion.jpg", "drawn.svg"]) {
    await write(`heartland/assets/${name}`, name === "drawn.svg" ? "<svg/>" : "no picture");
  }
  const { problems } = await checkContent(folder, "heartland", now);
  expect(problems).toHaveLength(4);
  expect(problems).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/Marion\.JPG: .*small letters.*rename it to marion\.jpg$/),
      expect.stringMatching(/marion\.jpeg: .*rename it to marion\.jpg$/),
      expect.stringMatching(/IMG_2031\.HEIC: .*ends in \.jpg, \.png, \.webp or \.svg: save it as/),
      expect.stringMatching(/marion\.jpg: expected a picture, found a file that is no \.jpg/),
    ]),
  );
});

test("one fault of the team's file brings no faults of other files", async () => {
  const { folder, write } = await copyDealers();
  await write(`${company}/team.json`, '{ "members": [ }');
  expect((await checkContent(folder, "heartland", now)).problems).toEqual([
    expect.stringMatching(/^heartland\/content\/company\/team\.json: line 1/),
  ]);
});

test("what a text editor does to a file is said in its words", async () => {
  const { folder, write } = await copyDealers();
  await write(`${company}/articles/snow.txt`, "Snow");
  await write(`${company}/story.md`, "\uFFFD\uFFFDS\0n\0o\0w\0");
  await write(`${company}/home.json`, "\uFFFD\uFFFD{\0}\0");
  expect((await checkContent(folder, "heartland", now)).problems).toEqual([
    `${company}/articles/snow.txt: nothing reads a file of this name here; the name of a content must end in .md or .json`,
    expect.stringMatching(/home\.json: expected a file in UTF-8/),
    expect.stringMatching(/story\.md: expected a file in UTF-8/),
  ]);
});

test("hours, phone and address at the top of a store's file are answered with their place", async () => {
  const { folder, set } = await copyDealers();
  for (const key of ["hours", "phone", "address"]) {
    await set("heartland/stores/rolla.json", [key], "9 to 5");
  }
  const { problems } = await checkContent(folder, "heartland", now);
  expect(problems).toEqual([
    expect.stringMatching(/hours: unknown key; opening hours are the "workingHours" of "sales"/),
    expect.stringMatching(/phone: unknown key; phone numbers are the "phone" of "company"/),
    expect.stringMatching(/address: unknown key; the address is "addressLine1"/),
  ]);
});

test("a person who begins in a year to come is refused", async () => {
  const { folder, set } = await copyDealers();
  await set(`${company}/team.json`, ["members", 0, "since"], 2099);
  expect((await checkContent(folder, "heartland", now)).problems).toEqual([
    expect.stringMatching(/team\.json:\d+: members\[0\]\.since: expected a year up to \d{4}/),
  ]);
});

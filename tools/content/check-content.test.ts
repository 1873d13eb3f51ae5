import { readFolder } from "@forecourt/service-kit/dealers/files/read-folder";
import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadOrFallBack } from "@forecourt/service-kit/dealers/last-good/load-or-fall-back";
import { afterAll, expect, test } from "@jest/globals";
import { checkContent } from "./check-content.ts";

afterAll(removeCopies);

const company = "heartland/content/company";

function article(body: string): string {
  const front = "title: Pads\ndescription: Wear.\ncollection: news\ncategory: News";
  return `---\n${front}\npublished: 2026-03-02\n---\n\n${body}\n`;
}

test("the shipped dealers have nothing wrong", async () => {
  const { folder } = await copyDealers();
  expect(await checkContent(folder, null)).toEqual([]);
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
  await set(`${company}/dealerOffers.json`, ["offers", 1, "id"], "between-stores");
  await write(`${company}/articles/script.md`, article("<script>alert(1)</script>"));
  await write(`${company}/articles/huge.md`, article("word ".repeat(10_000_000)));

  const problems = await checkContent(folder, "heartland");
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
  const problems = await checkContent(folder, "heartland");
  const circular = problems.filter((problem) =>
    /^heartland\/dealer\.json:\d+: aliases.*another alias/.test(problem),
  );
  expect(circular).toHaveLength(2);
});

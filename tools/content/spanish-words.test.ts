import { languageOfFile } from "@forecourt/service-kit/dealers/files/layout";
import { readFolder } from "@forecourt/service-kit/dealers/files/read-folder";
import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { placeholdersIn } from "@forecourt/service-kit/dealers/placeholders";
import { englishIn } from "@forecourt/testing/english-words";
import { expect, test } from "@jest/globals";

/**
 * Texts that name the other language, belong to pages that only staff read, or are keywords: the English name of a
 * thing, which is searched for in any language and never shown.
 */
const exempt = new Set([
  "consent.en",
  "careers.mail.resume",
  "application.accepted.text",
  "bhph buy here pay here in-house in house financing own loans tote the note weekly payments",
]);

test("Spanish texts and contents have no English word but names", async () => {
  const files = [...(await readFolder(shippedDealers))];
  const found: [string, string[]][] = [];
  let count = 0;
  const check = (place: string, text: string) => {
    count += 1;
    const words = placeholdersIn(text).reduce(
      (rest, name) => rest.replaceAll(`{${name}}`, ""),
      text,
    );
    const english = englishIn(words.replaceAll(/\]\([^)]*\)/g, "]"));
    if (english.length > 0 && !exempt.has(place.split(": ")[1] ?? "")) found.push([place, english]);
  };
  for (const [file, text] of files) {
    if (/\/texts\/.*json$/.test(file) && languageOfFile(file) === "es") {
      for (const [key, value] of Object.entries(JSON.parse(text) as Record<string, string>)) {
        check(`${file}: ${key}`, value);
      }
    } else if (/\/content\/es\/.*\.json$/.test(file)) {
      for (const [key, value] of Object.entries(JSON.parse(text) as Record<string, string>)) {
        check(`${file}: ${key}`, value);
      }
    } else if (/\/content\/es\/.*\.md$/.test(file))
      // The cookie of the chosen store has its name in every language.
      check(file, text.replaceAll(/^(?:title|description):|\*\*store\*\*/gm, ""));
  }
  expect(count).toBeGreaterThan(3_000);
  expect(found).toEqual([]);
});

test("Spanish titles of people and jobs have no second ending in parentheses", async () => {
  const files = [...(await readFolder(shippedDealers))];
  const named = files.filter(([file]) =>
    /\/content\/es\/(?:settings|company\/team|company\/careers)\.json$/.test(file),
  );
  expect(named.length).toBeGreaterThan(2);
  const found = named.flatMap(([, text]) => text.match(/\p{L}+\((?:a|as|o|os|es)\)/gu) ?? []);
  expect(found).toEqual([]);
});

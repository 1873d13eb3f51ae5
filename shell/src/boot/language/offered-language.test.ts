import { expect, test } from "@jest/globals";
import { offeredLanguage } from "./offered-language.ts";

const languages = ["en", "es", "vi"].map((code) => ({ code, name: code }));

const offered = (own: string, preferred: string[], chosen: string | null = null) =>
  offeredLanguage({ own, languages, preferred, chosen })?.code ?? null;

test.each([
  ["the first one that the site has", ["fr-CA", "es-MX", "en-US", "vi"], "es"],
  ["none where that is the page's", ["en-US", "es-MX"], null],
  ["none where the site has none of them", ["fr", "de"], null],
  ["none without a preference", [], null],
  ["one in capitals, as old browsers write it", ["ES-US"], "es"],
  ["none of which the code only begins alike", ["est", "en"], null],
])(
  "an English page is offered in the language that the browser prefers: %s",
  (_, preferred, to) => {
    expect(offered("en", preferred)).toBe(to);
  },
);

test("a page in another language is not offered in English because of the browser, as its address was asked for", () => {
  expect(offered("es", ["en-US"])).toBeNull();
});

test("what the visitor chose counts more than the browser, on the pages of each language", () => {
  expect(offered("en", ["en-US"], "es")).toBe("es");
  expect(offered("en", ["es-MX"], "en")).toBeNull();
  expect(offered("es", ["es-MX"], "en")).toBe("en");
});

test("a choice that the site no longer has is none of its offers", () => {
  expect(offered("en", ["es-MX"], "fr")).toBeNull();
});

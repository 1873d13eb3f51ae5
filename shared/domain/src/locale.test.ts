import { expect, test } from "@jest/globals";
import { defaultLocale, listInWords, localeOf } from "./locale.ts";

test("texts name the locale of dates and lists; without one it is that of the United States", () => {
  expect(localeOf({ "language.locale": "es-US" })).toBe("es-US");
  expect(localeOf({})).toBe(defaultLocale);
});

test("a list in Spanish has no comma before its last word, and e before an i", () => {
  expect(listInWords(["Columbia", "Sedalia", "Rolla"], "en-US")).toBe(
    "Columbia, Sedalia, and Rolla",
  );
  expect(listInWords(["Columbia", "Sedalia", "Rolla"], "es-US")).toBe("Columbia, Sedalia y Rolla");
  expect(listInWords(["español", "inglés"], "es-US")).toBe("español e inglés");
  expect(listInWords(["siete", "ocho"], "es-US", "disjunction")).toBe("siete u ocho");
});

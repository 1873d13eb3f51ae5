import { expect, test } from "@jest/globals";
import { defaultLocale, formatList, localeOf } from "./locale.ts";

test("texts name the locale of dates and lists; without one it is that of the United States", () => {
  expect(localeOf({ "language.locale": "es-US" })).toBe("es-US");
  expect(localeOf({})).toBe(defaultLocale);
});

test("a list in Spanish has no comma before its last word, and e before an i", () => {
  expect(formatList(["Columbia", "Sedalia", "Rolla"], "en-US")).toBe(
    "Columbia, Sedalia, and Rolla",
  );
  expect(formatList(["Columbia", "Sedalia", "Rolla"], "es-US")).toBe("Columbia, Sedalia y Rolla");
  expect(formatList(["español", "inglés"], "es-US")).toBe("español e inglés");
  expect(formatList(["siete", "ocho"], "es-US", "disjunction")).toBe("siete u ocho");
});

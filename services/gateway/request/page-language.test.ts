import { describe, expect, test } from "@jest/globals";
import { locationInLanguage, pageLanguage } from "./page-language.ts";

const dealer = { languages: ["es"] };

describe("pageLanguage", () => {
  test.each([
    ["https://www.ozark.example/es/service", "es"],
    ["https://www.ozark.example/es", "es"],
    ["https://www.ozark.example/service", "en"],
    ["https://www.ozark.example/fr/service", "en"],
    ["https://www.ozark.example/essays", "en"],
    ["no address", "en"],
    [undefined, "en"],
  ])("of a request from %s is %s", (referer, language) => {
    expect(pageLanguage({ referer }, dealer)).toBe(language);
  });

  test("is English at a dealer with one language", () => {
    expect(pageLanguage({ referer: "https://www.ozark.example/es/service" }, {})).toBe("en");
  });
});

describe("locationInLanguage", () => {
  test.each([
    ["/contact-us", "/es/contact-us"],
    ["/quote/abc?sent=1#top", "/es/quote/abc?sent=1#top"],
    ["/es/contact-us", "/es/contact-us"],
    ["/", "/es"],
    ["/api/leads", "/api/leads"],
    ["https://lender.example/apply", "https://lender.example/apply"],
    ["//evil.example/contact-us", "//evil.example/contact-us"],
  ])("of %s for a Spanish form is %s", (location, expected) => {
    expect(locationInLanguage(location, "es", dealer)).toBe(expected);
  });

  test("stays as it is for an English form", () => {
    expect(locationInLanguage("/contact-us", "en", dealer)).toBe("/contact-us");
  });
});

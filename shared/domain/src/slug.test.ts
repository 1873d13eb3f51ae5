import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { slug } from "./slug.ts";

describe("slug", () => {
  test.each([
    ["Mirage G4", "mirage-g4"],
    ["Outlander Sport", "outlander-sport"],
    ["F-150", "f-150"],
    ["ID.4", "id-4"],
    ["Town & Country", "town-country"],
    ["  C-Class  ", "c-class"],
    ["9-3", "9-3"],
    ["e-tron GT", "e-tron-gt"],
    ["RAV4 Plug-in Hybrid", "rav4-plug-in-hybrid"],
    ["---", "u2d-u2d-u2d"],
    ["", ""],
    ["   ", ""],
  ])("%j is %j", (text, expected) => {
    expect(slug(text)).toBe(expected);
  });

  test.each([
    ["Citroën", "citroen"],
    ["Škoda", "skoda"],
    ["SEAT León", "seat-leon"],
    ["Leo\u0301n", "leon"],
    ["ＲＡＶ４", "rav4"],
    ["Straße", "strasse"],
    ["STRAẞE", "strasse"],
    ["İstanbul", "istanbul"],
    ["ﬁat", "fiat"],
    ["日産", "u65e5-u7523"],
  ])("folds %j to plain letters: %j", (text, expected) => {
    expect(slug(text)).toBe(expected);
  });

  test("has only letters, digits and single inner hyphens for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 40 }), (text) => {
        expect(slug(text)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(slug(text) === "").toBe(text.trim() === "");
      }),
    );
  });

  test("is idempotent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
        expect(slug(slug(text))).toBe(slug(text));
      }),
    );
  });

  test("does not depend on case or on how accents are written", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-ascii", maxLength: 40 }), (text) => {
        expect(slug(text.toUpperCase())).toBe(slug(text.toLowerCase()));
        expect(slug(text.normalize("NFC"))).toBe(slug(text.normalize("NFD")));
      }),
    );
  });
});

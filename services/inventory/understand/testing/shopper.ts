import { readFileSync } from "node:fs";
import type { Vocabulary } from "@forecourt/contracts/inventory";
import { z } from "zod";
import { vocabularyOf } from "../../search/names.ts";
import { dealerWords } from "../dealer-words.ts";
import type { Reading } from "../read-clauses.ts";

const Models = z.record(z.string(), z.record(z.string(), z.array(z.string())));

/** Every make and model of the import's reference: a dealer who has had them all. */
export function everyModel(): Vocabulary {
  const file = new URL("../../import/reference/models.json", import.meta.url);
  const makes = Models.parse(JSON.parse(readFileSync(file, "utf8")));
  return vocabularyOf(
    new Map(
      Object.entries(makes).map(([make, styles]) => [make, new Set(Object.values(styles).flat())]),
    ),
  );
}

/** How that dealer's words are read in 2026. */
export function readingOf(vocabulary: Vocabulary): Reading {
  const trims = ["SE", "XLE Premium", "LE", "Si", "EX-L", "Sport", "Limited", "XLT", "S"];
  return {
    dealer: dealerWords({ vocabulary, trims }),
    year: 2026,
    creditScores: { bad: 540, okay: 620, good: 690, great: 760 },
  };
}

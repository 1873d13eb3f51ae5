import { readFileSync } from "node:fs";
import type { Vocabulary } from "@forecourt/contracts/areas/inventory/contracts";
import { slug } from "@forecourt/domain/slug";
import type { ParseContext } from "../clauses/parse-clauses.ts";
import { createLexicon } from "../lexicon/lexicon.ts";
import { nameplateKeys } from "../lexicon/nameplates.ts";
import { phraseKey } from "../tokens/phrase-book.ts";

/** More than eight hundred models of the US market, as the vocabulary of one dealer. */
export function allModels(): Vocabulary {
  const lines = readFileSync(new URL("./models.txt", import.meta.url), "utf8")
    .trim()
    .split("\n");
  return vocabularyOf(
    new Map(
      lines.map((line) => {
        const [make = "", models = ""] = line.split(/: ?/);
        return [make, models.split("; ").filter((model) => model !== "")];
      }),
    ),
  );
}

/** A vocabulary of these models by make, in the order of their slugs. */
export function vocabularyOf(modelsByMake: ReadonlyMap<string, Iterable<string>>): Vocabulary {
  return {
    makes: [...modelsByMake]
      .map(([make, models]) => ({ slug: slug(make), name: make, models: namesBySlug(models) }))
      .toSorted(bySlug),
  };
}

function namesBySlug(names: Iterable<string>): { slug: string; name: string }[] {
  const bySlugs = new Map([...names].toSorted().map((name) => [slug(name), name]));
  return [...bySlugs].map(([word, name]) => ({ slug: word, name })).toSorted(bySlug);
}

function bySlug(left: { slug: string }, right: { slug: string }): number {
  return left.slug < right.slug ? -1 : 1;
}

type Make = Vocabulary["makes"][number];
type Model = Make["models"][number];

/** The slugs of a model and of its variants. */
export function nameplateOf({ models }: Make, { name }: Model): string[] {
  const isOfNameplate = (other: string) =>
    phraseKey(other) === phraseKey(name) || nameplateKeys(other).includes(phraseKey(name));
  return models.filter((other) => isOfNameplate(other.name)).map(({ slug: word }) => word);
}

/** How texts are parsed for a dealer with this vocabulary in 2026. */
export function parseContextFor(vocabulary: Vocabulary): ParseContext {
  const trims = ["SE", "XLE Premium", "LE", "Si", "EX-L", "Sport", "Limited", "XLT", "S", "LX"];
  return {
    lexicon: createLexicon({ vocabulary, trims }),
    year: 2026,
    creditScores: { bad: 540, okay: 620, good: 690, great: 760 },
  };
}

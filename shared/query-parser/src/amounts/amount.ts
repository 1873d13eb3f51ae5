import { numberPhrases } from "../phrases/phrases.ts";
import { createPhraseBook } from "../tokens/phrase-book.ts";
import { isWordEnd, type Token } from "../tokens/tokens.ts";

const book = (phrases: readonly string[]) =>
  createPhraseBook(phrases.map((one) => [one, true] as const));
const thousand = book(numberPhrases.thousand);
const dollars = book(numberPhrases.dollars);

/** A number in a text. */
export interface Amount {
  to: number;
  value: number;
  /** Whether a sign or word marks it as dollars. */
  isMoney: boolean;
  /** Written with "k": not a year, and in a range "15-20k" the first number is in thousands as well. */
  isThousands: boolean;
  /** The possible model year: four digits without a comma, or two after an apostrophe. */
  year: number | null;
}

const MIN_YEAR = 1950;

/** The amount at `index`; null = none. `thisYear` limits which numbers may be model years. */
export function amountAt(tokens: readonly Token[], index: number, thisYear: number): Amount | null {
  const hasSign = tokens[index]?.text === "$";
  const start = hasSign ? index + 1 : index;
  const number = tokens[start];
  if (number?.kind !== "number" || !(number.startsWord || hasSign)) return null;
  const scale = thousand.matchAt(tokens, start + 1);
  const afterScale = scale?.to ?? start + 1;
  const currency = dollars.matchAt(tokens, afterScale);
  const to = currency?.to ?? afterScale;
  const isMoney = hasSign || currency !== null;
  // Capped far above any valid amount; larger values are rejected later.
  const plain = Math.min(Number(number.text), 1e12);
  return {
    to,
    value: scale ? Math.round(plain * 1000) : plain,
    isMoney,
    isThousands: scale !== null,
    year: isMoney || scale || !isWordEnd(tokens, to) ? null : yearOf(number, thisYear),
  };
}

function yearOf({ text, gap, to, from }: Token, thisYear: number): number | null {
  const latest = thisYear + 2;
  if (/^\d{2}$/.test(text) && gap.endsWith("'")) {
    const year = 2000 + Number(text);
    return year > latest ? year - 100 : year;
  }
  const value = Number(text);
  // "2,019" with a comma is longer than its digits, so it is not a year.
  if (!/^\d{4}$/.test(text) || to - from !== text.length) return null;
  return value >= MIN_YEAR && value <= latest ? value : null;
}

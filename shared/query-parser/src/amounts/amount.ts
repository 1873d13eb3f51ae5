import { numberPhrases } from "../phrases/phrases.ts";
import { createPhraseBook } from "../tokens/phrase-book.ts";
import { isWordEnd, type Token } from "../tokens/tokens.ts";

const book = (phrases: readonly string[]) =>
  createPhraseBook(phrases.map((one) => [one, true] as const));
const thousand = book(numberPhrases.thousand);
const dollars = book(numberPhrases.dollars);

/** A number as it was written. */
export interface Amount {
  to: number;
  value: number;
  /** Dollars, by a sign or a word. */
  isMoney: boolean;
  /** With a "k": it is no year, and a "15" before it may be thousands as well. */
  isThousands: boolean;
  /** The year that it may be: four digits without a comma, or two after an apostrophe. */
  year: number | null;
}

const MIN_YEAR = 1950;

/** The amount at `index`; `thisYear` is what tells years from other numbers. */
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
  // Cut after seven digits more than any amount has: what is larger is refused later.
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
  // A comma makes "2,019" longer than its digits.
  if (!/^\d{4}$/.test(text) || to - from !== text.length) return null;
  return value >= MIN_YEAR && value <= latest ? value : null;
}

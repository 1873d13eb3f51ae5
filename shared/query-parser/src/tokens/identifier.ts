import { isWordEnd, textBetween, tokenize } from "./tokens.ts";

/** A possible VIN or stock number in a text, uppercase, and its span of tokens. */
export interface Identifier {
  kind: "vin" | "stockNumber";
  value: string;
  from: number;
  to: number;
  /** Whether a label precedes it: "stock #1234". */
  isLabeled: boolean;
}

const vinPattern = /^(?=.*\d)[A-HJ-NPR-Z0-9]{17}$/;
const stockNumberPattern = /^(?=.*\d)[A-Z0-9][A-Z0-9./_-]{0,23}$/;
const stockLabelPattern = /^(?:STOCK|STK)(?: ?(?:NUMBER|NUM|NO\.?|#))?[ :#]*|^#[ ]*/;

/** The first VIN in a text; else the whole text if it can be a stock number; else null. */
export function findIdentifier(typed: string): Identifier | null {
  const written = tokenize(typed);
  const { tokens } = written;
  const starts = tokens.flatMap(({ startsWord, gap }, index) =>
    index === 0 || (startsWord && gap !== "") ? [index] : [],
  );
  for (const [number, from] of starts.entries()) {
    const to = starts[number + 1] ?? tokens.length;
    const value = textBetween(written, from, to).toUpperCase();
    if (vinPattern.test(value) && isWordEnd(tokens, to)) {
      return { kind: "vin", value, from, to, isLabeled: false };
    }
  }
  const whole = written.text.toUpperCase();
  const value = whole.replace(stockLabelPattern, "");
  return stockNumberPattern.test(value)
    ? { kind: "stockNumber", value, from: 0, to: tokens.length, isLabeled: value !== whole }
    : null;
}

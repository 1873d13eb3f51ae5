import { atomsOf, endsBefore, wordsOf } from "./atoms.ts";

/** Words that may be the VIN or the stock number of a car, in capitals, and the atoms they are. */
export interface Identifier {
  kind: "vin" | "stockNumber";
  value: string;
  from: number;
  to: number;
  /** Whether the words say themselves what it is: "stock #1234". */
  isNamed: boolean;
}

const vin = /^(?=.*\d)[A-HJ-NPR-Z0-9]{17}$/;
const stockNumber = /^(?=.*\d)[A-Z0-9][A-Z0-9./_-]{0,23}$/;
const label = /^(?:STOCK|STK)(?: ?(?:NUMBER|NUM|NO\.?|#))?[ :#]*|^#[ ]*/;

/** The first VIN among the words; else the stock number, where there is nothing but one. */
export function identifierIn(typed: string): Identifier | null {
  const written = atomsOf(typed);
  const { atoms } = written;
  const starts = atoms.flatMap(({ begins, gap }, index) =>
    index === 0 || (begins && gap !== "") ? [index] : [],
  );
  for (const [number, from] of starts.entries()) {
    const to = starts[number + 1] ?? atoms.length;
    const value = wordsOf(written, from, to).toUpperCase();
    if (vin.test(value) && endsBefore(atoms, to)) {
      return { kind: "vin", value, from, to, isNamed: false };
    }
  }
  const whole = written.text.toUpperCase();
  const value = whole.replace(label, "");
  return stockNumber.test(value)
    ? { kind: "stockNumber", value, from: 0, to: atoms.length, isNamed: value !== whole }
    : null;
}

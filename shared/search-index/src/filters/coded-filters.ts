import { type Bits, emptyBits, setBit } from "../bits/bits.ts";
import type { DictionaryValue } from "../columns/coded-column.ts";
import type { Table } from "../rows/table.ts";
import { cylindersOf } from "../vocabulary/cylinders.ts";

/** List filters without a facet, evaluated on a coded column when a search has them. */
export const codedListFilters = ["cylinders", "doors"] as const;
type CodedListFilter = (typeof codedListFilters)[number];

const facts: Record<
  CodedListFilter,
  { column: "engine" | "doors"; valueOf: (code: DictionaryValue) => string | null }
> = {
  cylinders: { column: "engine", valueOf: (engine) => cylindersOf(String(engine ?? "")) },
  doors: { column: "doors", valueOf: (doors) => (doors === null ? null : String(doors)) },
};

/** The rows that have one of these values. Each distinct code is evaluated once. */
export function rowsWithFact(
  coded: Pick<Table["coded"], "engine" | "doors">,
  key: CodedListFilter,
  values: readonly string[],
): Bits {
  const { column, valueOf } = facts[key];
  const { codes, dictionary } = coded[column];
  const allowed = dictionary.map((code) => values.includes(valueOf(code) ?? ""));
  const bits = emptyBits(codes.length);
  for (let row = 0; row < codes.length; row++) {
    if (allowed[codes[row] as number] === true) setBit(bits, row);
  }
  return bits;
}

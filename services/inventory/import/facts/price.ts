import { centsFromDollars } from "@forecourt/domain/money";
import type { FeedRow } from "../feed/rows.ts";
import type { MoneySource } from "../mapping/sources.ts";
import { type ReadContext, textCell } from "./cell.ts";
import type { Findings } from "./findings.ts";
import { isWithin, limits } from "./limits.ts";
import { decimalIn } from "./number.ts";

/** Texts that mean "no price yet". */
const noPrice = ["not priced", "call", "call for price", "call for pricing", "contact us"];

/** Reads cents; null = Call for Price. Refuses rows with an unreadable or impossible price. */
export function priceReader(source: MoneySource, context: ReadContext) {
  const absent = [...noPrice, ...(source.absent ?? [])];
  const text = textCell({ ...source, absent }, context);
  return (values: FeedRow["values"], findings: Findings): number | null => {
    const written = text(values);
    if (written === "") return null;
    const decimal = decimalIn(written);
    if (decimal === null) return findings.refuse("price-unreadable", text.column, written);
    if (isPlaceholder(decimal)) return null;
    const cents = source.unit === "cents" ? Math.round(Number(decimal)) : centsFromDollars(decimal);
    if (cents === null || !isWithin(cents, limits.priceCents)) {
      return findings.refuse("price-impossible", text.column, written);
    }
    return cents;
  };
}

/** Inventory systems export 0 or -1 for a car that is not priced. */
function isPlaceholder(decimal: string): boolean {
  return Number(decimal) === 0 || Number(decimal) === -1;
}

import { formatDay } from "@forecourt/domain/appointments/format";
import { fillText } from "@forecourt/domain/fill-text";
import { formatList, localeOf } from "@forecourt/domain/locale";
import { formatDollars } from "@forecourt/domain/money";
import type { StoredQuote } from "./quote.ts";

type Texts = Readonly<Record<string, string>>;

/** Sentences that say what would change a quote's figures. */
export function quoteChanges(
  { figures, vehicle, tradeStores }: Pick<StoredQuote, "figures" | "vehicle" | "tradeStores">,
  texts: Texts,
): string[] {
  const { creditScore, tradeEquity } = figures;
  const text = (key: string, values = {}) => fillText(texts, `quote.change.${key}`, values);
  return [
    text("credit", { score: creditScore }),
    ...(tradeEquity > 0 ? [text("trade", { trade: formatDollars(tradeEquity) })] : []),
    ...(tradeEquity > 0 && tradeStores
      ? [
          text("tradeElsewhere", {
            store: tradeStores.store,
            stores: formatList(tradeStores.stores, localeOf(texts), "disjunction"),
          }),
        ]
      : []),
    taxChange({ figures }, texts),
    ...offerChanges(vehicle, texts),
  ];
}

/** The maker's offers in the price, with their last days; else that offers can end. Makers have none on used cars. */
function offerChanges(vehicle: StoredQuote["vehicle"], texts: Texts): string[] {
  const { condition, incentives } = vehicle;
  if (incentives.length === 0) {
    return [fillText(texts, `quote.change.offers${condition === "new" ? "" : ".used"}`)];
  }
  return incentives.map(({ label, cents, endsOn }) =>
    fillText(texts, `quote.change.incentive${endsOn === null ? "" : ".ends"}`, {
      label,
      amount: formatDollars(cents),
      date: endsOn === null ? "" : formatDay(endsOn, localeOf(texts)).whole,
    }),
  );
}

function taxChange({ figures: { charges } }: Pick<StoredQuote, "figures">, texts: Texts): string {
  const zip = charges !== null && "zip" in charges ? charges.zip : "";
  const key = charges?.kind === "price" ? "zip" : "noZip";
  return fillText(texts, `quote.change.${key}`, { zip });
}

/** Sentences on the charges that the out-the-door total of a quote does not include. */
export function quoteExclusions({ figures }: Pick<StoredQuote, "figures">, texts: Texts): string[] {
  const { charges } = figures;
  if (charges === null) return [fillText(texts, "quote.noZip")];
  if (charges.kind === "malformed-zip") return [fillText(texts, "quote.noZip")];
  if (charges.kind !== "price") {
    return [fillText(texts, `outTheDoor.problem.${charges.kind}`, { ...charges })];
  }
  const { zip, taxes } = charges;
  const values = { zip, state: taxes[0]?.place ?? "" };
  return [...charges.missing, "registration"].map((name) =>
    fillText(texts, `outTheDoor.missing.${name}`, values),
  );
}

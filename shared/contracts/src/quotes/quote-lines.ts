import { fillText } from "@forecourt/domain/fill-text";
import { formatCents } from "@forecourt/domain/money";
import type { QuoteFigures } from "@forecourt/domain/payment/quote";

type Texts = Readonly<Record<string, string>>;

/** One line of the out-the-door price. */
export interface QuoteLine {
  label: string;
  /** With cents: `$358.03`, `-$5,000.00`. */
  amount: string;
  isSum: boolean;
}

/** The parts of a quote's price, from the car to what is left to finance. */
export function quoteLines(figures: QuoteFigures, texts: Texts): QuoteLine[] {
  const { vehicle, fees, advertisedTotal, cashDown, tradeEquity } = figures;
  const line = (key: string, cents: number, isSum = false) => ({
    label: fillText(texts, key),
    amount: formatCents(cents),
    isSum,
  });
  const charges = figures.charges?.kind === "price" ? figures.charges : null;
  const left = Math.max(0, (charges?.total ?? advertisedTotal) - tradeEquity - cashDown);
  return [
    line("quote.line.vehicle", vehicle),
    ...fees.map(({ label, cents }) => ({ label, amount: formatCents(cents), isSum: false })),
    ...(fees.length === 0 ? [] : [line("quote.line.advertised", advertisedTotal, true)]),
    ...chargeLines(figures.charges, texts),
    ...(tradeEquity > 0 ? [line("quote.line.trade", -tradeEquity)] : []),
    ...(cashDown > 0 ? [line("quote.line.down", -cashDown)] : []),
    ...(tradeEquity + cashDown > 0 ? [line("quote.line.left", left, true)] : []),
  ];
}

function chargeLines(charges: QuoteFigures["charges"], texts: Texts): QuoteLine[] {
  if (charges?.kind !== "price") return [];
  const { taxes, governmentFees, missing, total, zip } = charges;
  const least = missing.length > 0 ? ".least" : "";
  return [
    ...taxes.map((tax) => ({
      label: fillText(texts, "outTheDoor.tax", { ...tax }),
      amount: formatCents(tax.cents),
      isSum: false,
    })),
    ...governmentFees.map(({ label, cents }) => ({
      label,
      amount: formatCents(cents),
      isSum: false,
    })),
    {
      label: fillText(texts, `outTheDoor.total${least}`, { zip }),
      amount: formatCents(total),
      isSum: true,
    },
  ];
}

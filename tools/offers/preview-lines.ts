import { formatDay } from "@forecourt/domain/appointments/format";
import { defaultLocale } from "@forecourt/domain/locale";
import { formatAmount } from "@forecourt/domain/trade/whole-dollars";
import type { PreviewedRevision } from "@forecourt/service-trade/desk/preview-revision";
import { wrap } from "../command-line/wrap-lines.ts";
import { carText, contactText } from "./list-lines.ts";
import { changedPrices } from "./revised-prices.ts";

/** A new version that is not recorded yet, for the appraiser to read before the seller does. */
export function previewLines({ offer, content, deducted }: PreviewedRevision): string[] {
  const version = { kind: "revised" as const, content };
  return [
    ...wrap(`${offer.row.number}  ${carText(offer)}`, "  "),
    ...wrap(`  ${contactText(offer)}`, "  "),
    "",
    "The seller will read:",
    ...content.lines.map(({ reason, amountCents }) => `  ${reason}  ${signed(amountCents)}`),
    ...wrap(`  New price: ${changedPrices(offer, version)}`, "    "),
    `  Valid through ${formatDay(content.validUntil, defaultLocale).whole}`,
    ...(deducted.length === 0 ? [] : ["", "Already deducted in the first offer:"]),
    ...deducted.flatMap(({ label, amount }) => wrap(`  ${label}  ${amount}`, "    ")),
    "",
    "Nothing has been recorded or mailed yet. To do both, run the same command",
    "with --send.",
  ];
}

function signed(cents: number): string {
  return cents > 0 ? `+${formatAmount(cents)}` : formatAmount(cents);
}

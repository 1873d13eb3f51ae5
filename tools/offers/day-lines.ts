import type { Payoff } from "@forecourt/contracts/areas/trade/payoff";
import { formatDay, to12HourTime } from "@forecourt/domain/appointments/format";
import { defaultLocale } from "@forecourt/domain/locale";
import { formatAmount } from "@forecourt/domain/trade/whole-dollars";
import type { DeskOffer } from "@forecourt/service-trade/desk/desk-offers";
import { isTradeIn } from "@forecourt/service-trade/desk/desk-prices";
import type { DeskStore } from "@forecourt/service-trade/desk/desk-stores";
import { handOverOf } from "@forecourt/service-trade/desk/hand-over";
import { width, wrap } from "../command-line/wrap-lines.ts";
import { carText, contactText, pricesText } from "./list-lines.ts";
import { photoCount } from "./photo-count.ts";

const indent = " ".repeat(10);

/** A drop-off with the answers that matter at its inspection. */
export interface DropOff {
  offer: DeskOffer & { dropOff: NonNullable<DeskOffer["dropOff"]> };
  /** Payoff that the seller owes now; null = not stated. */
  payoff: Payoff | null;
  /** Questions with the answers that deduct something. */
  problems: readonly string[];
}

/**
 * The open drop-offs of a day in lines of at most 80 columns, in their order; drop-offs with a decision are left out.
 */
export function dayLines(
  { config }: Pick<DeskStore, "config">,
  day: string,
  all: readonly DropOff[],
): string[] {
  const dropOffs = all.filter(({ offer: { state } }) => state !== "bought" && state !== "declined");
  const count = dropOffs.length === 1 ? "1 drop-off" : `${dropOffs.length} drop-offs`;
  return [
    ...wrap(
      `${config.company.name}, ${formatDay(day, defaultLocale).whole}, ${day.slice(0, 4)}: ${count}`,
      "",
    ),
    "=".repeat(width),
    ...(dropOffs.length === 0 ? ["  none"] : dropOffs.flatMap(dropOffLines)),
  ];
}

function dropOffLines({ offer, payoff, problems }: DropOff): string[] {
  const { clock, half } = to12HourTime(offer.dropOff.time);
  const time = `${clock} ${half.toUpperCase()}`.padStart(8);
  const { photos, row, state } = offer;
  const facts = [
    row.number,
    ...(state === "booked" ? [] : [state.toUpperCase()]),
    photoCount(photos),
  ];
  return [
    ...wrap(`${indent}${carText(offer)}`, indent).map((line, index) =>
      index === 0 ? `${time}  ${line.trimStart()}` : line,
    ),
    ...wrap(`${indent}${pricesText(offer)}`, indent),
    ...wrap(`${indent}${payText(offer, payoff)}`, indent),
    ...wrap(`${indent}${contactText(offer)}`, indent),
    ...wrap(`${indent}${facts.join(", ")}`, indent),
    ...(problems.length === 0
      ? [`${indent}No problem reported`]
      : problems.flatMap((problem) => wrap(`${indent}- ${problem}`, `${indent}  `))),
    "",
  ];
}

const kinds = { cashNow: "cash now", moreCashLater: "more cash later" } as const;

/** `Owes $6,200 (Ozark Bank); hand over $9,300, cash now` */
function payText(offer: DeskOffer, payoff: Payoff | null): string {
  const owed = payoff?.owedCents ?? 0;
  const lender = payoff?.lender ? ` (${payoff.lender})` : "";
  const owes = owed === 0 ? "No payoff stated" : `Owes ${formatAmount(owed)}${lender}`;
  const paid = handOverOf(offer, payoff);
  if (paid === null) return owes;
  const amount = formatAmount(Math.abs(paid.nowCents));
  if (isTradeIn(offer) && paid.kind === "cashNow") {
    const trade =
      paid.nowCents < 0 ? `${amount} more owed than offered` : `${amount} toward the next car`;
    return `${owes}; TRADE-IN: ${trade}`;
  }
  const now = paid.nowCents < 0 ? `the seller pays ${amount}` : `hand over ${amount}`;
  const later =
    paid.laterCents === 0 ? "" : `; ${formatAmount(paid.laterCents)} expected when it sells`;
  return `${owes}; ${now}, ${kinds[paid.kind]}${later}`;
}

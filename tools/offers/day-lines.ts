import { formatDay, to12HourTime } from "@forecourt/domain/appointments/format";
import { formatAmount } from "@forecourt/domain/trade/whole-dollars";
import type { DeskOffer } from "@forecourt/service-trade/desk/desk-offers";
import type { DeskStore } from "@forecourt/service-trade/desk/desk-stores";
import { width, wrap } from "../command-line/wrap-lines.ts";
import { carText, contactText, pricesText } from "./list-lines.ts";

const indent = " ".repeat(10);

/** A drop-off with the answers that matter at its inspection. */
export interface DropOff {
  offer: DeskOffer & { dropOff: NonNullable<DeskOffer["dropOff"]> };
  /** Questions with the answers that deduct something. */
  problems: readonly string[];
}

/** The open drop-offs of a day in lines of at most 80 columns, in their order; those that are decided are done. */
export function dayLines(
  { config }: Pick<DeskStore, "config">,
  day: string,
  all: readonly DropOff[],
): string[] {
  const dropOffs = all.filter(({ offer: { state } }) => state !== "bought" && state !== "declined");
  const count = dropOffs.length === 1 ? "1 drop-off" : `${dropOffs.length} drop-offs`;
  return [
    ...wrap(`${config.company.name}, ${formatDay(day).whole}, ${day.slice(0, 4)}: ${count}`, ""),
    "=".repeat(width),
    ...(dropOffs.length === 0 ? ["  none"] : dropOffs.flatMap(dropOffLines)),
  ];
}

function dropOffLines({ offer, problems }: DropOff): string[] {
  const { clock, half } = to12HourTime(offer.dropOff.time);
  const time = `${clock} ${half.toUpperCase()}`.padStart(8);
  const { photos, row, state, kept } = offer;
  const owed = kept?.content.payoff?.owedCents ?? 0;
  const facts = [
    row.number,
    ...(state === "booked" ? [] : [state.toUpperCase()]),
    photos === 1 ? "1 photo" : `${photos} photos`,
    ...(owed === 0 ? [] : [`owes ${formatAmount(owed)}`]),
  ];
  return [
    ...wrap(`${indent}${carText(offer)}`, indent).map((line, index) =>
      index === 0 ? `${time}  ${line.trimStart()}` : line,
    ),
    ...wrap(`${indent}${pricesText(offer)}`, indent),
    ...wrap(`${indent}${contactText(offer)}`, indent),
    ...wrap(`${indent}${facts.join(", ")}`, indent),
    ...(problems.length === 0
      ? [`${indent}No problem reported`]
      : problems.flatMap((problem) => wrap(`${indent}- ${problem}`, `${indent}  `))),
    "",
  ];
}

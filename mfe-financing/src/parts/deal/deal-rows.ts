import type { StatedDeal } from "@forecourt/contracts/areas/financing/car";
import { formatCents } from "@forecourt/domain/money";
import type { Text } from "../application/application-text.ts";
import { carFacts, carTitle } from "./car-view.ts";

type Rows = { label: string; value: string }[];

/** Rows of the deal to be financed, for the review and the status; values that are not stated are left out. */
export function dealRows(deal: StatedDeal, t: Text): Rows {
  const { car, moneyDownCents, trade, tradeEquityCents = null, amountToFinanceCents } = deal;
  const named = car && [carTitle(car) ?? `VIN ${car.vin}`, carFacts(car, t)];
  const sold = car?.state === "sold" ? [t("car.sold")] : [];
  return [
    {
      label: t("deal.car"),
      value: named === null ? t("deal.undecided") : joined([...named, ...sold]),
    },
    ...amount(t("deal.label.moneyDown"), moneyDownCents),
    ...(trade === null ? [] : [{ label: t("deal.trade"), value: tradeText(trade, t) }]),
    ...amount(t("deal.label.tradeEquity"), tradeEquityCents),
    ...amount(
      t(trade === null ? "deal.amount" : "deal.amount.beforeTrade"),
      amountToFinanceCents,
      (value) => t("deal.beforeTaxes", { amount: value }),
    ),
  ];
}

function amount(label: string, cents: number | null, say = (value: string) => value): Rows {
  return cents === null ? [] : [{ label, value: say(formatCents(cents)) }];
}

function tradeText(trade: NonNullable<StatedDeal["trade"]>, t: Text): string {
  const { year, make, model, miles, owedCents } = trade;
  return joined([
    `${year} ${make} ${model}`,
    t("deal.miles", { miles: miles.toLocaleString("en-US") }),
    owedCents === null ? "" : t("deal.owed", { amount: formatCents(owedCents) }),
  ]);
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" · ");
}

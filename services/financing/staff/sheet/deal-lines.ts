import type { StatedDeal } from "@forecourt/contracts/areas/financing/car";
import { formatCents } from "@forecourt/domain/money";
import { fact, heading } from "./sheet-lines.ts";

/** The car, money down, trade-in and amount to finance, as they were when the application was sent. */
export function dealLines(deal: StatedDeal | undefined): string[] {
  const { car = null, moneyDownCents = null, trade = null, tradeEquityCents = null } = deal ?? {};
  const facts = car?.facts ?? null;
  const dollars = (cents: number | null | undefined) =>
    cents === null || cents === undefined ? "not known" : formatCents(cents);
  return [
    ...heading("Deal"),
    ...fact("Car", carText(car)),
    ...(facts === null
      ? []
      : [
          ...fact("Price of the car", dollars(facts.priceCents)),
          ...fact("Price with dealer fees", dollars(facts.totalCents)),
        ]),
    ...fact("Money down", moneyDownCents === null ? "not stated" : formatCents(moneyDownCents)),
    ...fact("Trade-in", tradeText(trade)),
    ...(tradeEquityCents === null || tradeEquityCents === undefined
      ? []
      : fact("Trade equity", `${formatCents(tradeEquityCents)}, as the applicant counts on it`)),
    ...(facts === null ? [] : fact("Amount to finance", dollars(deal?.amountToFinanceCents))),
    ...(facts === null
      ? []
      : fact("", "Before taxes, title fees and the trade-in, which is to be appraised.")),
  ];
}

function carText(car: StatedDeal["car"]): string {
  if (car === null) return "not decided";
  const { vin, facts, state } = car;
  if (facts === null) {
    return `VIN ${vin}; ${state === "unknown" ? "not in the inventory" : "not looked up"}`;
  }
  const { condition, year, make, model, trim, stockNumber, mileage, storeId } = facts;
  return [
    [condition, year, make, model, ...(trim === null ? [] : [trim])].join(" "),
    ...(stockNumber === null ? [] : [`stock ${stockNumber}`]),
    `VIN ${vin}`,
    ...(mileage === null ? [] : [`${mileage.toLocaleString("en-US")} miles`]),
    `store ${storeId}`,
    ...(state === "sold" ? ["SOLD when this was sent"] : []),
  ].join("; ");
}

function tradeText(trade: StatedDeal["trade"]): string {
  if (trade === null) return "none stated";
  const { year, make, model, miles, owedCents } = trade;
  const owed = owedCents === null ? "payoff not stated" : `${formatCents(owedCents)} owed`;
  return `${year} ${make} ${model}; ${miles.toLocaleString("en-US")} miles; ${owed}`;
}

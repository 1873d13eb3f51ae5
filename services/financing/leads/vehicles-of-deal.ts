import type { StatedDeal } from "@forecourt/contracts/areas/financing/car";
import type { LeadVehicle, SellVehicle } from "@forecourt/contracts/leads/vehicle";
import { formatCents } from "@forecourt/domain/money";

/** The cars of a lead, as CRM systems read them. The debt on the trade-in stays in the application. */
interface LeadVehicles {
  vehicle?: LeadVehicle;
  sellVehicles?: SellVehicle[];
}

export function vehiclesOfDeal(deal: StatedDeal | undefined): LeadVehicles {
  if (deal === undefined) return {};
  const vehicle = wantedVehicle(deal);
  const { trade } = deal;
  return {
    ...(vehicle && { vehicle }),
    ...(trade && {
      sellVehicles: [
        {
          interest: "trade-in" as const,
          year: trade.year,
          make: trade.make,
          model: trade.model,
          miles: trade.miles,
          ...commentsOf(deal),
        },
      ],
    }),
  };
}

/**
 * ADF has a payoff in `finance` alone, beside a price that is not known; the amount stays sealed. The equity is named,
 * because the balance of the wanted car is less by it.
 */
function commentsOf({
  trade,
  tradeEquityCents = null,
}: Pick<StatedDeal, "trade" | "tradeEquityCents">): Pick<SellVehicle, "comments"> {
  const comments = [
    ...payoffText(trade?.owedCents ?? null),
    ...(tradeEquityCents === null
      ? []
      : [`The customer counts on ${formatCents(tradeEquityCents)} for it after any payoff.`]),
  ];
  return comments.length === 0 ? {} : { comments: comments.join(" ") };
}

function payoffText(owedCents: number | null): string[] {
  if (owedCents === null) return [];
  return [
    owedCents === 0
      ? "The customer states that it is paid off."
      : "The customer states a payoff. The amount is in the application.",
  ];
}

function wantedVehicle(deal: StatedDeal): LeadVehicle | null {
  const { car } = deal;
  if (car === null) return null;
  const { vin, facts } = car;
  if (facts === null) return { interest: "buy", status: "used", make: "", model: "", vin };
  const { condition: status, year, make, model, trim, stockNumber, mileage, priceCents } = facts;
  return {
    interest: "buy",
    status,
    year,
    make,
    model,
    vin,
    ...(trim !== null && { trim }),
    ...(stockNumber !== null && { stock: stockNumber }),
    ...(mileage !== null && { odometer: mileage }),
    ...(priceCents !== null && { price: priceCents }),
    ...financeOf(deal),
  };
}

/** The amount left to finance is stated where money down or equity of the trade-in reduces the price. */
function financeOf({
  car,
  moneyDownCents,
  tradeEquityCents = null,
  amountToFinanceCents,
}: StatedDeal): Pick<LeadVehicle, "finance"> {
  const amount = car?.facts?.totalCents ?? null;
  if (amount === null || amountToFinanceCents === null) return {};
  const isReduced = moneyDownCents !== null || tradeEquityCents !== null;
  const balance = Math.max(0, amountToFinanceCents - (tradeEquityCents ?? 0));
  return {
    finance: {
      method: "finance",
      amount,
      ...(isReduced && { balance }),
      ...(moneyDownCents !== null && { downPayment: moneyDownCents }),
    },
  };
}

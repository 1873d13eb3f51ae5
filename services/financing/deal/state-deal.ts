import type { CarOfInterest, StatedDeal } from "@forecourt/contracts/areas/financing/car";
import { readCar } from "@forecourt/contracts/areas/financing/car-parameter";
import { amountToFinance, checkDeal, type Deal } from "@forecourt/domain/financing/deal";
import type { CheckedForm } from "@forecourt/domain/financing/faults";
import type { FindCar } from "./find-car.ts";

/** A car as the inventory has it now. An applicant has left a contact, which unlocks every car. */
export async function findDealCar(
  findCar: FindCar,
  dealerId: string,
  vin: string | null,
): Promise<CarOfInterest | null> {
  return vin === null ? null : findCar({ dealerId, vin, isUnlocked: true });
}

/** The VIN in the fields of a deal; null = none, or it is no VIN. */
export function vinOfFields(fields: Readonly<Record<string, string>>): string | null {
  return readCar(fields["deal.vehicle"]);
}

/** The fields of a deal, checked against the price of its car. A car that is not for sale has no price. */
export function checkDealOf(
  fields: Readonly<Record<string, string>>,
  { car, today }: { car: CarOfInterest | null; today: string },
): CheckedForm<Deal> {
  const facts = car?.state === "for-sale" ? car.facts : null;
  return checkDeal(fields, { today, totalCents: facts?.totalCents ?? null });
}

/** A deal with its car, as it is stored and shown. */
export function statedDeal(
  { moneyDownCents, trade, tradeEquityCents }: Omit<Deal, "vin">,
  car: CarOfInterest | null,
): StatedDeal {
  const total = car?.facts?.totalCents ?? null;
  return {
    car,
    moneyDownCents,
    trade,
    tradeEquityCents,
    amountToFinanceCents: amountToFinance(total, moneyDownCents),
  };
}

/** Deal as a co-borrower sees it: what both will owe, and not what the borrower owns and owes. */
export function dealOfBoth(deal: StatedDeal): StatedDeal {
  return { ...deal, trade: null, tradeEquityCents: null };
}

/** A deal in which nothing but the car is known. */
export const openDeal = { moneyDownCents: null, trade: null, tradeEquityCents: null } as const;

/** A stored deal; whether its car is for sale is looked up again, and its figures stay as they were. */
export async function currentDeal(
  findCar: FindCar,
  dealerId: string,
  deal: StatedDeal | undefined,
): Promise<StatedDeal | null> {
  if (deal === undefined) return null;
  if (!deal.car?.facts) return deal;
  const { vin } = deal.car;
  const { state } = await findCar({ dealerId, vin, isUnlocked: true });
  const isSold = state === "sold" || state === "unknown";
  return { ...deal, car: { ...deal.car, state: isSold ? "sold" : "for-sale" } };
}

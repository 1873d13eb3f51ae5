import type { StatedDeal } from "@forecourt/contracts/areas/financing/car";
import { amountToFinance, type Deal } from "@forecourt/domain/financing/deal";
import type { FindCar } from "./find-car.ts";

/** A deal with the car's facts of now, as it is stored. Who applies has left a contact, which unlocks every car. */
export async function stateDeal(
  findCar: FindCar,
  dealerId: string,
  { vin, moneyDownCents, trade, tradeEquityCents }: Deal,
): Promise<StatedDeal> {
  const car = vin === null ? null : await findCar({ dealerId, vin, isUnlocked: true });
  const total = car?.facts?.totalCents ?? null;
  return {
    car,
    moneyDownCents,
    trade,
    tradeEquityCents,
    amountToFinanceCents: amountToFinance(total, moneyDownCents),
  };
}

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

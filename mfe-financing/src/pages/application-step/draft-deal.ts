import type { StatedDeal } from "@forecourt/contracts/areas/financing/car";
import type { Draft } from "@forecourt/contracts/areas/financing/drafts";
import { amountToFinance, checkDeal } from "@forecourt/domain/financing/deal";

/** The deal of a draft as it would be stored now; parts with a fault are left out. */
export function draftDeal({ borrower, car = null, expiresAt }: Draft): StatedDeal {
  // The service has checked the fields; the day only limits the model year.
  const checked = checkDeal(borrower?.fields ?? {}, expiresAt.slice(0, 10));
  const { moneyDownCents, trade, tradeEquityCents } = checked.ok
    ? checked.value
    : { moneyDownCents: null, trade: null, tradeEquityCents: null };
  const total = car?.facts?.totalCents ?? null;
  return {
    car,
    moneyDownCents,
    trade,
    tradeEquityCents,
    amountToFinanceCents: amountToFinance(total, moneyDownCents),
  };
}

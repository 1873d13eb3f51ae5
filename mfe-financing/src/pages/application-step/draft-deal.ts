import type { StatedDeal } from "@forecourt/contracts/areas/financing/car";
import type { Draft } from "@forecourt/contracts/areas/financing/drafts";

/** The deal of a draft as it would be stored now. A service of an earlier release states its car alone. */
export function draftDeal({ deal, car = null }: Pick<Draft, "deal" | "car">): StatedDeal {
  return (
    deal ?? {
      car,
      moneyDownCents: null,
      trade: null,
      amountToFinanceCents: car?.facts?.totalCents ?? null,
    }
  );
}

import type { z } from "zod";
import type { Claims } from "../dealer-config/claims.ts";
import type { FinanceProgram } from "../dealer-config/finance-program.ts";
import type { InventorySettings } from "../dealer-config/inventory.ts";
import type { Trade } from "../dealer-config/trade/offers.ts";

/**
 * Values that texts and content may name in braces, formatted for the visitor.
 * Null = this store has no such value; loading fails if one of its texts names it.
 */
export type Facts = Readonly<Record<string, string | null>>;

/** The part of a store's configuration from which areas build their facts. */
export interface FactSource {
  /** The texts in which the values are written, before facts are filled in. */
  readonly texts: Readonly<Record<string, string>>;
  readonly claims: Claims;
  readonly trade: Pick<Trade, "offerValidDays">;
  readonly financeProgram: z.infer<typeof FinanceProgram>;
  readonly inventory: Pick<z.infer<typeof InventorySettings>, "conditions">;
}

import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { buyerPreferencesPath } from "./buyer-preferences-path.ts";

const Cents = z.int().min(0).max(100_000_000);

/** How a visitor buys, see `BuyerPreferences`; a key that is missing was not answered. */
export const BuyerPreferencesBody = z.strictObject({
  cashDown: Cents.exactOptional(),
  tradingIn: z.boolean().exactOptional(),
  tradeEquity: Cents.exactOptional(),
  creditScore: z.int().min(300).max(850).exactOptional(),
  months: z.int().min(1).max(120).exactOptional(),
});

/**
 * Adds answers to those that are kept of this browser's visitor, and renews the time that they are
 * kept. No answers at all, and any from a visitor who does not allow the functional category, delete
 * what is kept.
 */
export const saveBuyerPreferences = endpoint({
  method: "POST",
  path: buyerPreferencesPath,
  body: BuyerPreferencesBody,
  reply: z.object({ kept: z.boolean() }),
  errors: [
    "bad-body",
    "bad-request",
    "forbidden",
    "idempotency-conflict",
    "still-running",
    "too-many-requests",
  ],
});

/** The answers that are kept of this browser's visitor; none where nothing is, or may be. */
export const getBuyerPreferences = endpoint({
  method: "GET",
  path: buyerPreferencesPath,
  reply: BuyerPreferencesBody,
  errors: ["forbidden"],
});

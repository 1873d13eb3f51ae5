import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { buyerPreferencesPath } from "./buyer-preferences-path.ts";

const Cents = z.int().min(0).max(100_000_000);

/** The stated payment terms, see `BuyerPreferences`; a missing key was not answered. */
export const BuyerPreferencesBody = z.strictObject({
  cashDown: Cents.exactOptional(),
  cashDownPercent: z.int().min(0).max(100).exactOptional(),
  tradingIn: z.boolean().exactOptional(),
  tradeEquity: Cents.exactOptional(),
  tradeOffer: z
    .string()
    .regex(/^T-[2-9A-Z]{4}-[2-9A-Z]{4}$/, "the number of an offer")
    .exactOptional(),
  tradeOfferEquity: Cents.exactOptional(),
  creditScore: z.int().min(300).max(850).exactOptional(),
  preApproval: z
    .string()
    .regex(/^[\w-]{43}$/, "the token of an answer")
    .exactOptional(),
  months: z.int().min(1).max(120).exactOptional(),
});

/**
 * Merges answers into the stored ones of this browser, and extends their retention. An empty body
 * deletes the stored answers, and so does any body without consent for the functional category.
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

/** The stored answers of this browser; empty where there are none or consent is missing. */
export const getBuyerPreferences = endpoint({
  method: "GET",
  path: buyerPreferencesPath,
  reply: BuyerPreferencesBody,
  errors: ["forbidden"],
});

import { Payoff } from "@forecourt/contracts/areas/trade/payoff";
import { sellerInterests } from "@forecourt/contracts/areas/trade/seller-interest";
import { payoutOptions } from "@forecourt/contracts/dealer-config/trade/offers";
import type { Kysely } from "kysely";
import { z } from "zod";
import { queueNotice } from "../notices/queue-notice.ts";
import type { TradeTables } from "../store/tables.ts";

const Kind = z.enum(payoutOptions).nullable();

const Interest = z.enum(sellerInterests);

/**
 * The offer right after the change: payoff (null = not stated), selected kind, and interest (missing = as when it was
 * kept).
 */
const after = {
  payoff: Payoff.nullable(),
  selectedPayment: Kind,
  interest: Interest.optional(),
};

/** Change that the seller of a kept offer made on its page, other than of the visit, with the value `before`. */
export const KeptChange = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("payment"), before: Kind, ...after }),
  z.object({
    kind: z.literal("interest"),
    before: Interest,
    /** The kind that was selected before; missing = unknown. */
    paymentBefore: Kind.optional(),
    ...after,
    interest: Interest,
  }),
  z.object({ kind: z.literal("payoff"), before: Payoff.nullable(), ...after }),
]);
export type KeptChange = z.infer<typeof KeptChange>;

interface Queued {
  keptId: string;
  change: KeptChange;
  /** Token of the offer's page, for the mails. */
  token: string;
  now: Date;
}

/** Queues the mails to the store and the seller, in the transaction that stores the change. */
export async function queueKeptChange(
  query: Kysely<TradeTables>,
  { change, ...notice }: Queued,
): Promise<void> {
  await queueNotice(query, { ...notice, kept_change: JSON.stringify(change) });
}

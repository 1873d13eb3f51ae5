import type { Database } from "@forecourt/service-kit/db";
import { type DigestKey, keyedDigest } from "../limits/keyed-digest.ts";
import { consumeOrWait } from "../limits/rate-limit.ts";
import type { LeadsTables } from "../store/tables.ts";
import { hasOptedOut } from "./text-queue.ts";

/** Numbers that want no texts, from any dealer: all dealers send from one number. */
export interface OptOuts {
  /** Adds a number, and suppresses the texts that are queued for it. */
  add(phone: string, at: Date): Promise<void>;
  remove(phone: string): Promise<void>;
  has(phone: string): Promise<boolean>;
  /** False where the number got too many answers within the hour, as from a machine that answers ours. */
  mayAnswer(phone: string, key: DigestKey): Promise<boolean>;
}

export function createOptOuts({ query }: Database<LeadsTables>): OptOuts {
  return {
    add: (phone, at) =>
      query.transaction().execute(async (transaction) => {
        await transaction
          .insertInto("leads_text_opt_outs")
          .values({ phone, opted_out_at: at.toISOString() })
          .onConflict((conflict) => conflict.column("phone").doNothing())
          .execute();
        await transaction
          .updateTable("leads_texts")
          .set({ state: "suppressed", last_error: "opted out" })
          .where("phone", "=", phone)
          .where("state", "=", "queued")
          .execute();
      }),
    async remove(phone) {
      await query.deleteFrom("leads_text_opt_outs").where("phone", "=", phone).execute();
    },
    has: (phone) => hasOptedOut(query, phone),
    mayAnswer: (phone, { secret, now }) =>
      query.transaction().execute(async (transaction) => {
        const id = keyedDigest(secret, "text answers", phone);
        return (await consumeOrWait(transaction, { id, maxPerHour: 3 }, now)) === null;
      }),
  };
}

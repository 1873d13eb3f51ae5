import { randomBytes } from "node:crypto";
import { RejectedForm, rejectedFormSeconds } from "@forecourt/contracts/leads/rejected-form";
import type { Database } from "@forecourt/service-kit/db";
import type { Kysely } from "kysely";
import { consumeOrWait } from "../limits/rate-limit.ts";
import type { LeadsTables } from "./tables.ts";

/** Maximum number of stored forms of one network in an hour; further forms are rejected without being stored. */
const maxPerHour = 120;

/** Rejected HTML forms, which their pages show within `rejectedFormSeconds`. */
export interface RejectedFormStore {
  /**
   * Stores a form of a dealer; resolves to its id, which cannot be guessed. Null = `sender`, a digest of
   * the client's network, has sent too many.
   */
  insert(
    form: RejectedForm,
    from: { dealerId: string; sender: string; now: Date },
  ): Promise<string | null>;
  /** A dealer's form by its id; null = there is none, or it has expired. */
  find(dealerId: string, id: string, now: Date): Promise<RejectedForm | null>;
}

export function createRejectedFormStore({ query }: Database<LeadsTables>): RejectedFormStore {
  return {
    async insert(form, { dealerId, sender, now }) {
      if ((await consumeOrWait(query, { id: sender, maxPerHour }, now)) !== null) return null;
      const id = randomBytes(24).toString("base64url");
      const expires = new Date(now.getTime() + rejectedFormSeconds * 1000);
      const row = { id, dealer_id: dealerId, expires_at: expires.toISOString() };
      await query
        .insertInto("leads_rejected_forms")
        .values({ ...row, form: JSON.stringify(form) })
        .execute();
      return id;
    },
    async find(dealerId, id, now) {
      const row = await query
        .selectFrom("leads_rejected_forms")
        .select("form")
        .where("id", "=", id)
        .where("dealer_id", "=", dealerId)
        .where("expires_at", ">", now.toISOString())
        .executeTakeFirst();
      return row ? RejectedForm.parse(JSON.parse(row.form)) : null;
    },
  };
}

/** Deletes up to `most` expired forms; returns how many. */
export async function deleteExpiredForms(
  query: Kysely<LeadsTables>,
  { now, most }: { now: Date; most: number },
): Promise<number> {
  const { numDeletedRows } = await query
    .deleteFrom("leads_rejected_forms")
    .where("id", "in", (rows) =>
      rows
        .selectFrom("leads_rejected_forms")
        .select("id")
        .where("expires_at", "<=", now.toISOString())
        .limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

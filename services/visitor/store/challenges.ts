import type { Kysely, Transaction } from "kysely";
import type { ChallengeRow, VisitorTables } from "./tables.ts";

/** Wrong tries per code. */
export const MAX_TRIES = 5;

/** A phone number at one dealer. */
export type Subject = Pick<ChallengeRow, "dealer_id" | "phone_hash">;

/** A number has one code: a new one replaces it. */
export async function replaceChallenge(
  transaction: Transaction<VisitorTables>,
  begun: Omit<ChallengeRow, "tries" | "solved_at">,
): Promise<void> {
  const { dealer_id, phone_hash, ...fresh } = { ...begun, tries: 0, solved_at: null };
  await transaction
    .insertInto("visitor_challenges")
    .values({ dealer_id, phone_hash, ...fresh })
    .onConflict((conflict) => conflict.columns(["dealer_id", "phone_hash"]).doUpdateSet(fresh))
    .execute();
}

/** Deletes a challenge whose code could not be sent. */
export async function deleteChallenge(query: Kysely<VisitorTables>, id: string): Promise<void> {
  await query.deleteFrom("visitor_challenges").where("id", "=", id).execute();
}

export type CodeCheckResult =
  | { is: "right" }
  | { is: "wrong"; left: number }
  | { is: "none" | "expired" | "spent" };

/**
 * Tries a code. The try is counted before the code is compared, in one statement that both engines
 * serialize: of any number of concurrent tries, `MAX_TRIES` are compared. Both `id` and number must match
 * the challenge.
 */
export async function tryCode(
  transaction: Transaction<VisitorTables>,
  { dealer_id, phone_hash, id }: Subject & Pick<ChallengeRow, "id">,
  isRight: (codeHash: string) => boolean,
  now: number,
): Promise<CodeCheckResult> {
  const challenge = transaction
    .updateTable("visitor_challenges")
    .where("dealer_id", "=", dealer_id)
    .where("phone_hash", "=", phone_hash)
    .where("id", "=", id);
  const tried = await challenge
    .set((row) => ({ tries: row("tries", "+", 1) }))
    .where("tries", "<", MAX_TRIES)
    .where("solved_at", "is", null)
    .where("expires_at", ">", now)
    .returning(["code_hash", "tries"])
    .executeTakeFirst();
  if (!tried) return reasonOfRejection(transaction, { dealer_id, phone_hash, id }, now);
  if (!isRight(tried.code_hash)) return { is: "wrong", left: MAX_TRIES - tried.tries };
  await challenge.set({ solved_at: now }).execute();
  return { is: "right" };
}

async function reasonOfRejection(
  transaction: Transaction<VisitorTables>,
  { dealer_id, phone_hash, id }: Subject & Pick<ChallengeRow, "id">,
  now: number,
): Promise<CodeCheckResult> {
  const row = await transaction
    .selectFrom("visitor_challenges")
    .select(["expires_at", "solved_at"])
    .where("dealer_id", "=", dealer_id)
    .where("phone_hash", "=", phone_hash)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row || row.solved_at !== null) return { is: "none" };
  return { is: row.expires_at <= now ? "expired" : "spent" };
}

/** Deletes expired codes. */
export async function deleteExpiredChallenges(
  query: Kysely<VisitorTables>,
  now: number,
): Promise<void> {
  await query.deleteFrom("visitor_challenges").where("expires_at", "<", now).execute();
}

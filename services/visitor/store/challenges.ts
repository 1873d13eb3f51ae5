import type { Kysely, Transaction } from "kysely";
import type { ChallengeRow, VisitorTables } from "./tables.ts";

/** Guesses that one code bears. */
export const MOST_TRIES = 5;

/** A code's number at one dealer. */
export type Subject = Pick<ChallengeRow, "dealer_id" | "phone_hash">;

/** A number has one code: a new one takes the place of whatever was there. */
export async function beginChallenge(
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

/** Takes a challenge back whose code could not be sent. */
export async function dropChallenge(query: Kysely<VisitorTables>, id: string): Promise<void> {
  await query.deleteFrom("visitor_challenges").where("id", "=", id).execute();
}

export type Guess =
  | { is: "right" }
  | { is: "wrong"; left: number }
  | { is: "none" | "expired" | "spent" };

/**
 * Tries a code. The try is counted before the code is looked at, in one statement that both engines
 * carry out one after the other: of any number of guesses at once, `MOST_TRIES` are looked at. Both
 * `id` and number have to be the challenge's own.
 */
export async function guessCode(
  transaction: Transaction<VisitorTables>,
  { dealer_id, phone_hash, id }: Subject & Pick<ChallengeRow, "id">,
  isRight: (codeHash: string) => boolean,
  now: number,
): Promise<Guess> {
  const challenge = transaction
    .updateTable("visitor_challenges")
    .where("dealer_id", "=", dealer_id)
    .where("phone_hash", "=", phone_hash)
    .where("id", "=", id);
  const tried = await challenge
    .set((row) => ({ tries: row("tries", "+", 1) }))
    .where("tries", "<", MOST_TRIES)
    .where("solved_at", "is", null)
    .where("expires_at", ">", now)
    .returning(["code_hash", "tries"])
    .executeTakeFirst();
  if (!tried) return whyNot(transaction, { dealer_id, phone_hash, id }, now);
  if (!isRight(tried.code_hash)) return { is: "wrong", left: MOST_TRIES - tried.tries };
  await challenge.set({ solved_at: now }).execute();
  return { is: "right" };
}

async function whyNot(
  transaction: Transaction<VisitorTables>,
  { dealer_id, phone_hash, id }: Subject & Pick<ChallengeRow, "id">,
  now: number,
): Promise<Guess> {
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

/** Forgets codes that nobody can use any more. */
export async function forgetChallenges(query: Kysely<VisitorTables>, now: number): Promise<void> {
  await query.deleteFrom("visitor_challenges").where("expires_at", "<", now).execute();
}

import type { Database } from "@forecourt/service-kit/db";
import type { RequestIdentity } from "@forecourt/service-kit/idempotency/identity";
import { runIdempotent } from "@forecourt/service-kit/idempotency/run-idempotent";
import type { Transaction } from "kysely";
import type { SmsSender } from "../sms/sender.ts";
import { beginChallenge, dropChallenge } from "../store/challenges.ts";
import { takeFromLimits } from "../store/limits.ts";
import type { VisitorTables } from "../store/tables.ts";
import { codeHash, drawChallengeId, drawCode, subjectHash } from "./hashes.ts";
import { sendLimits } from "./limits.ts";

/** How long a code counts. */
export const CODE_MINUTES = 10;

export interface PhoneDeps {
  database: Database<VisitorTables>;
  sender: SmsSender;
  secret: string;
  now: () => Date;
}

export interface CodeRequest {
  dealerId: string;
  /** E.164. */
  phone: string;
  /** The client's. */
  address: string;
  /** What the message says of a code. */
  wordsOf(code: string): string;
}

/** What became of it; `challengeId` goes to the browser that asked. Holds nothing personal. */
export type CodeAnswer =
  | { is: "sent"; challengeId: string }
  | { is: "too-many-sends" | "too-many-here"; freeAt: number };

/**
 * Sends a code to a number. Of the same request sent twice, as browsers do when no answer comes, one
 * message is sent. @throws SmsError when the message could not be sent; the code counts for nothing then.
 */
export async function askForCode(
  { database, sender, secret, now }: PhoneDeps,
  identity: RequestIdentity | null,
  request: CodeRequest,
): Promise<CodeAnswer> {
  const code = drawCode();
  const record = { database, area: "visitor", now };
  const { answer, isRepeated } = await runIdempotent<VisitorTables, CodeAnswer>(
    record,
    identity,
    (transaction) => keepCode(transaction, { ...request, code, secret, now: now().getTime() }),
  );
  if (answer.is !== "sent" || isRepeated) return answer;
  try {
    await sender.send({ to: request.phone, body: request.wordsOf(code) });
  } catch (error) {
    await dropChallenge(database.query, answer.challengeId);
    throw error;
  }
  return answer;
}

interface DrawnCode extends CodeRequest {
  code: string;
  secret: string;
  now: number;
}

async function keepCode(
  transaction: Transaction<VisitorTables>,
  { dealerId, phone, address, code, secret, now }: DrawnCode,
): Promise<CodeAnswer> {
  const limits = sendLimits(secret, phone, address);
  const taking = await takeFromLimits(transaction, limits, now);
  if (!taking.taken) {
    const is = taking.limit === limits[0] ? "too-many-sends" : "too-many-here";
    return { is, freeAt: taking.freeAt };
  }
  const challengeId = drawChallengeId();
  await beginChallenge(transaction, {
    dealer_id: dealerId,
    phone_hash: subjectHash(secret, "phone", phone),
    id: challengeId,
    code_hash: codeHash(secret, { dealerId, challengeId, phone, code }),
    expires_at: now + CODE_MINUTES * 60_000,
  });
  return { is: "sent", challengeId };
}

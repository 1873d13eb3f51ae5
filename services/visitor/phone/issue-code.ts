import type { Database } from "@forecourt/service-kit/db";
import type { RequestIdentity } from "@forecourt/service-kit/idempotency/identity";
import { runIdempotent } from "@forecourt/service-kit/idempotency/run-idempotent";
import type { SmsSender } from "@forecourt/service-kit/sms/sender";
import type { Transaction } from "kysely";
import { deleteChallenge, replaceChallenge } from "../store/challenges.ts";
import { consumeLimits } from "../store/sliding-window-limit.ts";
import type { VisitorTables } from "../store/tables.ts";
import { type SendSubjects, sendLimits } from "./code-limits.ts";
import { codeHash, randomChallengeId, randomCode, subjectHash } from "./hashes.ts";

/** How long a code is valid. */
export const CODE_MINUTES = 10;

export interface PhoneDeps {
  database: Database<VisitorTables>;
  sender: SmsSender;
  secret: string;
  now: () => Date;
}

export interface CodeRequest extends SendSubjects {
  /** The text of the message with a code. */
  textOf(code: string): string;
}

/** `challengeId` is for the browser that requested the code. Contains no personal data. */
export type CodeResult =
  | { is: "sent"; challengeId: string }
  | { is: "too-many-sends" | "too-many-here" | "too-many-today"; freeAt: number };

/**
 * Sends a code to a number. A repeated request sends no second message.
 * @throws SmsError when the message could not be sent; the code is invalid then.
 */
export async function issueCode(
  { database, sender, secret, now }: PhoneDeps,
  identity: RequestIdentity | null,
  request: CodeRequest,
): Promise<CodeResult> {
  const code = randomCode();
  const record = { database, area: "visitor", now };
  const { answer, isRepeated } = await runIdempotent<VisitorTables, CodeResult>(
    record,
    identity,
    (transaction) => storeCode(transaction, { ...request, code, secret, now: now().getTime() }),
  );
  if (answer.is !== "sent" || isRepeated) return answer;
  try {
    await sender.send({ to: request.phone, body: request.textOf(code) });
  } catch (error) {
    await deleteChallenge(database.query, answer.challengeId);
    throw error;
  }
  return answer;
}

/** In the order of `sendLimits`. */
const limitNames = ["too-many-sends", "too-many-here", "too-many-today"] as const;

interface NewCode extends CodeRequest {
  code: string;
  secret: string;
  now: number;
}

async function storeCode(
  transaction: Transaction<VisitorTables>,
  { code, secret, now, ...subjects }: NewCode,
): Promise<CodeResult> {
  const { dealerId, phone } = subjects;
  const limits = sendLimits(secret, subjects);
  const taking = await consumeLimits(transaction, limits, now);
  if (!taking.taken) {
    const is = limitNames[limits.indexOf(taking.limit)] ?? "too-many-today";
    return { is, freeAt: taking.freeAt };
  }
  const challengeId = randomChallengeId();
  await replaceChallenge(transaction, {
    dealer_id: dealerId,
    phone_hash: subjectHash(secret, "phone", phone),
    id: challengeId,
    code_hash: codeHash(secret, { dealerId, challengeId, phone, code }),
    expires_at: now + CODE_MINUTES * 60_000,
  });
  return { is: "sent", challengeId };
}

import type { RequestIdentity } from "@forecourt/service-kit/idempotency/identity";
import { runIdempotent } from "@forecourt/service-kit/idempotency/run-idempotent";
import { isSameHash } from "@forecourt/service-kit/keyed-hash";
import { type Guess, guessCode } from "../store/challenges.ts";
import type { VisitorTables } from "../store/tables.ts";
import type { PhoneDeps } from "./ask-for-code.ts";
import { codeHash, subjectHash } from "./hashes.ts";

export interface CodeCheck {
  dealerId: string;
  /** E.164. */
  phone: string;
  /** From the browser's cookie. */
  challengeId: string;
  /** Six digits. */
  code: string;
}

/** Tries a code, once for the same request sent twice; a code that was right counts no second time. */
export async function checkCode(
  { database, secret, now }: Omit<PhoneDeps, "sender">,
  identity: RequestIdentity | null,
  { dealerId, phone, challengeId, code }: CodeCheck,
): Promise<Guess> {
  const given = codeHash(secret, { dealerId, challengeId, phone, code });
  const phone_hash = subjectHash(secret, "phone", phone);
  const challenge = { dealer_id: dealerId, phone_hash, id: challengeId };
  const { answer } = await runIdempotent<VisitorTables, Guess>(
    { database, area: "visitor", now },
    identity,
    (transaction) =>
      guessCode(transaction, challenge, (kept) => isSameHash(kept, given), now().getTime()),
  );
  return answer;
}

import type { RequestIdentity } from "@forecourt/service-kit/idempotency/identity";
import { runIdempotent } from "@forecourt/service-kit/idempotency/run-idempotent";
import { isSameHash } from "@forecourt/service-kit/keyed-hash";
import { type CodeCheckResult, tryCode } from "../store/challenges.ts";
import type { VisitorTables } from "../store/tables.ts";
import { codeHash, subjectHash } from "./hashes.ts";
import type { PhoneDeps } from "./issue-code.ts";

export interface CodeCheck {
  dealerId: string;
  /** E.164. */
  phone: string;
  /** From the browser's cookie. */
  challengeId: string;
  /** Six digits. */
  code: string;
}

/** Tries a code, once for a repeated request; a solved code cannot be used again. */
export async function checkCode(
  { database, secret, now }: Omit<PhoneDeps, "sender">,
  identity: RequestIdentity | null,
  { dealerId, phone, challengeId, code }: CodeCheck,
): Promise<CodeCheckResult> {
  const codeDigest = codeHash(secret, { dealerId, challengeId, phone, code });
  const phone_hash = subjectHash(secret, "phone", phone);
  const challenge = { dealer_id: dealerId, phone_hash, id: challengeId };
  const { answer } = await runIdempotent<VisitorTables, CodeCheckResult>(
    { database, area: "visitor", now },
    identity,
    (transaction) =>
      tryCode(
        transaction,
        challenge,
        (storedHash) => isSameHash(storedHash, codeDigest),
        now().getTime(),
      ),
  );
  return answer;
}

import { readApplication } from "../../applications/read-application.ts";
import type { StoredPreApproval } from "../../applications/stored.ts";
import { personIndex } from "../../submission/store-application.ts";
import type { Reader, ShownApplication } from "../applications.ts";
import type { StaffDeps } from "../staff-deps.ts";

/** The soft pull of the applicant, with the answer that it led to. */
export interface SoftPull extends Pick<StoredPreApproval, "answer" | "score" | "isSandbox"> {
  /** Null = the application itself. */
  from: { number: string; receivedAt: string } | null;
  /** The last day of its range, an ISO day; null = none is stated. */
  validUntil: string | null;
}

/**
 * The soft pull of a pre-approval; for a full application, the soft pull of the applicant's newest pre-approval with a
 * score. The read is logged. Null = there is none.
 */
export async function softPullOf(
  { database, vault }: StaffDeps,
  { row, content }: ShownApplication,
  { name, reason }: Reader,
): Promise<SoftPull | null> {
  if (content.kind === "pre-approval") {
    return { ...content, from: null, validUntil: row.answer_valid_until };
  }
  const index = personIndex(vault.secrets, row.dealer_id, content.borrower);
  const found = await database.query
    .selectFrom("financing_applications")
    .select(["id", "number", "received_at", "content", "answer_valid_until"])
    .where("person_index", "=", index)
    .where("kind", "=", "pre-approval")
    .where("outcome", "!=", "no-answer")
    .orderBy("received_at", "desc")
    .executeTakeFirst();
  if (!found) return null;
  const access = { actor: `staff:${name}`, reason: `${row.number}: ${reason}` };
  const asked = await readApplication(vault, found, access);
  if (asked.kind !== "pre-approval" || asked.score === null) return null;
  const from = { number: found.number, receivedAt: found.received_at };
  return { ...asked, from, validUntil: found.answer_valid_until };
}

import { AppError } from "@forecourt/contracts/errors";
import { appendAccess } from "@forecourt/service-kit/vault/access-log";
import type { Deps } from "../deps.ts";
import { applicationByToken } from "./find-application.ts";
import { queueNotification } from "./notification-queue.ts";
import { readAnswered } from "./read-application.ts";
import { type Acceptance, acceptanceColumn } from "./stored.ts";

interface AcceptanceRequest {
  dealerId: string;
  token: string;
  /** When the answer was given that the applicant has seen; as the page sent it. */
  answeredAt: string;
  network: string;
  /** By the store's clock, an ISO day. */
  dayAt(storeId: string, at: Date): string;
}

/**
 * Records that the borrower accepts a counter-offer, sealed with the offered terms, and has store and applicant mailed.
 * A repeated acceptance changes nothing. Resolves to false where the offer has changed since the page was shown, or
 * ended.
 * @throws AppError not-found, forbidden for a co-borrower
 */
export async function acceptOffer(
  { database, vault, now, onCommitted }: Pick<Deps, "database" | "vault" | "now" | "onCommitted">,
  { dealerId, token, answeredAt, network, dayAt }: AcceptanceRequest,
): Promise<boolean> {
  const found = await applicationByToken(database, vault.secrets, {
    dealerId,
    token,
    kind: "full",
  });
  if (found === null) throw new AppError("not-found", "no application has this token");
  const { row, party, isMailed } = found;
  if (party !== "borrower") throw new AppError("forbidden", "the borrower accepts an offer");
  if (row.answer !== "counter-offer" || row.answered_at !== answeredAt) return false;
  if (row.accepted_at !== null) return true;
  const date = now();
  if (row.answer_valid_until !== null && dayAt(row.store_id, date) > row.answer_valid_until) {
    return false;
  }
  const reason = "accepts the counter-offer";
  const { terms, offer } = await readAnswered(vault, row, { actor: "borrower", reason });
  const at = date.toISOString();
  const page = isMailed ? "mail" : "status";
  const acceptance: Acceptance = { at, answeredAt, terms, offer, network, page };
  const seal = await vault.sealerOf(row.id);
  const isStored = await database.query.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("financing_applications")
      .set({ acceptance: seal(acceptanceColumn, acceptance), accepted_at: at })
      .where("id", "=", row.id)
      .where("answered_at", "=", answeredAt)
      .where("accepted_at", "is", null)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) return false;
    await queueNotification(transaction, { row, news: "accepted", now: at });
    const access = { actor: "borrower", action: "accepted", recordId: row.id, reason } as const;
    await appendAccess(transaction, vault.secrets, { access, at: date });
    return true;
  });
  if (isStored) onCommitted();
  return isStored || isAcceptedNow(database, row.id, answeredAt);
}

/** Whether another request has accepted the same answer meanwhile; false = the answer was replaced. */
async function isAcceptedNow(
  { query }: Deps["database"],
  id: string,
  answeredAt: string,
): Promise<boolean> {
  const row = await query
    .selectFrom("financing_applications")
    .select("id")
    .where("id", "=", id)
    .where("answered_at", "=", answeredAt)
    .where("accepted_at", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

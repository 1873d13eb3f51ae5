import { figureOffer } from "@forecourt/domain/financing/loan-offer";
import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import { appendAccess } from "@forecourt/service-kit/vault/access-log";
import type { Transaction } from "kysely";
import { queueNotification } from "../applications/notification-queue.ts";
import { noReasons, offerColumn, reasonsColumn, termsColumn } from "../applications/stored.ts";
import type { ApplicationRow, FinancingTables } from "../store/tables.ts";
import { retainUntil } from "../vault/retention.ts";
import { type Reader, rowOf } from "./applications.ts";
import { checkAnswer, type TypedAnswer } from "./check-answer.ts";
import { insertEarlierAnswer, sealEarlierAnswer } from "./earlier-answers.ts";
import type { StaffDeps } from "./staff-deps.ts";

/** An answer to an application, and whether it may replace an earlier answer. */
export interface GivenAnswer extends TypedAnswer {
  number: string;
  /** True = the answer may replace an answer that was given, which the applicant has seen. */
  isReplacement: boolean;
  /** True = the answer may replace an answer that the applicant has accepted. Missing = false. */
  withdrawsAccepted?: boolean;
}

/**
 * Records the dealership's answer. An adverse answer states its principal reasons. A replaced answer is kept, sealed.
 * @throws StaffError
 */
export async function answerApplication(
  deps: StaffDeps,
  { number, isReplacement, withdrawsAccepted = false, ...typed }: GivenAnswer,
  reader: Reader,
): Promise<void> {
  const { database, vault, now } = deps;
  const { answer, reasons, terms, offer = null, validUntil = null } = checkAnswer(typed, now());
  const row = await rowOf({ database }, number);
  checkAnswerable(row, { isReplacement, withdrawsAccepted });
  const earlier = await sealEarlierAnswer(deps, row, reader);
  const seal = await vault.sealerOf(row.id);
  const at = now();
  await database.query.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("financing_applications")
      .set({
        answer,
        answered_at: at.toISOString(),
        viewed_at: row.viewed_at ?? at.toISOString(),
        adverse_reasons: reasons.length === 0 ? noReasons : seal(reasonsColumn, reasons),
        answer_terms: terms === null ? null : seal(termsColumn, terms),
        answer_offer: offer === null ? null : seal(offerColumn, figureOffer(offer)),
        answer_valid_until: validUntil,
        acceptance: null,
        accepted_at: null,
        withdrawn_acceptance_at: row.accepted_at ?? row.withdrawn_acceptance_at,
      })
      .where("id", "=", row.id)
      .where("answered_at", row.answered_at === null ? "is" : "=", row.answered_at)
      .where("accepted_at", row.accepted_at === null ? "is" : "=", row.accepted_at)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) {
      throw changedMeanwhile(await rowOf({ database: { query: transaction } }, number));
    }
    if (earlier !== null) await insertEarlierAnswer(transaction, earlier);
    await retainFrom(transaction, row.id, at);
    await queueNotification(transaction, { row, news: "answered", now: at.toISOString() });
    const access = {
      actor: `staff:${reader.name}`,
      action: "answered",
      recordId: row.id,
      reason: `${answer}: ${reader.reason}`,
    } as const;
    await appendAccess(transaction, vault.secrets, { access, at });
  });
}

/** Retention starts anew with the notice of an answer. */
async function retainFrom(
  transaction: Transaction<FinancingTables>,
  recordId: string,
  at: Date,
): Promise<void> {
  await transaction
    .updateTable("financing_vault_keys")
    .set({ retain_until: retainUntil(at).toISOString() })
    .where("record_id", "=", recordId)
    .execute();
}

type Allowed = Required<Pick<GivenAnswer, "isReplacement" | "withdrawsAccepted">>;

/** @throws StaffError */
function checkAnswerable(row: ApplicationRow, { isReplacement, withdrawsAccepted }: Allowed): void {
  if (row.kind !== "full") {
    throw new StaffError(
      `${row.number} is a soft check, which its page has answered already: only a full application is answered`,
    );
  }
  if (row.accepted_at !== null && !(isReplacement && withdrawsAccepted)) {
    throw new StaffError(
      `the applicant accepted this offer on ${dayOf(row.accepted_at)}; --replace --withdraw-accepted-offer withdraws it, and the applicant sees that`,
    );
  }
  if (row.answered_at !== null && !isReplacement) {
    throw new StaffError(
      `already answered: ${row.answer} on ${dayOf(row.answered_at)}; --replace changes it, and the applicant sees it`,
    );
  }
}

/** The error if the application was answered or accepted after the row was read. */
function changedMeanwhile({ number, answer, accepted_at: acceptedAt }: ApplicationRow): StaffError {
  const what = acceptedAt === null ? `answered: ${answer}` : "accepted by the applicant";
  return new StaffError(`${number} was just ${what}; nothing was changed`);
}

/** The day is that of UTC, like the times of a list. */
function dayOf(moment: string): string {
  return new Date(moment).toLocaleDateString("en-US", { timeZone: "UTC" });
}

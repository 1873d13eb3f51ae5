import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { readAnswered } from "../applications/read-application.ts";
import {
  type Acceptance,
  acceptanceColumn,
  type EarlierAnswer,
  earlierAnswerColumn,
} from "../applications/stored.ts";
import type { ApplicationRow, FinancingTables } from "../store/tables.ts";
import type { Reader } from "./applications.ts";
import type { StaffDeps } from "./staff-deps.ts";

type SealedAnswer = FinancingTables["financing_earlier_answers"];

/**
 * The answer that a row has, sealed to be kept when another replaces it; null = it has none. May call the key service:
 * not for use inside a transaction.
 */
export async function sealEarlierAnswer(
  { vault, now }: StaffDeps,
  row: ApplicationRow,
  { name }: Reader,
): Promise<SealedAnswer | null> {
  const { answer, answered_at: answeredAt, acceptance: sealedAcceptance } = row;
  if (answer === null || answeredAt === null) return null;
  // The access log does not attribute this read to the staff member, because they do not see the content.
  const access = { actor: "answer-keeping", reason: `keeps what staff:${name} replaces` };
  const { terms, reasons, offer } = await readAnswered(vault, row, access);
  const [acceptance = null] =
    sealedAcceptance === null
      ? []
      : await vault.open(row.id, [{ ...acceptanceColumn, text: sealedAcceptance }], access);
  const replacedAt = now().toISOString();
  const earlier: EarlierAnswer = {
    answer,
    answeredAt,
    replacedAt,
    terms,
    reasons,
    offer,
    validUntil: row.answer_valid_until,
    acceptance: acceptance as Acceptance | null,
  };
  const seal = await vault.sealerOf(row.id);
  return {
    id: randomUUID(),
    application_id: row.id,
    replaced_at: replacedAt,
    content: seal(earlierAnswerColumn, earlier),
  };
}

/** Keeps a replaced answer, in the transaction that replaces it. */
export async function insertEarlierAnswer(
  transaction: Transaction<FinancingTables>,
  earlier: SealedAnswer,
): Promise<void> {
  await transaction.insertInto("financing_earlier_answers").values(earlier).execute();
}

/** Replaced answers, the oldest first; reading them is logged. */
export async function earlierAnswersOf(
  { database, vault }: StaffDeps,
  applicationId: string,
  { name, reason }: Reader,
): Promise<EarlierAnswer[]> {
  const rows = await database.query
    .selectFrom("financing_earlier_answers")
    .select("content")
    .where("application_id", "=", applicationId)
    .orderBy("replaced_at")
    .execute();
  if (rows.length === 0) return [];
  const sealed = rows.map(({ content }) => ({ ...earlierAnswerColumn, text: content }));
  const access = { actor: `staff:${name}`, reason: `${reason}: earlier answers` };
  return (await vault.open(applicationId, sealed, access)) as EarlierAnswer[];
}

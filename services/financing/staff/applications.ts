import { figureOffer } from "@forecourt/domain/financing/loan-offer";
import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import { appendAccess } from "@forecourt/service-kit/vault/access-log";
import { type AnsweredApplication, readAnswered } from "../applications/read-application.ts";
import { ssnIndex } from "../applications/store-application.ts";
import { noReasons, offerPlace, reasonsPlace, termsPlace } from "../applications/stored.ts";
import { queueNews } from "../news/news-queue.ts";
import type { ApplicationRow } from "../store/tables.ts";
import { checkAnswer, type TypedAnswer } from "./check-answer.ts";
import type { StaffDeps } from "./staff-deps.ts";

/** Who reads, after a check of their code, and why. */
export interface Reader {
  name: string;
  reason: string;
}

/** An application without anything that was typed. */
export type ListedApplication = Omit<
  ApplicationRow,
  | "content"
  | "token_hash"
  | "co_token_hash"
  | "mail_token_hash"
  | "co_mail_token_hash"
  | "ssn_index"
  | "person_index"
  | "answer_terms"
  | "adverse_reasons"
  | "answer_offer"
  | "acceptance"
>;

/** An application with its content and the answer. */
export interface ShownApplication extends AnsweredApplication {
  row: ListedApplication;
}

/** The newest applications of all dealers or one, or those of a social security number of a dealer. */
export async function listApplications(
  { database, vault }: StaffDeps,
  { dealerId, ssn, most }: { dealerId: string | null; ssn: string | null; most: number },
): Promise<ListedApplication[]> {
  if (ssn !== null && dealerId === null) throw new StaffError("a number is searched at one dealer");
  return database.query
    .selectFrom("financing_applications")
    .select(["id", "dealer_id", "store_id", "kind", "is_score", "number", "outcome", "received_at"])
    .select(["viewed_at", "answered_at", "answer", "accepted_at"])
    .$if(dealerId !== null, (rows) => rows.where("dealer_id", "=", dealerId ?? ""))
    .$if(ssn !== null, (rows) =>
      rows.where("ssn_index", "=", ssnIndex(vault.secrets, dealerId ?? "", ssn ?? "")),
    )
    .orderBy("received_at", "desc")
    .limit(most)
    .execute();
}

/** Reads an application by its number; the applicant sees that it was looked at. @throws StaffError */
export async function showApplication(
  { database, vault, now }: StaffDeps,
  number: string,
  { name, reason }: Reader,
): Promise<ShownApplication> {
  const row = await rowOf({ database }, number);
  const access = { actor: `staff:${name}`, reason };
  const shown = await readAnswered(vault, row, access);
  const viewedAt = row.viewed_at ?? now().toISOString();
  await database.query.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("financing_applications")
      .set({ viewed_at: viewedAt })
      .where("id", "=", row.id)
      .where("viewed_at", "is", null)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0 || row.kind !== "full") return;
    await queueNews(transaction, { row, news: "viewed", now: viewedAt });
  });
  const { content: _sealed, token_hash: _token, ssn_index: _index, ...listed } = row;
  return { row: { ...listed, viewed_at: viewedAt }, ...shown };
}

/**
 * Records what the dealership answered. An adverse answer states its principal reasons. A second answer needs
 * `isReplacement`, because the applicant has seen the first. @throws StaffError
 */
export async function answerApplication(
  { database, vault, now }: StaffDeps,
  { number, isReplacement, ...typed }: TypedAnswer & { number: string; isReplacement: boolean },
  reader: Reader,
): Promise<void> {
  const { answer, reasons, terms, offer = null } = checkAnswer(typed);
  const row = await rowOf({ database }, number);
  const seal = await vault.sealerOf(row.id);
  const at = now();
  await database.query.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("financing_applications")
      .set({
        answer,
        answered_at: at.toISOString(),
        viewed_at: row.viewed_at ?? at.toISOString(),
        adverse_reasons: reasons.length === 0 ? noReasons : seal(reasonsPlace, reasons),
        answer_terms: terms === null ? null : seal(termsPlace, terms),
        answer_offer: offer === null ? null : seal(offerPlace, figureOffer(offer)),
        acceptance: null,
        accepted_at: null,
      })
      .where("id", "=", row.id)
      .$if(!isReplacement, (rows) => rows.where("answered_at", "is", null))
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0)
      throw alreadyAnswered(await rowOf({ database: { query: transaction } }, number));
    if (row.kind === "full") {
      await queueNews(transaction, { row, news: "answered", now: at.toISOString() });
    }
    const access = {
      actor: `staff:${reader.name}`,
      action: "answered",
      recordId: row.id,
      reason: `${answer}: ${reader.reason}`,
    } as const;
    await appendAccess(transaction, vault.secrets, { access, at });
  });
}

/** The day is that of UTC, like the times of a list. */
function alreadyAnswered({ answer, answered_at: at }: ApplicationRow): StaffError {
  const day = new Date(at ?? "").toLocaleDateString("en-US", { timeZone: "UTC" });
  return new StaffError(
    `already answered: ${answer} on ${day}; --replace changes it, and the applicant sees it`,
  );
}

async function rowOf(
  { database }: { database: { query: Pick<StaffDeps["database"]["query"], "selectFrom"> } },
  number: string,
): Promise<ApplicationRow> {
  const row = await database.query
    .selectFrom("financing_applications")
    .selectAll()
    .where("number", "=", number.trim().toUpperCase())
    .executeTakeFirst();
  if (!row) throw new StaffError(`no application has the number ${number}`);
  if (row.content === "") throw new StaffError(`${row.number} was disposed of after its retention`);
  return row;
}

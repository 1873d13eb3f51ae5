import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import { queueNotification } from "../applications/notification-queue.ts";
import { type AnsweredApplication, readAnswered } from "../applications/read-application.ts";
import type { ApplicationRow } from "../store/tables.ts";
import { ssnIndex } from "../submission/store-application.ts";
import type { StaffDeps } from "./staff-deps.ts";

/** Person who reads, after a check of their code, and the reason. */
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

/** An application in the list. */
export interface ListedRow
  extends Pick<
    ApplicationRow,
    | "number"
    | "dealer_id"
    | "store_id"
    | "kind"
    | "is_score"
    | "outcome"
    | "received_at"
    | "viewed_at"
    | "answered_at"
    | "answer"
    | "accepted_at"
    | "withdrawn_acceptance_at"
    | "car"
  > {
  isJoint: boolean;
  /** True = no mail was sent to the applicant, because the lead is suspected spam. */
  isMailWithheld: boolean;
}

/** An application with its content and the answer. */
export interface ShownApplication extends AnsweredApplication {
  row: ListedApplication;
}

/**
 * The newest applications of all dealers or one dealer, or the applications of a dealer with a social security number.
 */
export async function listApplications(
  { database, vault }: StaffDeps,
  { dealerId, ssn, most }: { dealerId: string | null; ssn: string | null; most: number },
): Promise<ListedRow[]> {
  if (ssn !== null && dealerId === null) throw new StaffError("a number is searched at one dealer");
  const found = await database.query
    .selectFrom("financing_applications")
    .select(["id", "dealer_id", "store_id", "kind", "is_score", "number", "outcome", "received_at"])
    .select(["viewed_at", "answered_at", "answer", "accepted_at"])
    .select(["withdrawn_acceptance_at", "car", "co_token_hash"])
    .select((application) =>
      application
        .selectFrom("financing_news as news")
        .select("news.application_id")
        .whereRef("news.application_id", "=", "financing_applications.id")
        .where("news.state", "=", "withheld")
        .limit(1)
        .as("withheld"),
    )
    .$if(dealerId !== null, (rows) => rows.where("dealer_id", "=", dealerId ?? ""))
    .$if(ssn !== null, (rows) =>
      rows.where("ssn_index", "=", ssnIndex(vault.secrets, dealerId ?? "", ssn ?? "")),
    )
    .orderBy("received_at", "desc")
    .limit(most)
    .execute();
  return found.map(({ co_token_hash: coTokenHash, withheld, ...row }) => ({
    ...row,
    isJoint: coTokenHash !== null,
    isMailWithheld: withheld !== null,
  }));
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
    await queueNotification(transaction, { row, news: "viewed", now: viewedAt });
  });
  const { content: _sealed, token_hash: _token, ssn_index: _index, ...listed } = row;
  return { row: { ...listed, viewed_at: viewedAt }, ...shown };
}

/** The row of an application by its number. @throws StaffError */
export async function rowOf(
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

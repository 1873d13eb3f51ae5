import type { StoredContent } from "../../applications/stored.ts";
import type { ApplicationRow } from "../../store/tables.ts";
import { personIndex } from "../../submission/store-application.ts";
import type { ListedApplication } from "../applications.ts";
import type { StaffDeps } from "../staff-deps.ts";

/** Another pre-approval or application of an applicant. */
export type OtherRequest = Pick<
  ApplicationRow,
  "number" | "kind" | "is_score" | "received_at" | "outcome"
>;

const MOST = 5;

/** Other requests of the same applicants, by email address and birth date, to the dealer; the newest ones. */
export async function otherRequests(
  { database, vault }: StaffDeps,
  { id, dealer_id: dealerId }: ListedApplication,
  content: StoredContent,
): Promise<OtherRequest[]> {
  const people =
    content.kind === "full"
      ? [content.borrower, content.coBorrower].filter((one) => one !== null)
      : [content.applicant];
  const indexes = people.map((person) => personIndex(vault.secrets, dealerId, person));
  return database.query
    .selectFrom("financing_applications")
    .select(["number", "kind", "is_score", "received_at", "outcome"])
    .where("person_index", "in", indexes)
    .where("id", "!=", id)
    .orderBy("received_at", "desc")
    .limit(MOST)
    .execute();
}

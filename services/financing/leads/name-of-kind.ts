import type { ApplicationRow } from "../store/tables.ts";

/** Name of a request for staff, after the form that the shopper sent. In English, like every text for staff. */
export function nameOfKind({ kind, is_score: isScore }: Pick<ApplicationRow, "kind" | "is_score">) {
  if (kind === "full") return "Full credit application";
  return isScore === 1 ? "Credit score request" : "Pre-approval request";
}

import type { ApplicationRow } from "../store/tables.ts";

/** What staff calls a request: as the shopper asked for it. In English, like every text for staff. */
export function nameOfKind({ kind, is_score: isScore }: Pick<ApplicationRow, "kind" | "is_score">) {
  if (kind === "full") return "Full credit application";
  return isScore === 1 ? "Credit score request" : "Pre-approval request";
}

import { statusOf } from "../applications/application-view.ts";
import type { ListedRow } from "./applications.ts";
import { localTime } from "./local-time.ts";

/** One line for each application: number, local time, store, kind, car, status. No names, because others may see the screen. */
export function listLines(
  rows: readonly ListedRow[],
  timeZoneOf: (store: { dealerId: string; storeId: string }) => string,
): string[] {
  return rows.map((row) => {
    const { number, dealer_id: dealerId, store_id: storeId, received_at: received, car } = row;
    return [
      number,
      localTime(received, timeZoneOf({ dealerId, storeId })),
      `${dealerId}/${storeId}`,
      kindOf(row),
      car ?? "no car",
      row.outcome,
      stateOf(row),
    ].join("  ");
  });
}

function kindOf({ kind, is_score: isScore, isJoint }: ListedRow): string {
  if (isScore === 1) return "credit-score";
  return isJoint ? `${kind}, joint` : kind;
}

function stateOf(row: ListedRow): string {
  return [
    row.accepted_at === null ? (row.answer ?? statusOf(row)) : "accepted",
    ...(row.withdrawn_acceptance_at === null ? [] : ["accepted offer withdrawn"]),
    ...(row.isMailWithheld ? ["MAILS WITHHELD, suspected spam"] : []),
  ].join(", ");
}

import type { RowReason } from "../facts/findings.ts";
import type { Refusal, Report } from "../report.ts";

export interface RefusedRows {
  refused: Map<RowReason, number>;
  /** The first refused row of each reason. */
  firstRefusals: Map<RowReason, Refusal>;
}

/** Counts and reports a refused row. */
export async function refuseRow(
  refusal: Refusal,
  { refused, firstRefusals }: RefusedRows,
  report: Report,
): Promise<void> {
  const { reason } = refusal;
  refused.set(reason, (refused.get(reason) ?? 0) + 1);
  if (!firstRefusals.has(reason)) firstRefusals.set(reason, refusal);
  await report.refuse(refusal);
}

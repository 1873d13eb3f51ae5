import type { Mapping } from "../mapping/schema.ts";
import type { Report } from "../report.ts";
import type { Duplicate } from "./duplicates.ts";
import { type RefusedRows, refuseRow } from "./refuse-row.ts";

/** Counts and reports a row that a later row of the same VIN contradicts. */
export async function refuseDuplicate(
  { line, vin, winner }: Duplicate,
  tally: RefusedRows,
  { vehicle }: Pick<Mapping, "vehicle">,
  report: Report,
): Promise<void> {
  const [column = null] = [vehicle.vin?.column ?? null].flat();
  await refuseRow({ line, column, value: vin, reason: "duplicate-vin", winner }, tally, report);
}

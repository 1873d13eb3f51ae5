import type { Mapping } from "../mapping/schema.ts";
import type { Report } from "../report.ts";
import type { Duplicate } from "./duplicates.ts";
import type { FeedTally } from "./read-feed.ts";

/** Counts and reports a row that a later row of the same VIN contradicts. */
export async function refuseDuplicate(
  { line, vin, winner }: Duplicate,
  { refused }: Pick<FeedTally, "refused">,
  { vehicle }: Pick<Mapping, "vehicle">,
  report: Report,
): Promise<void> {
  refused.set("duplicate-vin", (refused.get("duplicate-vin") ?? 0) + 1);
  const [column = null] = [vehicle.vin?.column ?? null].flat();
  await report.refuse({ line, column, value: vin, reason: "duplicate-vin", winner });
}

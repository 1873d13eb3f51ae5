import type { Condition } from "@forecourt/contracts/vehicle";
import type { FeedRow } from "../feed/rows.ts";
import type { VehicleMapping } from "../mapping/schema.ts";
import { conditionWords } from "../reference/words.ts";
import type { ReadContext } from "./cell.ts";
import type { Findings } from "./findings.ts";
import { wordReader } from "./word.ts";

/** Reads the condition: used, new or certified ("Toyota Certified"). Refuses rows without one. */
export function conditionReader(source: VehicleMapping["condition"], context: ReadContext) {
  const read = wordReader(source, conditionWords, context);
  return (values: FeedRow["values"], findings: Findings): Condition | null => {
    const { written, meaning } = read(values);
    if (meaning) return meaning;
    return findings.refuse(
      written === "" ? "condition-missing" : "condition-unknown",
      read.column,
      written,
    );
  };
}

import type { VehicleHistory } from "@forecourt/contracts/vehicle-history";
import type { FeedRow } from "../feed/rows.ts";
import type { VehicleMapping } from "../mapping/schema.ts";
import { titleWords, useWords } from "../reference/words.ts";
import type { ReadContext } from "./cell.ts";
import type { Findings } from "./findings.ts";
import { optionalCountOrZero, optionalWord } from "./optional.ts";

/** Reads owners, accidents, title and use. A count of 0 is a statement; an empty one is none. */
export function historyReader(mapping: VehicleMapping, context: ReadContext) {
  const owners = optionalCountOrZero("owners", mapping.owners, context);
  const accidents = optionalCountOrZero("accidents", mapping.accidents, context);
  const titleStatus = optionalWord("titleStatus", mapping.titleStatus, titleWords, context);
  const priorUse = optionalWord("priorUse", mapping.priorUse, useWords, context);
  return (values: FeedRow["values"], findings: Findings): VehicleHistory => ({
    owners: owners(values, findings),
    accidents: accidents(values, findings),
    titleStatus: titleStatus(values, findings),
    priorUse: priorUse(values, findings),
  });
}

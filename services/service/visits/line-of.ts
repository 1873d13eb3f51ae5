import type { Scheduling } from "@forecourt/contracts/dealer-config/scheduling";
import type { VisitContent } from "./visit-content.ts";

/** A service as a visit keeps it when it is chosen, whatever later settings are. */
export function lineOf({
  opCode,
  name,
  minutes,
  fromCents,
  skill,
}: Scheduling["services"][number]): VisitContent["lines"][number] {
  return { opCode, name, minutes, fromCents, skill, isAdded: false };
}

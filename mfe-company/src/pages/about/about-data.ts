import type { About } from "@forecourt/contracts/areas/company/contracts";
import type { HoursRow } from "@forecourt/ui/elements/open-hours";

/** Everything the page about the company shows. */
export interface AboutData extends Omit<About, "head"> {
  /** Days off of the next two weeks, by department of the visitor's store. */
  closedSoon: Readonly<Record<"sales" | "service", HoursRow[]>>;
}

import type { SiteDepartment, StoreStatus } from "@forecourt/contracts/site-store";
import type { HoursRow } from "@forecourt/ui/elements/open-hours";

/** A department with its phone, its hours, and what it is at which time. */
export interface OpenDepartment {
  name: "sales" | "service";
  hours: SiteDepartment;
  /** Days off of the next two weeks. */
  closedSoon: HoursRow[];
  /** As in `StoreChoice`, each with the department's name: "Sales: Open until 6 p.m." */
  statuses: StoreStatus[];
}

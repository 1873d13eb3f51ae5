import type { Careers } from "@forecourt/contracts/areas/company/careers";
import type { Crumb } from "@forecourt/ui/navigation/breadcrumbs";
import type { ApplicationFormData } from "../../forms/application-form-data.ts";
import type { PositionGroup } from "../../parts/positions/position-groups.ts";

/** Everything the page about working for the dealer shows. */
export interface CareersData
  extends Omit<Careers, "head" | "otherPosition" | "positions" | "replyDays" | "consent"> {
  groups: PositionGroup[];
  /** Labels of the links of a position: to the form, and to its page. */
  labels: { apply: string; details: string };
  crumbs: { label: string; trail: Crumb[] };
  form: ApplicationFormData;
}

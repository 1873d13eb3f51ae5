import type { Careers } from "@forecourt/contracts/areas/company/careers";
import type { Crumb } from "@forecourt/ui/navigation/breadcrumbs";
import type { ApplicationFormData } from "../../forms/application-form-data.ts";
import type { PositionView } from "../../parts/positions/position-view.ts";

/** Everything the page about working for the dealer shows. */
export interface CareersData
  extends Omit<Careers, "head" | "otherPosition" | "positions" | "replyDays"> {
  positions: PositionView[];
  /** Labels of the links of a position: to the form, and to its page. */
  labels: { apply: string; details: string };
  crumbs: { label: string; trail: Crumb[] };
  form: ApplicationFormData;
}

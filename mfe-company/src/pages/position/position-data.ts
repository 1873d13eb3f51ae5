import type { Careers } from "@forecourt/contracts/areas/company/careers";
import type { Crumb } from "@forecourt/ui/navigation/breadcrumbs";
import type { ApplicationFormData } from "../../forms/application-form-data.ts";

/** Everything the page of an open position shows. */
export interface PositionData {
  title: string;
  description: string;
  /** Pay, days, place and dates as pairs of name and value; `note` says how the pay is made up. */
  facts: { label: string; value: string; note?: string }[];
  /** Duties, requirements and benefits, as far as they are stated. */
  lists: { id: string; title: string; list: string[] }[];
  /** About applying, the same for all positions. */
  body: Careers["body"];
  formTitle: string;
  form: ApplicationFormData;
  crumbs: { label: string; trail: Crumb[] };
  /** Other positions, and a link to all; null = there are none. */
  others: { title: string; links: { label: string; href: string }[] } | null;
}

import type { Team } from "@forecourt/contracts/areas/company/team";
import type { Crumb } from "@forecourt/ui/navigation/breadcrumbs";
import type { PersonView } from "../../parts/person-view.ts";

/** Everything the page of the dealer's people shows. */
export interface TeamData extends Pick<Team, "title" | "lead" | "empty" | "promo"> {
  crumbs: { label: string; trail: Crumb[] };
  /** Links to the people of all stores of a group and of each store; null = there is no choice. */
  stores: { label: string; links: { label: string; href: string; current: boolean }[] } | null;
  /** Management and the departments that have members, in the configured order. */
  departments: { id: string; title: string; people: PersonView[] }[];
}

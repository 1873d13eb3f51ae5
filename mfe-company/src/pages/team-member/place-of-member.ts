import type { MemberDetails } from "@forecourt/contracts/areas/company/team";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import { pageOfStore } from "../../parts/stores/location-view.ts";
import { openDepartments } from "../../parts/stores/open-departments.ts";
import { workplace } from "../../parts/workplace.ts";
import type { TeamMemberData } from "./team-member-data.ts";

/** The store where a person works, with the hours of their department at `now`; null where it may be any of several. */
export function placeOfMember(
  { firstName, department, days, stores }: MemberDetails,
  site: SiteContext,
  now: Date,
): TeamMemberData["place"] {
  const { places = [] } = site;
  if (stores.length === 0 && places.length > 1) return null;
  const store = workplace(site, stores);
  const { addressLine1, addressLine2, city, stateShort, zip, map } = store;
  const own = department === "service" || department === "parts" ? "service" : "sales";
  return {
    title: fillText(site.texts, "team.where", { name: firstName }),
    name: store.name,
    href: pageOfStore(store.id, site),
    address: [
      addressLine1,
      ...(addressLine2 === null ? [] : [addressLine2]),
      `${city}, ${stateShort} ${zip}`,
    ],
    directions: { label: fillText(site.texts, "contact.directions"), href: map.url },
    days: days && fillText(site.texts, "team.daysOf", { name: firstName, days }),
    colleagues: days && fillText(site.texts, "team.colleagues", { name: firstName }),
    department: openDepartments(store, site, now).find(({ name }) => name === own) ?? null,
  };
}

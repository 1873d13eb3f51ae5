import type { About } from "@forecourt/contracts/areas/company/contracts";
import { type ListedMember, TeamDepartment } from "@forecourt/contracts/areas/company/team";
import type { ContentSource } from "@forecourt/service-kit/content-service";
import { listedMembers } from "./team.ts";

/** Maximum number of people on the page about the company, unless more stores have somebody who leads them. */
const maxFaces = 3;

/**
 * People besides the general manager of the store. In a group without a chosen store: the person who leads each other
 * store, then one person of each department, then others; null without a team.
 */
export function facesOf(source: ContentSource): About["people"] {
  const { dealers, tenant, config } = source;
  const members = listedMembers(dealers.content(tenant, "company/team")?.members ?? [], source);
  if (members.length === 0) return null;
  const lead = config.employees.generalManager;
  const others = members.filter(
    ({ firstName, lastName }) => firstName !== lead?.firstName || lastName !== lead.lastName,
  );
  const otherStores = dealers.site(tenant).storeChosen
    ? []
    : dealers.stores(tenant.dealerId).filter((id) => id !== config.store.id);
  const leads = otherStores.flatMap((id) => leadOfStore(others, id) ?? []);
  const firsts = TeamDepartment.options.flatMap(
    (department) => others.find((one) => one.department === department) ?? [],
  );
  const faces = [...new Set([...leads, ...firsts, ...others])];
  return { faces: faces.slice(0, Math.max(maxFaces, leads.length)), count: members.length };
}

/** The first member who leads a department at this store; members of the sales department come first. */
function leadOfStore(members: readonly ListedMember[], storeId: string): ListedMember | undefined {
  return members.find(
    ({ departmentLead, stores }) => departmentLead && stores.some(({ id }) => id === storeId),
  );
}

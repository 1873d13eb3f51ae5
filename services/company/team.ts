import type {
  ListedMember,
  TeamContent,
  TeamMember,
} from "@forecourt/contracts/areas/company/team";
import { TeamDepartment } from "@forecourt/contracts/areas/company/team";
import type { Tenant } from "@forecourt/contracts/tenant";
import type { ContentSource } from "@forecourt/service-kit/content-service";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";

/** The people whom a visitor sees, see `storeOfVisitor`: by department, its lead first. */
export function listedMembers(
  members: TeamContent["members"],
  source: ContentSource,
): ListedMember[] {
  const { dealers, tenant } = source;
  const storeId = storeOfVisitor(source);
  const shown = storeId === null ? members : members.filter((member) => worksIn(member, storeId));
  return inOrder(shown).map((member) => listed(member, dealers, tenant));
}

/** Id of the store whose people a visitor sees: the chosen store with the scope `store`; null = all stores. */
export function storeOfVisitor({ dealers, tenant, config }: ContentSource): string | null {
  const isByStore = config.collections.teamMembers.scope === "store";
  return isByStore && dealers.site(tenant).storeChosen ? config.store.id : null;
}

/** By department, its lead first. */
export function inOrder(members: readonly TeamMember[]): TeamMember[] {
  const orderOf = ({ department, departmentLead }: TeamMember) =>
    TeamDepartment.options.indexOf(department) * 2 + (departmentLead ? 0 : 1);
  return members.toSorted((one, other) => orderOf(one) - orderOf(other));
}

/** Team members who work at the tenant's store, for the store's page; empty = the tenant has no team pages. */
export function peopleOfStore(
  dealers: Dealers,
  tenant: Tenant & { storeId: string },
): ListedMember[] {
  const members = dealers.content(tenant, "company/team")?.members ?? [];
  return inOrder(members.filter((member) => worksIn(member, tenant.storeId))).map((member) =>
    listed(member, dealers, tenant),
  );
}

/** The team member of this name with the text of their page; null = the team has no such member. */
export function memberOf(
  { firstName, lastName }: Pick<TeamMember, "firstName" | "lastName">,
  dealers: Dealers,
  tenant: Tenant,
): (ListedMember & Pick<TeamMember, "bio">) | null {
  const members = dealers.content(tenant, "company/team")?.members ?? [];
  const member = members.find((one) => one.firstName === firstName && one.lastName === lastName);
  return member ? { ...listed(member, dealers, tenant), bio: [...member.bio] } : null;
}

/** Whether a person works at a store; a person for whom no store is named works at all stores. */
export function worksIn({ stores }: TeamMember, storeId: string): boolean {
  return stores === undefined || stores.includes(storeId);
}

/** A person in a list, without the text of their own page. */
export function listed(member: TeamMember, dealers: Dealers, tenant: Tenant): ListedMember {
  const { dealerId } = tenant;
  const { slug, department, alsoFor, firstName, lastName, title, extension, days, since } = member;
  const { departmentLead, stores = [], photo, languages, phone } = member;
  return {
    slug,
    department,
    alsoFor: [...alsoFor],
    firstName,
    lastName,
    title,
    extension,
    days,
    since,
    departmentLead,
    phone: phone ?? departmentPhone(member, dealers, tenant),
    stores: stores.map((id) => ({
      id,
      name: dealers.config({ dealerId, storeId: id }).store.name,
    })),
    languages: [...languages],
    photo: photo && dealers.assetPath(dealerId, photo),
  };
}

/**
 * Phone of the person's department at the store where they work; sales and financing have one, and so have service and
 * parts.
 */
function departmentPhone(
  { department, stores: [home] = [] }: TeamMember,
  dealers: Dealers,
  { dealerId, storeId }: Tenant,
): string {
  const { sales, service, company } = dealers.config({ dealerId, storeId: home ?? storeId });
  return (
    (department === "sales" || department === "finance" ? sales.phone : service?.phone) ??
    company.phone
  );
}

import type {
  ListedMember,
  MemberPage,
  TeamContent,
  TeamMember,
} from "@forecourt/contracts/areas/company/team";
import { TeamDepartment } from "@forecourt/contracts/areas/company/team";
import { AppError } from "@forecourt/contracts/errors";
import type { Tenant } from "@forecourt/contracts/tenant";
import type { ContentSource } from "@forecourt/service-kit/content-service";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";
import { pageContent } from "@forecourt/service-kit/dealers/page-content";

/** People that a person's page names besides them. */
const maxOthers = 3;

/**
 * The people whom a visitor sees: with the scope `store` those of the chosen store, otherwise all. By
 * department, its lead first.
 */
export function listedMembers(
  members: TeamContent["members"],
  { dealers, tenant, config }: ContentSource,
): ListedMember[] {
  const isByStore = config.collections.teamMembers.scope === "store";
  const storeId = isByStore && dealers.site(tenant).storeChosen ? config.store.id : null;
  const shown = storeId === null ? members : members.filter((member) => worksIn(member, storeId));
  const orderOf = ({ department, departmentLead }: TeamMember) =>
    TeamDepartment.options.indexOf(department) * 2 + (departmentLead ? 0 : 1);
  return shown
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .map((member) => listed(member, dealers, tenant));
}

/**
 * A person, of whichever store, with colleagues.
 * @throws AppError content-unknown for a slug that no team member has
 */
export function memberPage(slug: string, dealers: Dealers, tenant: Tenant): MemberPage {
  const { members } = pageContent(dealers, tenant, "company/team");
  const member = members.find((one) => one.slug === slug);
  if (!member) throw new AppError("content-unknown", "this dealer has no team member of that name");
  const [home] = member.stores ?? [];
  const others = members.filter(
    (other) =>
      other !== member &&
      other.department === member.department &&
      (home === undefined || worksIn(other, home)),
  );
  return {
    member: { ...listed(member, dealers, tenant), bio: [...member.bio] },
    others: others.slice(0, maxOthers).map((other) => listed(other, dealers, tenant)),
  };
}

function worksIn({ stores }: TeamMember, storeId: string): boolean {
  return stores === undefined || stores.includes(storeId);
}

/** Without the email address, which is never published. */
function listed(member: TeamMember, dealers: Dealers, { dealerId }: Tenant): ListedMember {
  const { email: _email, bio: _bio, stores = [], photo, languages, ...rest } = member;
  return {
    ...rest,
    stores: stores.map((id) => ({
      id,
      name: dealers.config({ dealerId, storeId: id }).store.name,
    })),
    languages: [...languages],
    photo: photo && dealers.assetPath(dealerId, photo),
  };
}

import type { Team, TeamCard, TeamMember } from "@forecourt/contracts/areas/company/team";
import type { Tenant } from "@forecourt/contracts/tenant";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";
import { pageContent } from "@forecourt/service-kit/dealers/page-content";
import { firstSentence } from "./first-sentence.ts";
import { inOrder, listed, storeOfVisitor, worksIn } from "./team.ts";

/** The dealers, the tenant of the request, and the store that it is for: an id, or `all`. */
interface Source {
  dealers: Dealers;
  tenant: Tenant;
  wanted: string | undefined;
}

/**
 * The page of the people of a store or of all stores.
 * @throws AppError content-unknown where the page is switched off, dealer-unknown
 */
export function teamPage({ dealers, tenant, wanted }: Source): Team {
  const content = pageContent(dealers, tenant, "company/team");
  const { members, showEmails } = content;
  const store = storeOf({ dealers, tenant, wanted });
  const shown = store === null ? members : members.filter((member) => worksIn(member, store));
  const cardOf = (member: TeamMember): TeamCard => ({
    ...listed(member, dealers, tenant),
    summary: member.bio[0] === undefined ? null : firstSentence(member.bio[0]),
    email: showEmails ? member.email : null,
    manager: isGeneralManager(member, dealers, tenant),
  });
  const staffed = dealers
    .stores(tenant.dealerId)
    .filter((id) => members.some(({ stores = [] }) => stores.includes(id)));
  return { ...content, members: inOrder(shown).map(cardOf), store, total: members.length, staffed };
}

function storeOf({ dealers, tenant, wanted }: Source): string | null {
  if (wanted === "all") return null;
  if (wanted !== undefined && dealers.stores(tenant.dealerId).includes(wanted)) return wanted;
  return storeOfVisitor({ dealers, tenant, config: dealers.config(tenant) });
}

/** Whether a person leads a department and is named as the general manager of any store. */
function isGeneralManager(
  { firstName, lastName, departmentLead }: TeamMember,
  dealers: Dealers,
  { dealerId }: Tenant,
): boolean {
  if (!departmentLead) return false;
  return dealers.stores(dealerId).some((storeId) => {
    const { generalManager } = dealers.config({ dealerId, storeId }).employees;
    return generalManager?.firstName === firstName && generalManager.lastName === lastName;
  });
}

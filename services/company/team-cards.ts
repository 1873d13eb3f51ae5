import type { TeamCard, TeamContent } from "@forecourt/contracts/areas/company/team";
import type { ContentSource } from "@forecourt/service-kit/content-service";
import { firstSentence } from "./first-sentence.ts";
import { listed, shownMembers } from "./team.ts";

/** The people whom the team's page shows, each with the first sentence about them and, where the team shows it, their email address. */
export function teamCards(
  { members, showEmails }: Pick<TeamContent, "members" | "showEmails">,
  source: ContentSource,
): TeamCard[] {
  const { dealers, tenant } = source;
  return shownMembers(members, source).map((member) => ({
    ...listed(member, dealers, tenant),
    summary: member.bio[0] === undefined ? null : firstSentence(member.bio[0]),
    email: showEmails ? member.email : null,
  }));
}

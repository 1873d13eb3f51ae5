import type { LeadAction } from "@forecourt/contracts/leads/leads";
import type { Tenant } from "@forecourt/contracts/tenant";
import type { Deps } from "../deps.ts";

/** The person of the dealer whom a message is for. */
export interface Recipient {
  name: string;
  firstName: string;
  title: string;
  /** True for a person who has the phone and the hours of the service department. */
  isOfService: boolean;
  /** Null = messages go to the form's recipient only. */
  email: string | null;
}

/**
 * The person on the dealer's team to whom a message is addressed; undefined = the message names no one, or no one on
 * the team.
 */
export function teamMemberOf(
  { dealers }: Pick<Deps, "dealers">,
  { dealerId }: Tenant,
  { template, member: slug }: Pick<LeadAction, "template" | "member">,
): Recipient | undefined {
  if (template !== "STAFF_MEMBER" || slug === undefined) return undefined;
  const team = dealers.current().content({ dealerId, storeId: null }, "company/team");
  const found = team?.members.find((member) => member.slug === slug);
  if (!found) return undefined;
  const { firstName, lastName, title, email, department } = found;
  const isOfService = department === "service" || department === "parts";
  return { name: `${firstName} ${lastName}`, firstName, title, isOfService, email };
}

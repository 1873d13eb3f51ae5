import { isAllowed } from "@forecourt/contracts/visitor/consent";
import { visitorCookies } from "@forecourt/contracts/visitor/visitor";
import { cookieChanges } from "@forecourt/contracts/visitor/visitor-cookie-changes";
import { setClaimsCookie } from "@forecourt/service-kit/claims/set-claims-cookie";
import { isKnown, type Person } from "./contact.ts";
import type { Visit } from "./lead-request.ts";

/**
 * Keeps in the visitor's browser, where he allows it, that he has sent a lead, and unlocks prices and
 * inventory for one who has said who he is; what is unlocked already stays as it was.
 */
export function remember(visit: Visit, person: Person | null): void {
  const { request, response, site, visitor, seal } = visit;
  const { cookieTier } = site;
  if (!isAllowed("functional", visitor, cookieTier)) return;
  const isLeadCookie = (text: string) => text.startsWith(`${visitorCookies.lead}=`);
  const changes = cookieChanges(
    request.headers.cookie ?? "",
    { ...visitor, isLead: true },
    cookieTier,
  );
  for (const text of changes.filter(isLeadCookie)) response.append("set-cookie", text);
  if (person === null || !isKnown(person)) return;
  const { unlockInventory, unlockPrice } = visitor.proven;
  if (unlockInventory !== null && unlockPrice !== null) return;
  const now = seal.now.toISOString();
  const granted = {
    ...(unlockInventory === null ? { unlockInventory: now } : {}),
    ...(unlockPrice === null ? { unlockPrice: now } : {}),
  };
  setClaimsCookie({ request, response }, granted, { seal, cookieTier });
}

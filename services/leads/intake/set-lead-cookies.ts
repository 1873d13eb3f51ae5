import { isAllowed } from "@forecourt/contracts/visitor/consent";
import { visitorCookies } from "@forecourt/contracts/visitor/visitor";
import { cookieChanges } from "@forecourt/contracts/visitor/visitor-cookie-changes";
import { setClaimsCookie } from "@forecourt/service-kit/claims/set-claims-cookie";
import { type Contact, isIdentified } from "./contact.ts";
import type { LeadRequest } from "./lead-request.ts";

/**
 * With consent to functional cookies, records in the browser that the visitor has sent a lead, and unlocks prices and
 * inventory for an identified contact. An earlier unlock keeps its date. Returns whether this lead has unlocked the
 * inventory.
 */
export function setLeadCookies(leadRequest: LeadRequest, contact: Contact | null): boolean {
  const { request, response, site, visitor, signingContext } = leadRequest;
  const { cookieTier } = site;
  if (!isAllowed("functional", visitor, cookieTier)) return false;
  const isLeadCookie = (text: string) => text.startsWith(`${visitorCookies.lead}=`);
  const changes = cookieChanges(
    request.headers.cookie ?? "",
    { ...visitor, isLead: true },
    cookieTier,
  );
  for (const text of changes.filter(isLeadCookie)) response.append("set-cookie", text);
  if (contact === null || !isIdentified(contact)) return false;
  const { unlockInventory, unlockPrice } = visitor.proven;
  if (unlockInventory !== null && unlockPrice !== null) return false;
  const now = signingContext.now.toISOString();
  const claims = {
    ...(unlockInventory === null ? { unlockInventory: now } : {}),
    ...(unlockPrice === null ? { unlockPrice: now } : {}),
  };
  setClaimsCookie({ request, response }, claims, { signingContext, cookieTier });
  return unlockInventory === null;
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { isAllowed } from "@forecourt/contracts/consent";
import { type Visitor, visitorCookies } from "@forecourt/contracts/visitor";
import { deletedCookie } from "@forecourt/contracts/visitor-cookie-changes";
import { cookieOf } from "@forecourt/contracts/visitor-cookies";

/** Deletes the signed cookie, which no script can, of a visitor who allows nothing to be kept any more. */
export function takeBackProof(
  { headers }: IncomingMessage,
  response: Pick<ServerResponse, "appendHeader">,
  { visitor, cookieTier }: { visitor: Visitor; cookieTier: number },
): void {
  if (cookieOf(headers.cookie ?? "", visitorCookies.proof) === null) return;
  if (isAllowed("functional", visitor, cookieTier)) return;
  response.appendHeader("set-cookie", deletedCookie(visitorCookies.proof));
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { isAllowed } from "@forecourt/contracts/consent";
import { type Visitor, visitorCookies } from "@forecourt/contracts/visitor";
import { deletedCookie } from "@forecourt/contracts/visitor-cookie-changes";
import { cookieOf } from "@forecourt/contracts/visitor-cookies";

/** Functional cookies that no script can delete. */
const sealed = [visitorCookies.proof, visitorCookies.answers];

/** Deletes what no script can of a visitor who allows nothing to be kept any more. */
export function takeBackSealed(
  { headers }: IncomingMessage,
  response: Pick<ServerResponse, "appendHeader">,
  { visitor, cookieTier }: { visitor: Visitor; cookieTier: number },
): void {
  if (isAllowed("functional", visitor, cookieTier)) return;
  for (const name of sealed) {
    if (cookieOf(headers.cookie ?? "", name) === null) continue;
    response.appendHeader("set-cookie", deletedCookie(name));
  }
}

import type { IncomingMessage } from "node:http";
import type { Visitor } from "@forecourt/contracts/visitor/visitor";
import { visitorCookies } from "@forecourt/contracts/visitor/visitor";
import { readVisitor } from "@forecourt/contracts/visitor/visitor-cookies";
import { type ClaimsSigner, readClaims } from "./claims/claims.ts";
import { readRequestCookie } from "./cookie.ts";

/** The visitor of a request's cookies; `proven` has the verified claims only. */
export function visitorOf(
  request: IncomingMessage,
  { signingContext, cookieTier }: { signingContext: ClaimsSigner; cookieTier: number },
): Visitor {
  return readVisitor(request.headers.cookie ?? "", {
    cookieTier,
    globalPrivacyControl: request.headers["sec-gpc"] === "1",
    proven: readClaims(readRequestCookie(request, visitorCookies.proof), signingContext),
  });
}

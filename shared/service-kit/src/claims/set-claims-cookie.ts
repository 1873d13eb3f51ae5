import { isAllowed } from "@forecourt/contracts/visitor/consent";
import { type VerifiedClaims, visitorCookies } from "@forecourt/contracts/visitor/visitor";
import type { Request, Response } from "express";
import { cookieNameFor, readRequestCookie } from "../cookie.ts";
import { visitorOf } from "../visitor-of.ts";
import { CLAIMS_DAYS, type ClaimsSigner, signClaims } from "./claims.ts";

/**
 * Adds the `granted` claims to the visitor's `proof` cookie. False, without a cookie, when the
 * visitor does not allow functional cookies.
 */
export function setClaimsCookie(
  { request, response }: { request: Request; response: Response },
  granted: Partial<VerifiedClaims>,
  { signingContext, cookieTier }: { signingContext: ClaimsSigner; cookieTier: number },
): boolean {
  const visitor = visitorOf(request, { signingContext, cookieTier });
  if (!isAllowed("functional", visitor, cookieTier)) return false;
  const proof = signClaims(
    granted,
    signingContext,
    readRequestCookie(request, visitorCookies.proof),
  );
  response.cookie(cookieNameFor(request, visitorCookies.proof), proof, {
    maxAge: CLAIMS_DAYS * 24 * 60 * 60 * 1000,
    path: "/",
    secure: true,
    httpOnly: true,
    sameSite: "lax",
  });
  return true;
}

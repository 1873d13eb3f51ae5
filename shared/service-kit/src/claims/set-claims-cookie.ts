import { isAllowed } from "@forecourt/contracts/visitor/consent";
import { type VerifiedClaims, visitorCookies } from "@forecourt/contracts/visitor/visitor";
import type { Request, Response } from "express";
import { readRequestCookie } from "../cookie.ts";
import { visitorOf } from "../visitor-of.ts";
import { CLAIMS_DAYS, type ClaimsSigner, signClaims } from "./claims.ts";

/**
 * Gives a visitor what `granted` says, in the `proof` cookie of this answer, beside what was granted
 * before. Only where the functional category is allowed; false when nothing was kept.
 */
export function setClaimsCookie(
  { request, response }: { request: Request; response: Response },
  granted: Partial<VerifiedClaims>,
  { seal, cookieTier }: { seal: ClaimsSigner; cookieTier: number },
): boolean {
  const visitor = visitorOf(request, { seal, cookieTier });
  if (!isAllowed("functional", visitor, cookieTier)) return false;
  const proof = signClaims(granted, seal, readRequestCookie(request, visitorCookies.proof));
  response.cookie(visitorCookies.proof, proof, {
    maxAge: CLAIMS_DAYS * 24 * 60 * 60 * 1000,
    path: "/",
    secure: true,
    httpOnly: true,
    sameSite: "lax",
  });
  return true;
}

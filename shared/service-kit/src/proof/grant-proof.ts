import { isAllowed } from "@forecourt/contracts/consent";
import { type Proven, visitorCookies } from "@forecourt/contracts/visitor";
import type { Request, Response } from "express";
import { cookieOf } from "../cookie.ts";
import { visitorOf } from "../visitor-of.ts";
import { PROOF_DAYS, type Seal, signProof } from "./proof.ts";

/**
 * Gives a visitor what `granted` says, in the `proof` cookie of this answer, beside what was granted
 * before. Only where the functional category is allowed; false when nothing was kept.
 */
export function grantProof(
  { request, response }: { request: Request; response: Response },
  granted: Partial<Proven>,
  { seal, cookieTier }: { seal: Seal; cookieTier: number },
): boolean {
  const visitor = visitorOf(request, { seal, cookieTier });
  if (!isAllowed("functional", visitor, cookieTier)) return false;
  const proof = signProof(granted, seal, cookieOf(request, visitorCookies.proof));
  response.cookie(visitorCookies.proof, proof, {
    maxAge: PROOF_DAYS * 24 * 60 * 60 * 1000,
    path: "/",
    secure: true,
    httpOnly: true,
    sameSite: "lax",
  });
  return true;
}

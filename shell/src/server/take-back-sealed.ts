import type { Tenant } from "@forecourt/contracts/tenant";
import { isAllowed } from "@forecourt/contracts/visitor/consent";
import { type Visitor, visitorCookies } from "@forecourt/contracts/visitor/visitor";
import { deletedCookie } from "@forecourt/contracts/visitor/visitor-cookie-changes";
import { readRequestCookie } from "@forecourt/service-kit/cookie";
import type { Request, Response } from "express";
import { dropTerms, type TermsDeps } from "./remembered-terms.ts";

interface TakingBack {
  tenant: Tenant;
  visitor: Visitor;
  cookieTier: number;
  /** Aborted when the client has gone. */
  signal: AbortSignal;
}

/**
 * Deletes what no script can of a visitor who allows nothing to be kept any more. The cookie that
 * finds his answers goes with them: where they could not be deleted, the next document tries again.
 */
export async function takeBackSealed(
  deps: TermsDeps,
  request: Request,
  response: Pick<Response, "appendHeader">,
  { tenant, visitor, cookieTier, signal }: TakingBack,
): Promise<void> {
  if (isAllowed("functional", visitor, cookieTier)) return;
  const drop = (name: string) => response.appendHeader("set-cookie", deletedCookie(name));
  const { proof, answers } = visitorCookies;
  if (readRequestCookie(request, proof) !== null) drop(proof);
  if (readRequestCookie(request, answers) === null) return;
  if (await dropTerms(deps, request, { tenant, signal })) drop(answers);
}

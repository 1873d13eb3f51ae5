import type { Tenant } from "@forecourt/contracts/tenant";
import { isAllowed } from "@forecourt/contracts/visitor/consent";
import { type Visitor, visitorCookies } from "@forecourt/contracts/visitor/visitor";
import { deletedCookie } from "@forecourt/contracts/visitor/visitor-cookie-changes";
import { cookieNameFor, readRequestCookie } from "@forecourt/service-kit/cookie";
import type { Request, Response } from "express";
import { deleteBuyerPreferences, type PreferenceDeps } from "./buyer-preferences.ts";

interface RevokeOptions {
  tenant: Tenant;
  visitor: Visitor;
  cookieTier: number;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}

/**
 * Deletes the HttpOnly cookies, which scripts cannot, of a visitor who has withdrawn consent. The
 * cookie that identifies the saved preferences is deleted only together with them, so that the next
 * document retries a failed deletion.
 */
export async function revokeHttpOnlyCookies(
  deps: PreferenceDeps,
  request: Request,
  response: Pick<Response, "appendHeader">,
  { tenant, visitor, cookieTier, signal }: RevokeOptions,
): Promise<void> {
  if (isAllowed("functional", visitor, cookieTier)) return;
  const deleteCookie = (name: string) =>
    response.appendHeader("set-cookie", deletedCookie(cookieNameFor(request, name)));
  const { proof, answers } = visitorCookies;
  if (readRequestCookie(request, proof) !== null) deleteCookie(proof);
  if (readRequestCookie(request, answers) === null) return;
  if (await deleteBuyerPreferences(deps, request, { tenant, signal })) deleteCookie(answers);
}

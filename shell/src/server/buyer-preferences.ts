import { internalHeaders, requestIdHeader, type Tenant } from "@forecourt/contracts/tenant";
import {
  getBuyerPreferences,
  saveBuyerPreferences,
} from "@forecourt/contracts/visitor/buyer-preferences";
import { isAllowed } from "@forecourt/contracts/visitor/consent";
import {
  anonymousVisitor,
  type BuyerPreferences,
  type Visitor,
  visitorCookies,
} from "@forecourt/contracts/visitor/visitor";
import { type Call, createClient } from "@forecourt/http/client";
import { readRequestCookie } from "@forecourt/service-kit/cookie";
import type { Request } from "express";
import type { ShellDeps } from "./deps.ts";

export type PreferenceDeps = Pick<ShellDeps, "services" | "visitorMs" | "log">;

interface CallOptions {
  tenant: Tenant;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}

/** The cookies that identify the saved preferences and prove the visitor's consent. */
const { answers, allowed, display } = visitorCookies;

/**
 * Fetches the visitor's buyer preferences from the visitor service. It is called only when the
 * browser has the cookie, with a short timeout: a page is rendered without preferences rather than
 * late.
 */
export async function fetchBuyerPreferences(
  deps: PreferenceDeps,
  request: Request,
  { visitor, cookieTier, ...options }: CallOptions & { visitor: Visitor; cookieTier: number },
): Promise<BuyerPreferences> {
  const hasPreferences =
    readRequestCookie(request, answers) !== null && isAllowed("functional", visitor, cookieTier);
  const call = hasPreferences && visitorClient(deps, request, options, [answers, allowed, display]);
  if (!call) return anonymousVisitor.terms;
  try {
    return await call(getBuyerPreferences, {}, { deadlineMs: deps.visitorMs });
  } catch (error) {
    options.signal.throwIfAborted();
    const requestId = request.get(requestIdHeader) ?? "";
    deps.log.warn({ err: error, requestId }, "rendering without the visitor's buyer preferences");
    return anonymousVisitor.terms;
  }
}

/** Deletes the visitor's saved preferences. Resolves to false when the deletion may have failed. */
export async function deleteBuyerPreferences(
  deps: PreferenceDeps,
  request: Request,
  options: CallOptions,
): Promise<boolean> {
  const call = visitorClient(deps, request, options, [answers]);
  if (!call) return true;
  try {
    await call(saveBuyerPreferences, { body: {} }, { deadlineMs: deps.visitorMs });
    return true;
  } catch (error) {
    options.signal.throwIfAborted();
    const requestId = request.get(requestIdHeader) ?? "";
    deps.log.warn({ err: error, requestId }, "revoked buyer preferences are not deleted yet");
    return false;
  }
}

/** A client of the visitor service that forwards only `cookies`; null when there is no service. */
function visitorClient(
  { services: { visitor: service } }: PreferenceDeps,
  request: Request,
  { tenant, signal }: CallOptions,
  cookies: string[],
): Call | null {
  if (!service) return null;
  const address = request.get("x-forwarded-for");
  const headers = {
    [internalHeaders.dealer]: tenant.dealerId,
    [requestIdHeader]: request.get(requestIdHeader) ?? "",
    ...(address !== undefined && { "x-forwarded-for": address }),
    cookie: cookies
      .map((name) => [name, readRequestCookie(request, name)])
      .filter(([, value]) => value !== null)
      .map((pair) => pair.join("="))
      .join("; "),
  };
  return createClient({ baseUrl: service.address, headers, signal, fetch: service.fetch });
}

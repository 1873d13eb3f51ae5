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
import type { ShellDeps } from "./app.ts";

export type TermsDeps = Pick<ShellDeps, "services" | "visitorMs" | "log">;

interface Asking {
  tenant: Tenant;
  /** Aborted when the client has gone. */
  signal: AbortSignal;
}

/** What tells whose answers they are, and that he allows them to be kept. */
const { answers, allowed, display } = visitorCookies;

/**
 * What the visitor service keeps of how this visitor buys. It is asked only for a browser that says
 * it has answered, and has little time: a page is drawn without answers rather than late.
 */
export async function normalizePaymentTerms(
  deps: TermsDeps,
  request: Request,
  { visitor, cookieTier, ...asking }: Asking & { visitor: Visitor; cookieTier: number },
): Promise<BuyerPreferences> {
  const isAsked =
    readRequestCookie(request, answers) !== null && isAllowed("functional", visitor, cookieTier);
  const call = isAsked && caller(deps, request, asking, [answers, allowed, display]);
  if (!call) return anonymousVisitor.terms;
  try {
    return await call(getBuyerPreferences, {}, { deadlineMs: deps.visitorMs });
  } catch (error) {
    asking.signal.throwIfAborted();
    const requestId = request.get(requestIdHeader) ?? "";
    deps.log.warn({ err: error, requestId }, "drawn without the visitor's answers");
    return anonymousVisitor.terms;
  }
}

/** Has the visitor service delete what it keeps of this visitor. False when it may be there still. */
export async function dropTerms(
  deps: TermsDeps,
  request: Request,
  asking: Asking,
): Promise<boolean> {
  const call = caller(deps, request, asking, [answers]);
  if (!call) return true;
  try {
    await call(saveBuyerPreferences, { body: {} }, { deadlineMs: deps.visitorMs });
    return true;
  } catch (error) {
    asking.signal.throwIfAborted();
    const requestId = request.get(requestIdHeader) ?? "";
    deps.log.warn({ err: error, requestId }, "answers that were taken back are not deleted yet");
    return false;
  }
}

/** Calls the visitor service for whoever sent `request`, with those of his cookies alone; null = there is none. */
function caller(
  { services: { visitor: service } }: TermsDeps,
  request: Request,
  { tenant, signal }: Asking,
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

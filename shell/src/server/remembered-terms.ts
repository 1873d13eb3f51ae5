import { isAllowed } from "@forecourt/contracts/consent";
import { internalHeaders, requestIdHeader, type Tenant } from "@forecourt/contracts/tenant";
import {
  type BuyingTerms,
  nobody,
  type Visitor,
  visitorCookies,
} from "@forecourt/contracts/visitor";
import { rememberedTerms } from "@forecourt/contracts/visitor-terms";
import { createClient } from "@forecourt/http/client";
import { cookieOf } from "@forecourt/service-kit/cookie";
import type { Request } from "express";
import type { ShellDeps } from "./app.ts";

interface Asking {
  tenant: Tenant;
  visitor: Visitor;
  cookieTier: number;
  /** Aborted when the client has gone. */
  signal: AbortSignal;
}

/**
 * What the visitor service keeps of how this visitor buys. It is asked only for a browser that says
 * it has answered, and has little time: a page is drawn without answers rather than late.
 */
export async function termsOf(
  { services, visitorMs, log }: Pick<ShellDeps, "services" | "visitorMs" | "log">,
  request: Request,
  { tenant, visitor, cookieTier, signal }: Asking,
): Promise<BuyingTerms> {
  const id = cookieOf(request, visitorCookies.answers);
  const { visitor: service } = services;
  if (id === null || !service || !isAllowed("functional", visitor, cookieTier)) return nobody.terms;
  const requestId = request.get(requestIdHeader) ?? "";
  const headers = {
    [internalHeaders.dealer]: tenant.dealerId,
    [requestIdHeader]: requestId,
    cookie: `${visitorCookies.answers}=${id}`,
  };
  const call = createClient({ baseUrl: service.address, headers, signal, fetch: service.fetch });
  try {
    return await call(rememberedTerms, {}, { deadlineMs: visitorMs });
  } catch (error) {
    signal.throwIfAborted();
    log.warn({ err: error, requestId }, "drawn without the visitor's answers");
    return nobody.terms;
  }
}

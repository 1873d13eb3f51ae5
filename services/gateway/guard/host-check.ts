import { AppError } from "@forecourt/contracts/errors";
import { storeCookie } from "@forecourt/contracts/tenant";
import { readRequestCookie } from "@forecourt/service-kit/cookie";
import type { RequestHandler } from "express";
import type { Tenants } from "../tenants.ts";
import { visitOf } from "../visit.ts";

/** Finds whose site the request is for, and which of its stores the visitor chose. */
export function hostCheck(tenants: Pick<Tenants, "dealerOf">): RequestHandler {
  return (request, _response, next) => {
    const dealer = tenants.dealerOf(request.headers.host ?? "");
    if (!dealer) throw new AppError("dealer-unknown", "no site is served under this name");
    const chosen = readRequestCookie(request, storeCookie.name);
    const visit = visitOf(request);
    visit.dealer = dealer;
    visit.storeId = chosen !== null && dealer.storeIds.includes(chosen) ? chosen : null;
    next();
  };
}

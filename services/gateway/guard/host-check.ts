import { AppError } from "@forecourt/contracts/errors";
import { storeCookie } from "@forecourt/contracts/tenant";
import { readRequestCookie } from "@forecourt/service-kit/cookie";
import type { RequestHandler } from "express";
import { contextOf } from "../request/request-context.ts";
import type { Tenants } from "../tenants/tenants.ts";

/** Resolves the dealer from the Host header, and the chosen store from its cookie. */
export function hostCheck(tenants: Pick<Tenants, "dealerOf">): RequestHandler {
  return (request, _response, next) => {
    const dealer = tenants.dealerOf(request.headers.host ?? "");
    if (!dealer) throw new AppError("dealer-unknown", "no site is served under this name");
    const storeId = readRequestCookie(request, storeCookie.name);
    const context = contextOf(request);
    context.dealer = dealer;
    context.storeId = storeId !== null && dealer.storeIds.includes(storeId) ? storeId : null;
    next();
  };
}

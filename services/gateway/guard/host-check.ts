import { AppError } from "@forecourt/contracts/errors";
import type { RequestHandler } from "express";
import { pageStore } from "../request/page-store.ts";
import { contextOf } from "../request/request-context.ts";
import type { Tenants } from "../tenants/tenants.ts";

/** Resolves the dealer from the Host header, and the store from the address of the page or from its cookie. */
export function hostCheck(tenants: Pick<Tenants, "dealerOf">): RequestHandler {
  return (request, _response, next) => {
    const dealer = tenants.dealerOf(request.headers.host ?? "");
    if (!dealer) throw new AppError("dealer-unknown", "no site is served under this name");
    const context = contextOf(request);
    context.dealer = dealer;
    context.storeId = pageStore(request, dealer);
    next();
  };
}

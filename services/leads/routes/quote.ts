import { AppError } from "@forecourt/contracts/errors";
import { getQuote } from "@forecourt/contracts/quotes/endpoints";
import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Deps } from "../deps.ts";

/** A quote, for anyone who has its token; of the data that the customer typed, it has only a first name. */
export function quoteRoute(app: Express, { dealers, quotes, now }: Deps): void {
  mount(app, getQuote, async ({ params, request, response }) => {
    const { dealerId } = tenantOf(request);
    response.set("cache-control", "no-store");
    const found = await quotes.byToken(dealerId, params.token);
    if (!found) throw new AppError("not-found", "no quote has this token");
    const { quote, storeId, isCopied } = found;
    const { company, sales } = dealers.current().config({ dealerId, storeId });
    return {
      ...quote,
      isExpired: wallTimeAt(now(), company.timezone).day > quote.heldUntil,
      copy: isCopied ? ("sent" as const) : ("open" as const),
      storeId,
      storeName: company.name,
      storePhone: sales.phone,
    };
  });
}

import type { IncomingMessage } from "node:http";
import { AppError } from "@forecourt/contracts/errors";
import { languagePattern } from "@forecourt/contracts/language";
import { internalHeaders, type Tenant } from "@forecourt/contracts/tenant";

const id = /^[a-z0-9][a-z0-9-]{0,62}$/;

/**
 * The dealer, the store, the language and the variants of a request, from the headers that the gateway or the shell
 * server sets.
 * @throws AppError dealer-unknown when they are missing or malformed.
 */
export function tenantOf(request: IncomingMessage): Tenant {
  const dealerId = request.headers[internalHeaders.dealer];
  const storeId = request.headers[internalHeaders.store] ?? null;
  if (typeof dealerId !== "string" || !id.test(dealerId)) {
    throw new AppError("dealer-unknown", "expected a dealer's id in the internal header");
  }
  if (storeId !== null && (typeof storeId !== "string" || !id.test(storeId))) {
    throw new AppError("dealer-unknown", "expected a store's id in the internal header");
  }
  const language = request.headers[internalHeaders.language];
  const isKnown = typeof language === "string" && languagePattern.test(language);
  const variants = request.headers[internalHeaders.variants];
  return {
    dealerId,
    storeId,
    ...(isKnown && { language }),
    ...(typeof variants === "string" && { variants }),
  };
}

import type { IncomingMessage } from "node:http";
import { defaultLanguage } from "@forecourt/contracts/language";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { pageLanguage } from "../request/page-language.ts";
import { contextOf } from "../request/request-context.ts";

/** Sets the headers that upstreams trust: dealer, store, language, variants, canary, client address, and `extra`. */
export function setUpstreamHeaders(
  request: IncomingMessage,
  extra: Record<string, string> = {},
): void {
  const { client, dealer, storeId, variants, canary } = contextOf(request);
  const { headers } = request;
  Object.assign(headers, extra, {
    "x-forwarded-for": client.address,
    "x-forwarded-proto": client.proto,
    "x-forwarded-host": headers.host ?? "",
  });
  if (dealer) {
    headers[internalHeaders.dealer] = dealer.dealerId;
    const language = pageLanguage(headers, dealer);
    if (language !== defaultLanguage) headers[internalHeaders.language] = language;
  }
  if (variants !== null) headers[internalHeaders.variants] = variants;
  if (canary !== null) headers[internalHeaders.canary] = canary;
  if (storeId !== null) headers[internalHeaders.store] = storeId;
}

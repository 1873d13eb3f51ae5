import type { IncomingMessage } from "node:http";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { visitOf } from "../visit.ts";

/** Writes what upstreams are told about `request`: whose site, which store, which client. */
export function tellUpstream(request: IncomingMessage, more: Record<string, string> = {}): void {
  const { client, dealer, storeId } = visitOf(request);
  const { headers } = request;
  Object.assign(headers, more, {
    "x-forwarded-for": client.address,
    "x-forwarded-proto": client.proto,
    "x-forwarded-host": headers.host ?? "",
  });
  if (dealer) headers[internalHeaders.dealer] = dealer.dealerId;
  if (storeId !== null) headers[internalHeaders.store] = storeId;
}

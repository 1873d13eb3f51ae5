import { AppError } from "@forecourt/contracts/errors";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";
import type { PictureRequest } from "./read-request.ts";

/**
 * Refuses addresses whose host none of the dealer's stores names: `photos.example` allows https,
 * `http://photos.example` both. The store that a visitor chose does not matter, because a list may
 * show cars of others. @throws AppError bad-request or dealer-unknown
 */
export function checkHost(dealers: Dealers, dealerId: string, { source }: PictureRequest): void {
  const named = new Set(
    dealers
      .stores(dealerId)
      .flatMap((storeId) => dealers.config({ dealerId, storeId }).inventory.photoHosts),
  );
  if (source.kind === "own") return;
  const { hostname, protocol } = source.url;
  const insecure = named.has(`http://${hostname}`);
  if (insecure || (protocol === "https:" && named.has(hostname))) return;
  throw new AppError("bad-request", "expected a photo host of the dealer's configuration");
}

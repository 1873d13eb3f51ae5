import { AppError } from "@forecourt/contracts/errors";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";
import type { ImageRequest } from "./parse-image-request.ts";

/**
 * Rejects URLs whose host is in no `photoHosts` of the dealer's stores: `photos.example` allows
 * https, `http://photos.example` both. All stores count, because a list may show vehicles of other
 * stores than the chosen one. @throws AppError bad-request or dealer-unknown
 */
export function checkPhotoHost(dealers: Dealers, dealerId: string, { source }: ImageRequest): void {
  const allowedHosts = new Set(
    dealers
      .stores(dealerId)
      .flatMap((storeId) => dealers.config({ dealerId, storeId }).inventory.photoHosts),
  );
  if (source.kind !== "web") return;
  const { hostname, protocol } = source.url;
  const allowsHttp = allowedHosts.has(`http://${hostname}`);
  if (allowsHttp || (protocol === "https:" && allowedHosts.has(hostname))) return;
  throw new AppError("bad-request", "expected a photo host of the dealer's configuration");
}

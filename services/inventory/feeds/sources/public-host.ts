import type { LookupAddress } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "@forecourt/service-kit/public-address";
import { errorLine, FeedFetchError, type FeedNetwork } from "./source.ts";

/**
 * The addresses of a vendor's host. It is resolved once, and the connection uses one of them, so that a name cannot
 * lead somewhere else after the check. Throws FeedFetchError for a host that is not on the public internet, unless the
 * operator allows it.
 */
export async function addressesOf(
  host: string,
  { resolve, privateHosts }: FeedNetwork,
): Promise<[LookupAddress, ...LookupAddress[]]> {
  const isAllowed = privateHosts.includes(host);
  if (isIP(host) !== 0 && !isAllowed) throw new FeedFetchError(`${host}: expected a host's name`);
  const found = await resolve(host).catch((error: unknown) => {
    throw new FeedFetchError(`${host} is not known: ${errorLine(error)}`, error);
  });
  const [first, ...others] = found;
  if (!first) throw new FeedFetchError(`${host} has no address`);
  if (!isAllowed && !found.every(({ address }) => isPublicAddress(address))) {
    const message = `${host} is not on the public internet; FEED_PRIVATE_HOSTS allows it`;
    throw new FeedFetchError(message);
  }
  return [first, ...others];
}

/** A lookup function that returns the addresses that were already resolved and checked. */
export function pinnedTo(addresses: readonly [LookupAddress, ...LookupAddress[]]): LookupFunction {
  return (_host, { all }, done) => {
    if (all) done(null, [...addresses]);
    else done(null, addresses[0].address, addresses[0].family);
  };
}

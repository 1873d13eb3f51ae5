import { isSameHash, keyedHash } from "../keyed-hash.ts";

interface NamedFeed {
  /** The site's SIGNING_SECRET. */
  secret: string;
  /** Purpose of the token, with its version: `service-calendar:v1`. */
  purpose: string;
  /** Values that identify the feed, and the version of its address. */
  named: readonly (string | number | null)[];
}

/** The token of a feed's address: 256 bits that are derived from the secret. */
export function feedToken({ secret, purpose, named }: NamedFeed): string {
  return keyedHash(secret, `${purpose}:${JSON.stringify(named)}`);
}

/** The feed with a token; null = there is none. Every one is compared, in the same time whichever it is. */
export function feedWithToken<F>(
  feeds: readonly F[],
  tokenOf: (feed: F) => string,
  token: string,
): F | null {
  const [matching] = feeds.filter((feed) => isSameHash(tokenOf(feed), token));
  return matching ?? null;
}

import { isPrivateAddress, trackablePath } from "@forecourt/contracts/tracking/trackable-path";

/**
 * What tags would read of the page by themselves, which is its whole address and that of the page
 * before: told to those who take it from us, and kept from those who do not.
 */
export interface ToldPlace {
  page_location: string;
  page_referrer: string;
}

/** The address as Google's tags are told it, with the trackable `path` of an event or of this page. */
export function toldPlace(path = trackablePath(location.pathname, location.search)): ToldPlace {
  const before = pageBefore();
  const page_referrer = before
    ? before.origin + trackablePath(before.pathname, before.search)
    : document.referrer;
  return { page_location: location.origin + path, page_referrer };
}

/** Whether this address, or that of the page that led to it, says something of the visitor. */
export function isPlacePrivate(): boolean {
  return [location, pageBefore()].some(
    (place) => place !== null && isPrivateAddress(place.pathname, place.search),
  );
}

/** Of this site; browsers say no more of others than where they are. */
function pageBefore(): URL | null {
  if (document.referrer === "") return null;
  const before = new URL(document.referrer);
  return before.origin === location.origin ? before : null;
}

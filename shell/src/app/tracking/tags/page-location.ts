import { isPrivateAddress, trackablePath } from "@forecourt/contracts/tracking/trackable-path";

/**
 * The page and referrer URLs without personal data. Tags would read the full URLs themselves; Google's
 * tags accept these instead.
 */
export interface PageLocation {
  page_location: string;
  page_referrer: string;
}

/** The location for Google's tags, with the trackable `path` of an event or of this page. */
export function pageLocation(
  path = trackablePath(location.pathname, location.search),
): PageLocation {
  const before = pageBefore();
  const page_referrer = before
    ? before.origin + trackablePath(before.pathname, before.search)
    : document.referrer;
  return { page_location: location.origin + path, page_referrer };
}

/** True when the URL of this page or of its referrer contains personal data. */
export function isPageLocationPrivate(): boolean {
  return [location, pageBefore()].some(
    (location) => location !== null && isPrivateAddress(location.pathname, location.search),
  );
}

/** The referrer when it is a page of this site; for other sites browsers send only the origin. */
function pageBefore(): URL | null {
  if (document.referrer === "") return null;
  const before = new URL(document.referrer);
  return before.origin === location.origin ? before : null;
}

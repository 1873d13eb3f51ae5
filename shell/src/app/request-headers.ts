/** Request header by which a browser names the release record it was served with. */
export const recordHeader = "x-release-record";

/**
 * Request header of a payload that is fetched before anybody has asked for the page: it may never
 * be seen, so it is no page view. (`Sec-Purpose`, which says the same, is the browser's to set.)
 */
export const prefetchHeader = "x-fetched-ahead";

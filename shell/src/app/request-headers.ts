/** Request header with the release record of the browser's document. */
export const recordHeader = "x-release-record";

/**
 * Request header of a prefetched payload: the page may never be shown, so it is not a page view.
 * (Scripts cannot set the standard `Sec-Purpose` header.)
 */
export const prefetchHeader = "x-fetched-ahead";

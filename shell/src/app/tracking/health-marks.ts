// Marks in the browser's own records, which are read once somebody measures the page.

/** React drew a part anew, because the server's markup differed. */
export const mismatchMark = "forecourt:mismatch";

/** A component threw, and the area's fallback is shown. */
export const caughtMark = "forecourt:caught";

/** Code of a page did not load. */
export const chunkMark = "forecourt:preload-error";

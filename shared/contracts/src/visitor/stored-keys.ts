import type { ConsentCategory } from "./visitor.ts";

/**
 * What pages keep in `localStorage` and `sessionStorage`, by the category that has to be allowed for it.
 * What stands here is deleted as soon as its category is not allowed; what is not here has to be
 * something that the site cannot do without.
 */
export const storedKeys = {
  functional: ["forecourt.garage", "forecourt.finishedPopups"],
  analytics: [],
  targeting: [],
} as const satisfies Record<ConsentCategory, readonly string[]>;

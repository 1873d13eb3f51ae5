import type { ConsentCategory } from "./visitor.ts";

/**
 * Keys in `localStorage` and `sessionStorage`, by the consent category that they need. They are deleted
 * as soon as their category is not allowed. Keys that are not listed here must be essential.
 */
export const storedKeys = {
  functional: ["forecourt.garage", "forecourt.finishedPopups", "forecourt.language"],
  /** Data of the experiments client. Stating its key here costs a document nearly no bytes. */
  analytics: ["forecourt.analytics"],
  targeting: [],
} as const satisfies Record<ConsentCategory, readonly string[]>;

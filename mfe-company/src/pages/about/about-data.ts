import type { About } from "@forecourt/contracts/company";

/** Everything the page about the company shows. */
export type AboutData = Omit<About, "head">;

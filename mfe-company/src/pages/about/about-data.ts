import type { About } from "@forecourt/contracts/areas/company/contracts";

/** Everything the page about the company shows. */
export type AboutData = Omit<About, "head">;

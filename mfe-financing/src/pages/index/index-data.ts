import type { FinancingIndex } from "@forecourt/contracts/financing";

/** Everything the financing index shows. */
export type FinancingData = Omit<FinancingIndex, "head">;

import type { FinancingIndex } from "@forecourt/contracts/areas/financing/contracts";

/** Everything the financing index shows. */
export type FinancingData = Omit<FinancingIndex, "head">;

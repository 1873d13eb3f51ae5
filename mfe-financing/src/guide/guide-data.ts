import type { FinancingGuide } from "@forecourt/contracts/areas/financing/guides";

/** Everything a guide shows. */
export type GuideData = Omit<FinancingGuide, "head">;

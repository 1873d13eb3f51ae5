import type { ProtectionPlans } from "@forecourt/contracts/areas/financing/guides";

/** Everything the page of the protection plans shows. */
export type PlansData = Omit<ProtectionPlans, "head">;

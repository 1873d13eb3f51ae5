import type { CreditTier } from "@forecourt/domain/financing/approval-range";

/** The tiers in the words that their applicant reads, in English like every text for staff. */
export const tierNames: Readonly<Record<CreditTier, string>> = {
  bad: "rebuilding",
  okay: "fair",
  good: "good",
  great: "great",
};

import type { FactSource, Facts } from "../facts.ts";
import { whole } from "../format-facts.ts";

/** The numbers of the dealer's statements on financing; claims about credit are `creditClaims`. */
export function financingFacts({ claims, financeProgram }: FactSource): Facts {
  return {
    "claims.preApprovalSeconds": whole(claims.preApprovalSeconds),
    "claims.preApprovalTime": durationText(claims.preApprovalSeconds),
    "claims.answerHoursMin": whole(claims.answerHours.min),
    "claims.answerHoursMax": whole(claims.answerHours.max),
    // The lowest score without an addition to the rate.
    "finance.standardScore": whole(
      Math.max(300, ...financeProgram.tierAdditions.map((tier) => tier.toScore + 1)),
    ),
  };
}

/** "a minute", "2 minutes" or "45 seconds". */
function durationText(seconds: number): string {
  if (seconds === 60) return "a minute";
  return seconds % 60 === 0 ? `${whole(seconds / 60)} minutes` : `${whole(seconds)} seconds`;
}

import { fillText } from "@forecourt/domain/fill-text";
import { localeOf } from "@forecourt/domain/locale";
import type { FactSource, Facts } from "../facts.ts";
import { whole } from "../format-facts.ts";

/** The numbers of the dealer's statements on financing; claims about credit are `creditClaims`. */
export function financingFacts({ texts, claims, financeProgram }: FactSource): Facts {
  return {
    "claims.preApprovalSeconds": whole(claims.preApprovalSeconds),
    "claims.preApprovalTime": durationText(claims.preApprovalSeconds, texts),
    "claims.answerHoursMin": whole(claims.answerHours.min),
    "claims.answerHoursMax": whole(claims.answerHours.max),
    // The lowest score without an addition to the rate.
    "finance.standardScore": whole(
      Math.max(300, ...financeProgram.tierAdditions.map((tier) => tier.toScore + 1)),
    ),
  };
}

/** "a minute", "2 minutes" or "45 seconds". */
function durationText(seconds: number, texts: FactSource["texts"]): string {
  if (seconds === 60) return fillText(texts, "claims.minute");
  const [count, unit] = seconds % 60 === 0 ? [seconds / 60, "minute"] : [seconds, "second"];
  const options = { style: "unit", unit, unitDisplay: "long" } as const;
  return new Intl.NumberFormat(localeOf(texts), options).format(count);
}

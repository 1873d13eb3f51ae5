import { paymentControlsOf } from "@forecourt/contracts/payment-terms";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";

/** The names of credit scores, lowest first. */
const labels = ["bad", "okay", "good", "great"] as const;

type Program = Pick<SiteContext, "calculator" | "financeProgram" | "texts">;

/** What a score is called: "Good". The lowest name goes for what lies below it too. */
export function creditInWords(score: number, { financeProgram, texts }: Program): string {
  const label = labels.findLast((one) => financeProgram.creditLabels[one] <= score) ?? "bad";
  return fillText(texts, `search.credit.${label}`);
}

/**
 * The four names as scores. A name stands for the score that holds, or that the calculator starts at,
 * where these go by it; else for the score that the dealer gave it.
 */
export function creditChoices(chosen: number, site: Program): { value: string; label: string }[] {
  const control = paymentControlsOf(site.calculator).creditScore;
  return labels.map((one) => {
    const label = fillText(site.texts, `search.credit.${one}`);
    const own = [chosen, control.default].find((score) => creditInWords(score, site) === label);
    return { value: String(own ?? site.financeProgram.creditLabels[one]), label };
  });
}

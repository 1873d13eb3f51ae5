import { paymentControlsOf } from "@forecourt/contracts/areas/inventory/search/payment-controls";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";

/** Lowest first. */
const labels = ["bad", "okay", "good", "great"] as const;

type Program = Pick<SiteContext, "calculator" | "financeProgram" | "texts">;

/** "Good". It is the shopper's own, and kinder than the label of the filter. */
export function creditScoreLabel(score: number, program: Program): string {
  return fillText(program.texts, `search.creditRange.${labelOf(score, program)}`);
}

/** Scores below the lowest label have it, too. */
function labelOf(score: number, { financeProgram }: Pick<Program, "financeProgram">) {
  return labels.findLast((one) => financeProgram.creditLabels[one] <= score) ?? "bad";
}

/**
 * The four labels as choices. A label stands for the selected score, or for the dealer's,
 * where that score has this label; otherwise for the score that the dealer set.
 */
export function creditScoreChoices(
  selected: number,
  site: Program,
): { value: string; label: string }[] {
  const control = paymentControlsOf(site).creditScore;
  return labels.map((one) => {
    const matching = [selected, control.default].find((score) => labelOf(score, site) === one);
    const value = String(matching ?? site.financeProgram.creditLabels[one]);
    return { value, label: fillText(site.texts, `search.credit.${one}`) };
  });
}

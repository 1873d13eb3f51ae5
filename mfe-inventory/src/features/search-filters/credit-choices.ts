import { paymentControlsOf } from "@forecourt/contracts/areas/inventory/search/payment-controls";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";

/** Lowest first. */
const labels = ["bad", "okay", "good", "great"] as const;

type Program = Pick<SiteContext, "calculator" | "financeProgram" | "texts">;

/** "Good". Scores below the lowest label have it, too. */
export function creditScoreLabel(score: number, { financeProgram, texts }: Program): string {
  const label = labels.findLast((one) => financeProgram.creditLabels[one] <= score) ?? "bad";
  return fillText(texts, `search.credit.${label}`);
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
    const label = fillText(site.texts, `search.credit.${one}`);
    const matching = [selected, control.default].find(
      (score) => creditScoreLabel(score, site) === label,
    );
    return { value: String(matching ?? site.financeProgram.creditLabels[one]), label };
  });
}

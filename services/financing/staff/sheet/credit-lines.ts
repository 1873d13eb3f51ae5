import { shortDay } from "@forecourt/domain/appointments/format";
import type { CreditTier } from "@forecourt/domain/financing/approval-range";
import { formatCents } from "@forecourt/domain/money";
import type { StoredContent } from "../../applications/stored.ts";
import { tierNames } from "../tier-names.ts";
import { fact, heading } from "./sheet-lines.ts";
import type { SoftPull } from "./soft-pull.ts";

/** Score, tier and range of the soft pull, and where it is from. */
export function creditLines(
  pull: SoftPull | null,
  { content, at }: { content: StoredContent; at(moment: string): string },
): string[] {
  const others = notChecked(content);
  if (pull === null) {
    return [...heading("Credit"), ...fact("Soft pull", "none of this applicant"), ...others];
  }
  const { answer, score, isSandbox, from } = pull;
  const sandbox = isSandbox ? " (SANDBOX: an invented score)" : "";
  const tier = tierOf(pull);
  const what = answer.outcome === "review" ? `no range: ${answer.reason}` : "no answer";
  const scored = tier === null ? what : `score ${score}, tier ${tierNames[tier]}`;
  const lines = [
    ...heading("Credit"),
    ...fact("Soft pull", `${firstNameIn(content)}'s ${scored}${sandbox}`),
    ...(from === null ? [] : fact("Of", `${from.number}, ${at(from.receivedAt)}`)),
    ...others,
  ];
  if (answer.outcome !== "range") return lines;
  const { fromCents, toCents, monthlyBudgetCents, terms } = answer;
  return [
    ...lines,
    ...fact("Range shown", `${formatCents(fromCents)} to ${formatCents(toCents)}`),
    ...(pull.validUntil === null ? [] : fact("Good through", shortDay(pull.validUntil))),
    ...fact("Monthly budget", formatCents(monthlyBudgetCents)),
    ...terms.flatMap(({ months, annualRatePercent, upToCents, monthlyCents }) =>
      fact(
        `${months} months`,
        `${annualRatePercent}%, up to ${formatCents(upToCents)} at ${formatCents(monthlyCents)}`,
      ),
    ),
  ];
}

function firstNameIn(content: StoredContent): string {
  return (content.kind === "full" ? content.borrower : content.applicant).firstName;
}

/** A pre-approval has one applicant, so there is no score of a co-borrower. */
function notChecked(content: StoredContent): string[] {
  if (content.kind !== "full" || content.coBorrower === null) return [];
  return fact("Co-borrower", `${content.coBorrower.firstName}: not checked, no soft pull`);
}

/** The tier of a soft pull; null = there is no score. */
export function tierOf(pull: Pick<SoftPull, "answer"> | null): CreditTier | null {
  if (pull === null) return null;
  const { answer } = pull;
  if (answer.outcome === "range") return answer.tier;
  return answer.outcome === "review" ? (answer.credit?.tier ?? null) : null;
}

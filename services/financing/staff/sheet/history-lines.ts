import type { FiguredOffer } from "@forecourt/domain/financing/loan-offer";
import { formatCents } from "@forecourt/domain/money";
import type { ShownApplication } from "../applications.ts";
import type { OtherRequest } from "./other-requests.ts";
import { fact, heading } from "./sheet-lines.ts";

/** An entry of the log of accesses. */
export interface HistoryEntry {
  at: string;
  actor: string;
  action: string;
  reason: string;
}

/** What else the applicants asked for. */
export function otherLines(
  others: readonly OtherRequest[],
  at: (moment: string) => string,
): string[] {
  if (others.length === 0) return [];
  return [
    ...heading("Same email and birth date"),
    ...others.flatMap((one) =>
      fact(shortName(one), `${one.number}, ${at(one.received_at)}, ${one.outcome}`),
    ),
  ];
}

function shortName({ kind, is_score: isScore }: OtherRequest): string {
  if (kind === "full") return "Application";
  return isScore === 1 ? "Credit score" : "Pre-approval";
}

/** What happened to an application. */
export function historyLines(
  { row, content, terms, offer }: ShownApplication,
  history: readonly HistoryEntry[],
  at: (moment: string) => string,
): string[] {
  return [
    ...heading("History"),
    ...fact(
      "Received",
      [at(row.received_at), ...networkText(content.origin.network)].join(", from "),
    ),
    ...fact("First opened", row.viewed_at === null ? "not yet" : at(row.viewed_at)),
    ...fact(
      "Answered",
      row.answered_at === null ? "not yet" : `${at(row.answered_at)}, ${row.answer}`,
    ),
    ...(terms === null ? [] : fact("Terms", terms)),
    ...(offer === null ? [] : fact("Offer", offerText(offer))),
    ...(row.accepted_at === null
      ? []
      : fact("Offer accepted", `${at(row.accepted_at)}, by the applicant on the website`)),
    ...history.flatMap((one) =>
      fact(at(one.at), `${one.actor.replace(/^staff:/, "")} ${one.action}: ${one.reason}`),
    ),
  ];
}

function offerText({ amountCents, months, annualRatePercent, monthlyCents }: FiguredOffer): string {
  return `${formatCents(amountCents)}, ${months} months at ${annualRatePercent} % APR: ${formatCents(monthlyCents)} a month`;
}

/** A network of zeros alone is that of the machine itself, and tells nothing. */
function networkText(network: string): string[] {
  return /^[0:.]*$/.test(network) ? [] : [network];
}

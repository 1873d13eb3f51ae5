import { shortDay } from "@forecourt/domain/appointments/format";
import type { EarlierAnswer } from "../../applications/stored.ts";
import { offerText } from "../answer-lines.ts";
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

/** Other requests of the applicants. */
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

/** Events of an application. */
export function historyLines(
  { row, content, terms, offer, reasons }: ShownApplication,
  { history, earlier }: { history: readonly HistoryEntry[]; earlier: readonly EarlierAnswer[] },
  at: (moment: string) => string,
): string[] {
  return [
    ...heading("History"),
    ...fact(
      "Received",
      [at(row.received_at), ...networkText(content.origin.network)].join(", from "),
    ),
    ...fact("First opened", row.viewed_at === null ? "not yet" : at(row.viewed_at)),
    ...earlier.flatMap((one) => earlierLines(one, at)),
    ...fact("Answered", answeredText(row, at)),
    ...reasons.flatMap((reason) => fact("Reason", reason)),
    ...(terms === null ? [] : fact("Terms", terms)),
    ...(offer === null ? [] : fact("Offer", offerText(offer))),
    ...(row.kind !== "full" || row.answer_valid_until === null
      ? []
      : fact("Offer good through", shortDay(row.answer_valid_until))),
    ...(row.accepted_at === null
      ? []
      : fact("Offer accepted", `${at(row.accepted_at)}, by the applicant on the website`)),
    ...history.flatMap((one) =>
      fact(at(one.at), `${one.actor.replace(/^staff:/, "")} ${one.action}: ${one.reason}`),
    ),
  ];
}

/** A pre-approval is answered at once by its page, without staff. */
function answeredText(
  { kind, outcome, answered_at: answeredAt, answer }: ShownApplication["row"],
  at: (moment: string) => string,
): string {
  if (answeredAt !== null) return `${at(answeredAt)}, ${answer}`;
  return kind === "pre-approval" && outcome === "range" ? "by its page, at once" : "not yet";
}

/** A replaced answer, with its offer and whether it was accepted. */
function earlierLines(
  { answer, answeredAt, replacedAt, terms, reasons, offer, validUntil, acceptance }: EarlierAnswer,
  at: (moment: string) => string,
): string[] {
  return [
    ...fact("Earlier answer", `${at(answeredAt)}, ${answer}, replaced ${at(replacedAt)}`),
    ...(terms === null ? [] : fact("  Terms", terms)),
    ...(offer === null ? [] : fact("  Offer", offerText(offer))),
    ...reasons.flatMap((reason) => fact("  Reason", reason)),
    ...(validUntil === null ? [] : fact("  Good through", shortDay(validUntil))),
    ...(acceptance === null
      ? []
      : fact("  Accepted", `${at(acceptance.at)}, by the applicant; withdrawn since`)),
  ];
}

/** A network of zeros alone is the machine's own, and is not shown. */
function networkText(network: string): string[] {
  return /^[0:.]*$/.test(network) ? [] : [network];
}

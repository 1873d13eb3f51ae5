import type { Answer } from "@forecourt/contracts/areas/financing/applications";
import type { LoanOffer } from "@forecourt/domain/financing/loan-offer";
import { parseLine } from "@forecourt/domain/financing/typed-values";
import type { Cents } from "@forecourt/domain/money";
import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import type { z } from "zod";

/** The dealership's answer, as staff type it. */
export interface TypedAnswer {
  answer: z.infer<typeof Answer>;
  /** The principal reasons of an adverse answer. */
  reasons: readonly string[];
  /** Offered terms in the dealership's words; null = not stated. */
  terms: string | null;
  /** The loan that is offered; null or missing = none is figured. */
  offer?: LoanOffer | null;
  /** The last day of the offer, as typed; null or missing = not stated. */
  validUntil?: string | null;
}

const MAX_MONTHS = 120;
const MAX_RATE = 40;
const MAX_AMOUNT: Cents = 100_000_000;

const MAX_REASONS = 4;
const MAX_TERMS = 500;

/** The answer as it is stored, with its texts in one line each; its last day is `now` or later. @throws StaffError */
export function checkAnswer(
  { answer, reasons, terms, offer = null, validUntil = null }: TypedAnswer,
  now: Date,
): TypedAnswer {
  const isAdverse = answer === "declined" || answer === "counter-offer";
  if (isAdverse === (reasons.length === 0)) {
    throw new StaffError(
      isAdverse
        ? "an adverse answer states up to four principal reasons: --adverse TEXT (12 CFR 1002.9)"
        : "only declined and counter-offer have adverse reasons",
    );
  }
  if (validUntil !== null && answer !== "counter-offer") {
    throw new StaffError("only a counter-offer has a last day");
  }
  if (terms !== null && answer !== "approved" && answer !== "counter-offer") {
    throw new StaffError("only approved and counter-offer have terms");
  }
  if (offer !== null && answer !== "approved" && answer !== "counter-offer") {
    throw new StaffError("only approved and counter-offer have an amount, a term and a rate");
  }
  return {
    answer,
    offer: offer && checkedOffer(offer),
    reasons: reasons.slice(0, MAX_REASONS).map(checkedReason),
    terms: terms === null ? null : checkedTerms(terms),
    validUntil: validUntil === null ? null : checkedLastDay(validUntil, now),
  };
}

/** The one reason of a single word in Regulation B's sample form C-1 (12 CFR 1002, appendix C). */
const ONE_WORD_REASON = "bankruptcy";

/** Any other single word, such as "Credit", does not explain the answer to an applicant. */
function checkedReason(reason: string): string {
  const words = reason.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const isSample = reason.trim().toLowerCase() === ONE_WORD_REASON;
  if (words.length < 2 && !isSample) {
    throw new StaffError(
      `--adverse "${reason}" is too short: state the reason, such as "Length of employment"`,
    );
  }
  return reason.trim();
}

const HOUR_MS = 60 * 60 * 1000;

/** From the start of a day in UTC until it has ended everywhere. */
const WHOLE_DAY_MS = 36 * HOUR_MS;

const YEAR_MS = 366 * 24 * HOUR_MS;

/** A day that has not ended anywhere in the country, at most a year ahead. */
function checkedLastDay(typed: string, now: Date): string {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? Date.parse(`${typed}T00:00:00Z`) : Number.NaN;
  // 2027-02-31 parses as a day in March.
  const isDay = !Number.isNaN(start) && new Date(start).toISOString().startsWith(typed);
  if (!isDay) throw new StaffError("--valid-until is a day, such as 2026-12-31");
  if (start + WHOLE_DAY_MS < now.getTime() || start > now.getTime() + YEAR_MS) {
    throw new StaffError("--valid-until is today or a day of the coming year");
  }
  return typed;
}

function checkedOffer(offer: LoanOffer): LoanOffer {
  const { amountCents, months, annualRatePercent: rate, moneyDownCents = 0 } = offer;
  const isAmount =
    Number.isSafeInteger(amountCents) && amountCents > 0 && amountCents <= MAX_AMOUNT;
  if (!isAmount) throw new StaffError("--amount is dollars, such as 24000 or 24000.50");
  const isDown =
    Number.isSafeInteger(moneyDownCents) && moneyDownCents >= 0 && moneyDownCents <= MAX_AMOUNT;
  if (!isDown) throw new StaffError("--down is dollars, such as 2500, or 0 for nothing down");
  if (!Number.isInteger(months) || months < 1 || months > MAX_MONTHS) {
    throw new StaffError("--months is 1 to 120");
  }
  if (!(rate >= 0 && rate <= MAX_RATE)) throw new StaffError("--apr is 0 to 40, such as 7.9");
  return offer;
}

function checkedTerms(terms: string): string {
  const line = parseLine(terms.replace(/\s+/g, " "), MAX_TERMS);
  if (line.ok) return line.value;
  if (line.fault === "too-long") throw new StaffError("--terms has at most 500 characters");
  throw new StaffError("--terms needs a text of printable characters");
}

import { type Comparison, numberPhrases, type Quantity, withValues } from "../phrases/phrases.ts";
import { createPhraseBook, type Match, type PhraseBook } from "../tokens/phrase-book.ts";
import { isSeparated, isWordEnd, type Token } from "../tokens/tokens.ts";
import { type Amount, amountAt } from "./amount.ts";

/** A parsed phrase with an amount: "no more than 20k", "2019-2021", "350 a month". */
export interface Measure {
  from: number;
  to: number;
  /** The quantity the phrase names; null = none. */
  quantity: Quantity | null;
  comparison: Comparison | null;
  /** Whether its comparisons conflict: "under 20k or more". */
  isConflicting: boolean;
  isApproximate: boolean;
  amount: Amount;
  /** The upper end of a range. */
  upTo: Amount | null;
  isPerMonth: boolean;
}

const phraseSet = (phrases: readonly string[]) =>
  createPhraseBook(phrases.map((one) => [one, true] as const));
const comparisons = createPhraseBook(withValues(numberPhrases.comparisons));
const trailingComparisons = createPhraseBook(withValues(numberPhrases.trailingComparisons));
const units = createPhraseBook(withValues(numberPhrases.units));
const topics = createPhraseBook(withValues(numberPhrases.topics));
const fillers = phraseSet(numberPhrases.fillers);
const approximations = phraseSet(numberPhrases.approximations);
const between = phraseSet(numberPhrases.between);
const through = phraseSet(numberPhrases.through);
// "2018 and 2020" are two years, "between 2018 and 2020" are three.
const rangeWords = phraseSet(numberPhrases.through.filter((one) => one !== "and"));

/** The measure that starts at `index`; null = none. */
export function measureAt(
  tokens: readonly Token[],
  index: number,
  thisYear: number,
): Measure | null {
  const topic = topics.matchAt(tokens, index);
  const start = topic ? skip(fillers, tokens, topic.to) : index;
  const found = parseMeasure(tokens, start, thisYear, topic);
  return found && isWordEnd(tokens, found.to) ? { ...found, from: index } : null;
}

function parseMeasure(
  tokens: readonly Token[],
  from: number,
  thisYear: number,
  topic: Match<Quantity> | null,
): Measure | null {
  const opening = between.matchAt(tokens, from);
  const range = opening && rangeAt(tokens, skip(fillers, tokens, opening.to), thisYear, true);
  if (range)
    return completeMeasure(tokens, thisYear, {
      ...range,
      from,
      topic,
      before: null,
      isApproximate: false,
    });
  const first = comparisons.matchAt(tokens, from);
  const afterFirst = first ? skip(fillers, tokens, first.to) : from;
  const approximation = approximations.matchAt(tokens, afterFirst);
  const start = approximation ? skip(fillers, tokens, approximation.to) : afterFirst;
  const bare = first || approximation ? null : rangeAt(tokens, start, thisYear, false);
  const amount = amountAt(tokens, start, thisYear);
  const found = bare ?? (amount && { amount, upTo: null, to: amount.to });
  if (!found) return null;
  const before = first?.meaning ?? null;
  return completeMeasure(tokens, thisYear, {
    ...found,
    from,
    topic,
    before,
    isApproximate: approximation !== null,
  });
}

interface PartialMeasure {
  from: number;
  to: number;
  amount: Amount;
  upTo: Amount | null;
  topic: Match<Quantity> | null;
  before: Comparison | null;
  isApproximate: boolean;
}

/** Adds what follows the amount: its unit, "or less". */
function completeMeasure(
  tokens: readonly Token[],
  thisYear: number,
  begun: PartialMeasure,
): Measure {
  const { topic, before, amount, upTo } = begun;
  const unit = unitAt(tokens, begun.to, thisYear, topic);
  const end = unit?.to ?? begun.to;
  const after = upTo || isSeparated(tokens, end) ? null : trailingComparisons.matchAt(tokens, end);
  const afterUnit = after?.to ?? unit?.to ?? begun.to;
  const trailingUnit = unit ? null : after && unitAt(tokens, afterUnit, thisYear, topic);
  const to = trailingUnit?.to ?? afterUnit;
  const quantity = unit?.meaning ?? trailingUnit?.meaning ?? topic?.meaning ?? null;
  const gap = tokens[unit ? begun.to : to]?.gap ?? "";
  return {
    from: begun.from,
    to,
    quantity,
    comparison: before ?? after?.meaning ?? null,
    isConflicting:
      (before !== null && after !== null && isUpperBound(before) !== isUpperBound(after.meaning)) ||
      (topic !== null && quantity !== null && !isCompatible(topic.meaning, quantity)),
    isApproximate: begun.isApproximate,
    amount,
    upTo,
    isPerMonth: quantity === "month" && (gap.includes("/") || amount.isMoney),
  };
}

/** A range of two amounts: "15k-20k", "15 to 20k". The "k" may apply to both. */
function rangeAt(tokens: readonly Token[], index: number, thisYear: number, opened: boolean) {
  const low = amountAt(tokens, index, thisYear);
  if (!low) return null;
  // "2019-'21", "15k - 20k"
  const isHyphen = /^ ?[-–—‒]+ ?'?$/.test(tokens[low.to]?.gap ?? "");
  const link = isHyphen ? null : (opened ? through : rangeWords).matchAt(tokens, low.to);
  if (!isHyphen && !link) return null;
  const high = amountAt(tokens, link?.to ?? low.to, thisYear);
  if (!high) return null;
  const isShort =
    high.isThousands && !low.isThousands && low.value < 1000 && low.value * 1000 <= high.value;
  const amount = isShort ? { ...low, value: low.value * 1000, year: null } : low;
  return { amount, upTo: high, to: high.to };
}

/**
 * The unit after an amount. A word that can also start the next measure ("20k payment under 350") is not
 * a unit if another amount without a unit follows; for "miles" and "down" this applies only after a
 * topic.
 */
function unitAt(
  tokens: readonly Token[],
  index: number,
  thisYear: number,
  topic: Match<Quantity> | null,
): Match<Quantity> | null {
  const unit = isSeparated(tokens, index) ? null : units.matchAt(tokens, index);
  if (!unit) return null;
  const isAlwaysOne = topic === null && ["miles", "down"].includes(tokens[index]?.text ?? "");
  return isAlwaysOne || !startsMeasure(tokens, index, thisYear) ? unit : null;
}

function startsMeasure(tokens: readonly Token[], index: number, thisYear: number): boolean {
  const topic = topics.matchAt(tokens, index);
  if (!topic) return false;
  const compared = comparisons.matchAt(tokens, skip(fillers, tokens, topic.to));
  const amount = amountAt(tokens, skip(fillers, tokens, compared?.to ?? topic.to), thisYear);
  return amount !== null && units.matchAt(tokens, amount.to) === null;
}

/** Whether a topic and a unit are compatible: "pay 2000 down", "budget 350 a month". */
function isCompatible(topic: Quantity, unit: Quantity): boolean {
  return topic === unit || (unitsOfTopic[topic] ?? []).includes(unit);
}

const unitsOfTopic: Partial<Record<Quantity, readonly Quantity[]>> = {
  budget: ["payment", "month", "price", "cashDown"],
  payment: ["month", "cashDown"],
  months: ["month", "loanYears"],
  year: ["age"],
};

function skip(book: PhraseBook<true>, tokens: readonly Token[], index: number): number {
  let at = index;
  for (let found = book.matchAt(tokens, at); found; found = book.matchAt(tokens, at)) at = found.to;
  return at;
}

const upperBounds: readonly Comparison[] = ["under", "atMost", "older", "notNewer"];

/** Whether a comparison is an upper bound. */
export function isUpperBound(comparison: Comparison): boolean {
  return upperBounds.includes(comparison);
}

import { type Amount, amountAt } from "./amounts.ts";
import { type Atom, endsBefore, isParted } from "./atoms.ts";
import { type Found, type PhraseBook, phraseBook } from "./phrase-book.ts";
import { type About, type Comparison, numberWords, withValues } from "./words.ts";

/** Words about an amount, taken apart: "no more than 20k", "2019-2021", "350 a month". */
export interface Measure {
  from: number;
  to: number;
  /** What the words say that the amount is of; null = nothing. */
  about: About | null;
  comparison: Comparison | null;
  /** "under 20k or more": two comparisons that do not agree. */
  isTorn: boolean;
  isAbout: boolean;
  amount: Amount;
  /** The other end of a range. */
  upTo: Amount | null;
  isPerMonth: boolean;
}

const yes = (phrases: readonly string[]) => phraseBook(phrases.map((one) => [one, true] as const));
const comparisons = phraseBook(withValues(numberWords.comparisons));
const afterwards = phraseBook(withValues(numberWords.afterwards));
const units = phraseBook(withValues(numberWords.units));
const topics = phraseBook(withValues(numberWords.topics));
const fillers = yes(numberWords.fillers);
const abouts = yes(numberWords.about);
const between = yes(numberWords.between);
const through = yes(numberWords.through);
// "2018 and 2020" are two years, "between 2018 and 2020" are three.
const untilWords = yes(numberWords.through.filter((one) => one !== "and"));

/** The measure that begins at `index`; null when none does. */
export function measureAt(atoms: readonly Atom[], index: number, thisYear: number): Measure | null {
  const topic = topics.at(atoms, index);
  const start = topic ? skip(fillers, atoms, topic.to) : index;
  const found = measured(atoms, start, thisYear, topic);
  return found && endsBefore(atoms, found.to) ? { ...found, from: index } : null;
}

function measured(
  atoms: readonly Atom[],
  from: number,
  thisYear: number,
  topic: Found<About> | null,
): Measure | null {
  const opening = between.at(atoms, from);
  const range = opening && rangeAt(atoms, skip(fillers, atoms, opening.to), thisYear, true);
  if (range)
    return finished(atoms, thisYear, { ...range, from, topic, before: null, isAbout: false });
  const first = comparisons.at(atoms, from);
  const afterFirst = first ? skip(fillers, atoms, first.to) : from;
  const about = abouts.at(atoms, afterFirst);
  const start = about ? skip(fillers, atoms, about.to) : afterFirst;
  const bare = first || about ? null : rangeAt(atoms, start, thisYear, false);
  const amount = amountAt(atoms, start, thisYear);
  const found = bare ?? (amount && { amount, upTo: null, to: amount.to });
  if (!found) return null;
  const before = first?.means ?? null;
  return finished(atoms, thisYear, { ...found, from, topic, before, isAbout: about !== null });
}

interface Begun {
  from: number;
  to: number;
  amount: Amount;
  upTo: Amount | null;
  topic: Found<About> | null;
  before: Comparison | null;
  isAbout: boolean;
}

/** Adds what stands behind the amount: its unit, "or less". */
function finished(atoms: readonly Atom[], thisYear: number, begun: Begun): Measure {
  const { topic, before, amount, upTo } = begun;
  const unit = unitAt(atoms, begun.to, thisYear, topic);
  const end = unit?.to ?? begun.to;
  const after = upTo || isParted(atoms, end) ? null : afterwards.at(atoms, end);
  const afterUnit = after?.to ?? unit?.to ?? begun.to;
  const late = unit ? null : after && unitAt(atoms, afterUnit, thisYear, topic);
  const to = late?.to ?? afterUnit;
  const about = unit?.means ?? late?.means ?? topic?.means ?? null;
  const gap = atoms[unit ? begun.to : to]?.gap ?? "";
  return {
    from: begun.from,
    to,
    about,
    comparison: before ?? after?.means ?? null,
    isTorn:
      (before !== null && after !== null && isMost(before) !== isMost(after.means)) ||
      (topic !== null && about !== null && !suits(topic.means, about)),
    isAbout: begun.isAbout,
    amount,
    upTo,
    isPerMonth: about === "month" && (gap.includes("/") || amount.isMoney),
  };
}

/** "15k-20k", "15 to 20k": two amounts, of which the first may leave its thousands to the second. */
function rangeAt(atoms: readonly Atom[], index: number, thisYear: number, opened: boolean) {
  const low = amountAt(atoms, index, thisYear);
  if (!low) return null;
  // "2019-'21", "15k - 20k"
  const isHyphen = /^ ?[-–—‒]+ ?'?$/.test(atoms[low.to]?.gap ?? "");
  const link = isHyphen ? null : (opened ? through : untilWords).at(atoms, low.to);
  if (!isHyphen && !link) return null;
  const high = amountAt(atoms, link?.to ?? low.to, thisYear);
  if (!high) return null;
  const isShort =
    high.isThousands && !low.isThousands && low.value < 1000 && low.value * 1000 <= high.value;
  const amount = isShort ? { ...low, value: low.value * 1000, year: null } : low;
  return { amount, upTo: high, to: high.to };
}

/**
 * The unit behind an amount. A word that may begin a measure of its own ("20k payment under 350") does
 * so when another amount follows it that has no unit; "miles" and "down" then do where they are not the first.
 */
function unitAt(
  atoms: readonly Atom[],
  index: number,
  thisYear: number,
  topic: Found<About> | null,
): Found<About> | null {
  const unit = isParted(atoms, index) ? null : units.at(atoms, index);
  if (!unit) return null;
  const isAlwaysOne = topic === null && ["miles", "down"].includes(atoms[index]?.text ?? "");
  return isAlwaysOne || !startsOwn(atoms, index, thisYear) ? unit : null;
}

function startsOwn(atoms: readonly Atom[], index: number, thisYear: number): boolean {
  const topic = topics.at(atoms, index);
  if (!topic) return false;
  const compared = comparisons.at(atoms, skip(fillers, atoms, topic.to));
  const amount = amountAt(atoms, skip(fillers, atoms, compared?.to ?? topic.to), thisYear);
  return amount !== null && units.at(atoms, amount.to) === null;
}

/** Whether an amount of `unit` can be what a topic announces: "pay 2000 down", "budget 350 a month". */
function suits(topic: About, unit: About): boolean {
  return topic === unit || (unitsOfTopic[topic] ?? []).includes(unit);
}

const unitsOfTopic: Partial<Record<About, readonly About[]>> = {
  budget: ["payment", "month", "price", "cashDown"],
  payment: ["month", "cashDown"],
  months: ["month", "loanYears"],
  year: ["age"],
};

function skip(book: PhraseBook<true>, atoms: readonly Atom[], index: number): number {
  let at = index;
  for (let found = book.at(atoms, at); found; found = book.at(atoms, at)) at = found.to;
  return at;
}

const lower: readonly Comparison[] = ["under", "atMost", "older", "notNewer"];

/** Whether a comparison is a most. */
export function isMost(comparison: Comparison): boolean {
  return lower.includes(comparison);
}

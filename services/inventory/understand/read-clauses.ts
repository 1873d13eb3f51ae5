import { type Atom, endsBefore, type Written } from "./atoms.ts";
import { type Clause, type Outcome, says, unclear } from "./clause.ts";
import { colorsAt } from "./colors.ts";
import { type DealerWords, nameSays } from "./dealer-words.ts";
import { exclusionAt } from "./exclusions.ts";
import { generalPhrases, passedOver } from "./general-phrases.ts";
import { measureAt } from "./measure.ts";
import { measureSays, type Today } from "./measure-meaning.ts";
import { type Found, joined, phraseBook } from "./phrase-book.ts";
import { type CreditLabel, withValues, words } from "./words.ts";

/** What words are read with. */
export interface Reading extends Today {
  dealer: DealerWords;
  /** The scores that "good credit" and the like stand for; null = not known. */
  creditScores: Readonly<Record<CreditLabel, number>> | null;
}

const credit = phraseBook(withValues(words.credit));

/** Names of several pieces that begin with a word this short and common are chance: "a 4 door". */
const CHANCE = 3;

/** Pieces of a misspelt name, at most. */
const MOST_MISSPELT = 3;

/** The words as clauses: every atom is in exactly one of them, in their order. */
export function readClauses(written: Written, reading: Reading): Clause[] {
  const clauses: Clause[] = [];
  for (let from = 0; from < written.atoms.length; ) {
    const { to, means } = clauseAt(written, from, reading, clauses.at(-1));
    clauses.push({ from, to, ...means });
    from = to;
  }
  return clauses;
}

function clauseAt(
  written: Written,
  index: number,
  reading: Reading,
  before: Clause | undefined,
): Found<Outcome> {
  const { atoms } = written;
  const anything = (at: number, found: Found<Outcome> | null) =>
    found ?? passedOver.at(atoms, at) ?? unknownAt(atoms, at, reading);
  const meaning = meaningAt(written, index, reading, before);
  return (
    exclusionAt(atoms, index, meaning?.to ?? index, (at) =>
      anything(at, meaningAt(written, at, reading, before)),
    ) ?? anything(index, meaning)
  );
}

/** The longest thing that the words at `index` say; of equally long ones the first of these. */
function meaningAt(
  written: Written,
  index: number,
  reading: Reading,
  before: Clause | undefined,
): Found<Outcome> | null {
  const { atoms } = written;
  const name = reading.dealer.names.at(
    atoms,
    index,
    ({ to, means }) => means.sure || !isChance(atoms, index, to),
  );
  const named = name && { to: name.to, means: nameSays(name.means) };
  // "Grand" of several makes: perhaps a "Grand Cherokkee".
  const isOpen = name && !name.means.all && name.means.names.length > 1;
  const longer = isOpen ? misspeltAt(atoms, index, name.to, reading.dealer) : null;
  const candidates = [
    name?.means.sure ? named : null,
    generalPhrases.at(atoms, index),
    creditAt(atoms, index, reading),
    colorsAt(atoms, index),
    named,
    longer,
    numberAt(atoms, index, reading),
    trimAt(written, index, reading, before),
  ];
  return candidates.reduce((best, one) => (one && one.to > (best?.to ?? index) ? one : best), null);
}

function creditAt(atoms: readonly Atom[], index: number, { creditScores }: Reading) {
  const found = credit.at(atoms, index);
  if (!found) return null;
  if (!creditScores) return { to: found.to, means: unclear("ambiguous") };
  const value = creditScores[found.means];
  return { to: found.to, means: says([{ key: "creditScore", value }], `credit score ${value}`) };
}

function numberAt(atoms: readonly Atom[], index: number, reading: Reading): Found<Outcome> | null {
  const measure = measureAt(atoms, index, reading.year);
  if (!measure) return null;
  const named = reading.dealer.numbers.get(joined(atoms, index, measure.to)) ?? [];
  return { to: measure.to, means: measureSays(measure, reading, named) };
}

/** A trim; one of one or two letters only behind what it can be a trim of. */
function trimAt(
  { atoms }: Written,
  index: number,
  { dealer }: Reading,
  before: Clause | undefined,
): Found<Outcome> | null {
  const last = before?.kind === "says" ? before.says.at(-1)?.key : undefined;
  const follows = last === "name" || last === "text";
  const found = dealer.trims.at(
    atoms,
    index,
    ({ to }) =>
      !isChance(atoms, index, to) && (follows || joined(atoms, index, to).length >= CHANCE),
  );
  return found && { to: found.to, means: says([{ key: "text", value: found.means }]) };
}

function isChance(atoms: readonly Atom[], index: number, to: number): boolean {
  const { text = "" } = atoms[index] ?? {};
  const isApart = to - index > 1 && (atoms[index + 1]?.gap ?? "").includes(" ");
  return isApart && text.length <= CHANCE && passedOver.get(text) !== undefined;
}

/** A word that means nothing, unless it is one slip away from one that does. */
function unknownAt(atoms: readonly Atom[], index: number, { dealer }: Reading): Found<Outcome> {
  const misspelt = misspeltAt(atoms, index, index, dealer);
  if (misspelt) return misspelt;
  let to = index + 1;
  while (!endsBefore(atoms, to)) to++;
  return { to, means: unclear("unknown") };
}

/** The longest misspelt words from `index` that go beyond `end`. */
function misspeltAt(
  atoms: readonly Atom[],
  index: number,
  end: number,
  dealer: DealerWords,
): Found<Outcome> | null {
  for (let to = Math.min(index + MOST_MISSPELT, atoms.length); to > end; to--) {
    const means = isPlain(atoms, index, to) && dealer.misspelt(joined(atoms, index, to));
    if (means) return { to, means };
  }
  return null;
}

/** Whether the pieces are words, and none of several is a common one. */
function isPlain(atoms: readonly Atom[], from: number, to: number): boolean {
  const pieces = atoms.slice(from, to);
  return (
    endsBefore(atoms, to) &&
    pieces.every(({ kind, text }) => {
      return kind === "letters" && (pieces.length === 1 || passedOver.get(text) === undefined);
    })
  );
}

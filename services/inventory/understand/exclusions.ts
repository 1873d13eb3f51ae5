import { type Atom, isParted } from "./atoms.ts";
import { type Outcome, unclear } from "./clause.ts";
import { passedOver } from "./general-phrases.ts";
import { type Found, phraseBook } from "./phrase-book.ts";
import { words } from "./words.ts";

const exclusions = phraseBook(words.exclusions.map((one) => [one, true] as const));
const afterwards = phraseBook(words.exclusionsAfterwards.map((one) => [one, true] as const));

/** What the words at an index say, whatever that is. */
type Next = (index: number) => Found<Outcome>;

/**
 * "No sunroof", "not red or black", "-diesel": no filter says it, and what is excluded must never be
 * taken for wanted. `end` is how far the words at `index` mean something else ("no more than 20k").
 */
export function exclusionAt(
  atoms: readonly Atom[],
  index: number,
  end: number,
  next: Next,
): Found<Outcome> | null {
  const start = startAt(atoms, index, end);
  if (start === null) return excludedAfterwards(atoms, index, end);
  let at = start;
  for (let more: number | null = at; more !== null && more < atoms.length; ) {
    at = more;
    more = exclusions.at(atoms, at)?.to ?? fillerEnd(next(at));
  }
  if (at >= atoms.length) return start > index ? { to: start, means: unclear("unknown") } : null;
  const first = next(at);
  return { to: listEnd(atoms, first, next), means: unclear("exclusion") };
}

/** Where that begins which is excluded; null when nothing is. */
function startAt(atoms: readonly Atom[], index: number, end: number): number | null {
  const found = exclusions.at(atoms, index);
  if (found) return end > found.to ? null : found.to;
  const { gap = "", kind } = atoms[index] ?? {};
  return kind === "letters" && /(?:^|\s)[-–−]$/.test(gap) ? index : null;
}

/** "Not red or black", "no sunroof and leather": what is joined to it is excluded as well. */
function listEnd(atoms: readonly Atom[], first: Found<Outcome>, next: Next): number {
  let last = first;
  while (last.to < atoms.length) {
    const join = joinAt(atoms, last.to);
    // What is excluded by a word of its own is a clause of its own: "not red or not black".
    if (!join || join.to >= atoms.length || exclusions.at(atoms, join.to)) break;
    const more = next(join.to);
    if (more.means.kind === "passedOver") break;
    if (join.means === "and" && keyOf(more.means) !== keyOf(last.means)) break;
    last = more;
  }
  return last.to;
}

function joinAt(atoms: readonly Atom[], index: number): Found<"or" | "and"> | null {
  const word = passedOver.at(atoms, index);
  if (word?.means.kind === "passedOver" && word.means.joins) {
    return { to: word.to, means: word.means.joins };
  }
  const gap = atoms[index]?.gap ?? "";
  if (gap.includes("/")) return { to: index, means: "or" };
  return gap.includes(",") ? { to: index, means: "and" } : null;
}

function keyOf(outcome: Outcome): string {
  return outcome.kind === "says" ? (outcome.says[0]?.key ?? "") : outcome.kind;
}

function fillerEnd({ to, means }: Found<Outcome>): number | null {
  return means.kind === "passedOver" ? to : null;
}

/** "Sunroof not needed" */
function excludedAfterwards(atoms: readonly Atom[], index: number, end: number) {
  if (end === index || isParted(atoms, end)) return null;
  const linked = ["is", "are"].includes(atoms[end]?.text ?? "") ? end + 1 : end;
  const found = afterwards.at(atoms, linked);
  return found && { to: found.to, means: unclear("exclusion") };
}

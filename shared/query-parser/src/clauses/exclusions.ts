import { ignoredPhrases } from "../phrases/general-phrases.ts";
import { phrases } from "../phrases/phrases.ts";
import { createPhraseBook, type Match } from "../tokens/phrase-book.ts";
import { isSeparated, type Token } from "../tokens/tokens.ts";
import { type Outcome, unclear } from "./clause.ts";

const exclusions = createPhraseBook(phrases.exclusions.map((one) => [one, true] as const));
const trailingExclusions = createPhraseBook(
  phrases.trailingExclusions.map((one) => [one, true] as const),
);

/** Interprets the tokens at an index. */
type ParseNext = (index: number) => Match<Outcome>;

/**
 * "No sunroof", "not red or black", "-diesel": filters cannot exclude, and an excluded value must never
 * be taken as wanted. `end` is where another interpretation of the tokens at `index` ends ("no more than
 * 20k").
 */
export function matchExclusion(
  tokens: readonly Token[],
  index: number,
  end: number,
  next: ParseNext,
): Match<Outcome> | null {
  const start = exclusionStart(tokens, index, end);
  if (start === null) return matchTrailingExclusion(tokens, index, end);
  let at = start;
  for (let more: number | null = at; more !== null && more < tokens.length; ) {
    at = more;
    more = exclusions.matchAt(tokens, at)?.to ?? ignoredEnd(next(at));
  }
  if (at >= tokens.length) return start > index ? { to: start, meaning: unclear("unknown") } : null;
  const first = next(at);
  return { to: exclusionEnd(tokens, first, next), meaning: unclear("exclusion") };
}

/** Index where the excluded phrase starts; null = nothing is excluded. */
function exclusionStart(tokens: readonly Token[], index: number, end: number): number | null {
  const found = exclusions.matchAt(tokens, index);
  if (found) return end > found.to ? null : found.to;
  const { gap = "", kind } = tokens[index] ?? {};
  return kind === "letters" && /(?:^|\s)[-–−]$/.test(gap) ? index : null;
}

/** "Not red or black", "no sunroof and leather": joined phrases are excluded as well. */
function exclusionEnd(tokens: readonly Token[], first: Match<Outcome>, next: ParseNext): number {
  let last = first;
  while (last.to < tokens.length) {
    const join = matchJoin(tokens, last.to);
    // A phrase with its own exclusion is a clause of its own: "not red or not black".
    if (!join || join.to >= tokens.length || exclusions.matchAt(tokens, join.to)) break;
    const more = next(join.to);
    if (more.meaning.kind === "ignored") break;
    if (join.meaning === "and" && outcomeKey(more.meaning) !== outcomeKey(last.meaning)) break;
    last = more;
  }
  return last.to;
}

function matchJoin(tokens: readonly Token[], index: number): Match<"or" | "and"> | null {
  const word = ignoredPhrases.matchAt(tokens, index);
  if (word?.meaning.kind === "ignored" && word.meaning.joins) {
    return { to: word.to, meaning: word.meaning.joins };
  }
  const gap = tokens[index]?.gap ?? "";
  if (gap.includes("/")) return { to: index, meaning: "or" };
  return gap.includes(",") ? { to: index, meaning: "and" } : null;
}

function outcomeKey(outcome: Outcome): string {
  return outcome.kind === "understood" ? (outcome.statements[0]?.key ?? "") : outcome.kind;
}

function ignoredEnd({ to, meaning }: Match<Outcome>): number | null {
  return meaning.kind === "ignored" ? to : null;
}

/** "Sunroof not needed" */
function matchTrailingExclusion(tokens: readonly Token[], index: number, end: number) {
  if (end === index || isSeparated(tokens, end)) return null;
  const linked = ["is", "are"].includes(tokens[end]?.text ?? "") ? end + 1 : end;
  const found = trailingExclusions.matchAt(tokens, linked);
  return found && { to: found.to, meaning: unclear("exclusion") };
}

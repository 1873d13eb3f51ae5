import type { MarkedText } from "@forecourt/contracts/areas/company/articles";
import type { Inline } from "@forecourt/contracts/content-parts";
import { matches, type SearchedWord, splitWords } from "./words.ts";

/** `text` in runs, with the searched words marked. */
export function markMatches(text: string, searched: readonly SearchedWord[]): MarkedText {
  const runs: MarkedText = [];
  let from = 0;
  for (const word of splitWords(text)) {
    if (!searched.some((one) => matches(word, one))) continue;
    if (word.from > from) runs.push({ text: text.slice(from, word.from) });
    runs.push({ text: text.slice(word.from, word.to), marked: true });
    from = word.to;
  }
  if (from < text.length) runs.push({ text: text.slice(from) });
  return runs;
}

/** A paragraph with links, in runs with the searched words marked. */
export function markRuns(
  paragraph: readonly Inline[],
  searched: readonly SearchedWord[],
): MarkedText {
  return paragraph.flatMap(({ text, href }) =>
    markMatches(text, searched).map((run) => (href === undefined ? run : { ...run, href })),
  );
}

const excerptLength = 180;

/** The part of `text` around the first searched word, cut between words. */
export function excerptOf(text: string, searched: readonly SearchedWord[]): string {
  const words = splitWords(text);
  const first = words.findIndex((word) => searched.some((one) => matches(word, one)));
  const begin = words[Math.max(0, first - wordsBefore)];
  const from = first > wordsBefore && begin ? text.slice(0, begin.from).search(/\S*$/) : 0;
  const last = words.findLast(({ to }) => to <= from + excerptLength);
  const to = last && text.length > from + excerptLength ? last.to : text.length;
  const part = text.slice(from, to).replaceAll(/\s+/g, " ").trim();
  return `${from > 0 ? "… " : ""}${part}${to < text.length ? " …" : ""}`;
}

const wordsBefore = 8;

import type { ParsedQuery } from "@forecourt/contracts/inventory";
import { MAX_TEXT } from "@forecourt/contracts/search-filter";
import type { SearchState } from "@forecourt/contracts/search-path";
import { fillText } from "@forecourt/remote-kit/site-context";
import { without } from "../search-filters/filter-change.ts";
import { listLink } from "../search-filters/list-links.ts";
import type { UnclearTerm, UnclearTerms } from "./search-text-data.ts";

type Texts = Record<string, string>;
type Unclear = ParsedQuery["unclear"][number];

/**
 * What of a search in words was not understood or only guessed, piece by piece, each with what it may
 * have meant. Words that may be written on a car can be looked for as they stand; what says something
 * that filters cannot ("not diesel") cannot.
 */
export function unclearTerms(
  state: SearchState,
  said: ParsedQuery,
  texts: Texts,
): UnclearTerms | null {
  const guessed = said.understood.flatMap(({ words, readAs }): UnclearTerm[] =>
    readAs === null
      ? []
      : [{ text: fillText(texts, "search.unclear.readAs", { words, readAs }), links: [] }],
  );
  const terms = [...guessed, ...said.unclear.map((one) => unclearTerm(state, one, texts))];
  if (terms.length === 0) return null;
  const title = said.unclear.length > 0 ? "search.unclear.title" : "search.unclear.guessed";
  return { title: fillText(texts, title), terms };
}

function unclearTerm(
  state: SearchState,
  { words, why, couldBe }: Unclear,
  texts: Texts,
): UnclearTerm {
  const links = couldBe.map(({ make, model, label }) => ({
    label,
    ...listLink(
      {
        ...without(state.filter, "make", "model"),
        make: [make],
        ...(model === null ? {} : { model: [model] }),
      },
      state,
    ),
  }));
  const mayBeWritten = why === "unknown" || why === "ambiguous";
  const text = words.toLowerCase().slice(0, MAX_TEXT).trim();
  const asText = {
    label: fillText(texts, "search.unclear.asText", { words }),
    ...listLink({ ...state.filter, text }, state),
  };
  // Nothing can be chosen where no names are meant: "around 20k".
  const reason = why === "ambiguous" && links.length === 0 ? "vague" : why;
  return {
    text: fillText(texts, `search.unclear.${reason}`, { words }),
    links: mayBeWritten && text !== "" ? [...links, asText] : links,
  };
}

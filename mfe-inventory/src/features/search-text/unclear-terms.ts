import type { ParsedQuery } from "@forecourt/contracts/areas/inventory/parsed-query";
import { MAX_TEXT } from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import { fillText } from "@forecourt/remote-kit/site-context";
import { without } from "../search-filters/filter-change.ts";
import { listLink } from "../search-filters/list-links.ts";
import type { UnclearTerm, UnclearTerms } from "./search-text-data.ts";

type Texts = Record<string, string>;
type Unclear = ParsedQuery["unclear"][number];

/**
 * The terms of a text search that were not understood or only guessed, each with links to its
 * candidates. Unknown terms can also be searched as text; exclusions ("not diesel") cannot be expressed.
 */
export function unclearTerms(
  state: SearchState,
  parsed: ParsedQuery,
  texts: Texts,
): UnclearTerms | null {
  const guessed = parsed.understood.flatMap(({ words, readAs }): UnclearTerm[] =>
    readAs === null
      ? []
      : [{ text: fillText(texts, "search.unclear.readAs", { words, readAs }), links: [] }],
  );
  const terms = [...guessed, ...parsed.unclear.map((one) => unclearTerm(state, one, texts))];
  if (terms.length === 0) return null;
  const title = parsed.unclear.length > 0 ? "search.unclear.title" : "search.unclear.guessed";
  return { title: fillText(texts, title), terms };
}

function unclearTerm(
  state: SearchState,
  { words, why, because, couldBe }: Unclear,
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
  const mayBeWritten = because === undefined && (why === "unknown" || why === "ambiguous");
  const text = words.toLowerCase().slice(0, MAX_TEXT).trim();
  const asText = {
    label: fillText(texts, "search.unclear.asText", { words }),
    ...listLink({ ...state.filter, text }, state),
  };
  // An ambiguous number such as "around 20k" has no candidates to choose from.
  const reason = why === "ambiguous" && links.length === 0 ? "vague" : why;
  const leftOut = because && ({ "no-data": "noData", opinion: "opinion" } as const)[because];
  return {
    text: fillText(texts, `search.unclear.${leftOut ?? reason}`, { words }),
    links: mayBeWritten && text !== "" ? [...links, asText] : links,
  };
}

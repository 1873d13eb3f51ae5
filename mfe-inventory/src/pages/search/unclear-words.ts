import type { ParsedQuery } from "@forecourt/contracts/inventory";
import { MAX_TEXT } from "@forecourt/contracts/search-filter";
import type { SearchState } from "@forecourt/contracts/search-path";
import { fillText } from "@forecourt/remote-kit/site-context";
import { without } from "./filter-change.ts";
import { listLink } from "./list-links.ts";
import type { SearchData, UnclearWords } from "./search-data.ts";

type Texts = Record<string, string>;
type Unclear = ParsedQuery["unclear"][number];

/**
 * What of a search in words was not understood or only guessed, piece by piece, each with what it may
 * have meant. Words that may be written on a car can be looked for as they stand; what says something
 * that filters cannot ("not diesel") cannot.
 */
export function unclearWords(
  place: SearchState,
  said: ParsedQuery,
  texts: Texts,
): SearchData["unclear"] {
  const guessed = said.understood.flatMap(({ words, readAs }): UnclearWords[] =>
    readAs === null
      ? []
      : [{ text: fillText(texts, "search.unclear.readAs", { words, readAs }), links: [] }],
  );
  const pieces = [...guessed, ...said.unclear.map((one) => pieceOf(place, one, texts))];
  if (pieces.length === 0) return null;
  const title = said.unclear.length > 0 ? "search.unclear.title" : "search.unclear.guessed";
  return { title: fillText(texts, title), pieces };
}

function pieceOf(place: SearchState, { words, why, couldBe }: Unclear, texts: Texts): UnclearWords {
  const links = couldBe.map(({ make, model, label }) => ({
    label,
    ...listLink(
      {
        ...without(place.filter, "make", "model"),
        make: [make],
        ...(model === null ? {} : { model: [model] }),
      },
      place,
    ),
  }));
  const mayBeWritten = why === "unknown" || why === "ambiguous";
  const text = words.toLowerCase().slice(0, MAX_TEXT).trim();
  const asText = {
    label: fillText(texts, "search.unclear.asText", { words }),
    ...listLink({ ...place.filter, text }, place),
  };
  // Nothing can be chosen where no names are meant: "around 20k".
  const reason = why === "ambiguous" && links.length === 0 ? "vague" : why;
  return {
    text: fillText(texts, `search.unclear.${reason}`, { words }),
    links: mayBeWritten && text !== "" ? [...links, asText] : links,
  };
}

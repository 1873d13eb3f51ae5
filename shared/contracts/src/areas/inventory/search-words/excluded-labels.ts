import { fillText } from "@forecourt/domain/fill-text";
import { parseExcluded } from "../search/excluded-values.ts";
import type { SearchFilter } from "../search/search-filter.ts";
import { inSentence, valueLabel } from "./filter-labels.ts";

type Texts = Record<string, string>;

/** The name of an excluded make or model, by the value of the filter; undefined = not known. */
type NameOf = (excluded: string) => string | undefined;

/** Labels of the excluded values: "Not black", "No SUVs", "Not Ford". */
export function excludedLabels(
  { excluded = [] }: SearchFilter,
  nameOf: NameOf,
  texts: Texts,
): string[] {
  return excluded.map((text) => excludedLabel(text, nameOf, texts));
}

function excludedLabel(text: string, nameOf: NameOf, texts: Texts): string {
  const { key, value } = parseExcluded(text) ?? {};
  if (key === undefined || value === undefined) return text;
  const not = (label: string) => fillText(texts, "search.filter.not", { value: label });
  if (key === "make" || key === "model") {
    return not(nameOf(text) ?? value);
  }
  const label = inSentence(valueLabel(texts, key, value), value);
  if (key === "interiorColor")
    return not(fillText(texts, "search.filter.interiorColor.value", { color: label }));
  const isThing = key === "bodyStyle" || key === "feature";
  return isThing ? fillText(texts, "search.filter.no", { value: label }) : not(label);
}

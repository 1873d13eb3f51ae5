import type { SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import { parseExcluded } from "@forecourt/contracts/areas/inventory/search/excluded-values";
import type { SearchFilter } from "@forecourt/contracts/areas/inventory/search/search-filter";
import { fillText } from "@forecourt/remote-kit/site-context";
import { inSentence, valueLabel } from "./filter-labels.ts";

type Texts = Record<string, string>;

/** Labels of the excluded values: "Not black", "No SUVs", "Not Ford". */
export function excludedLabels(
  { excluded = [] }: SearchFilter,
  reply: SearchReply,
  texts: Texts,
): string[] {
  return excluded.map((text) => excludedLabel(text, reply, texts));
}

function excludedLabel(text: string, reply: SearchReply, texts: Texts): string {
  const { key, value } = parseExcluded(text) ?? {};
  if (key === undefined || value === undefined) return text;
  const not = (label: string) => fillText(texts, "search.filter.not", { value: label });
  if (key === "make" || key === "model") {
    return not(reply.excluded.find((one) => one.value === text)?.label ?? value);
  }
  const label = inSentence(valueLabel(texts, key, value), value);
  if (key === "interiorColor")
    return not(fillText(texts, "search.filter.interiorColor.value", { color: label }));
  const isThing = key === "bodyStyle" || key === "feature";
  return isThing ? fillText(texts, "search.filter.no", { value: label }) : not(label);
}

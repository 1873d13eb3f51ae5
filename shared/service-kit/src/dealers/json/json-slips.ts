const curlyQuote = /[\u2018-\u201f]/;

/**
 * What is likely to be wrong where a JSON text cannot be read on, for people who do not write JSON every day; empty =
 * nothing is likely.
 */
export function slipAt(json: string, at: number): string {
  const sign = json[at] ?? "";
  const before = json.slice(0, at).trimEnd().at(-1);
  if (curlyQuote.test(sign)) return `, found the curly quote ${sign}: type a straight one, "`;
  if (before === "," && (sign === "}" || sign === "]")) {
    return ": there is no comma after the last entry, so delete the one before";
  }
  if (before === '"' && json[at - 1] === '"' && /[\p{L}\p{N}]/u.test(sign)) {
    return String.raw`: a quote inside a text is written \"`;
  }
  if (sign === '"' && before !== "," && before !== "{" && before !== "[" && before !== ":") {
    return ": is there a comma after the entry before?";
  }
  return "";
}

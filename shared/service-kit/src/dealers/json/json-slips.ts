const curlyQuote = /[\u2018-\u201f]/;
const word = /[^\s,:"[\]{}]+/y;
const startOfText = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y;

/**
 * Likely mistake at the place where a JSON text cannot be parsed further, for people who do not write JSON every day;
 * empty = none is likely.
 */
export function slipAt(json: string, at: number): string {
  const sign = json[at] ?? "";
  const before = json.slice(0, at).trimEnd().at(-1) ?? "";
  const begins = "{[,:".includes(before);
  if (curlyQuote.test(sign)) return `, found the curly quote ${sign}: type a straight one, "`;
  if (sign === "'") return `, found ': type a double quote, "`;
  if (json.startsWith("//", at)) return ": a file has no comments, so delete what begins with //";
  if (before === "," && sign === ",") return ": there is one comma too many, so delete it";
  if (before === "," && (sign === "}" || sign === "]")) {
    return ": there is no comma after the last entry, so delete the one before";
  }
  if (before === '"' && json[at - 1] === '"' && /[\p{L}\p{N}]/u.test(sign)) {
    return String.raw`: a quote inside a text is written \"`;
  }
  if (sign !== "" && '"{['.includes(sign) && !begins) {
    return ": is there a comma after the entry before?";
  }
  if (sign === '"') return slipInText(json, at);
  return begins ? foundWord(json, at) : "";
}

/** Likely mistake where an object or a list, which `end` closes, has an invalid token after an entry. */
export function slipAtEnd(json: string, at: number, end: string): string {
  const sign = json[at];
  if (sign === ":" && /\d/.test(json[at - 1] ?? "")) {
    return ": an hour has no colon: 8:30 p.m. is 20.5";
  }
  // A text in a list that is followed by a colon was to be a key.
  if (sign === ":" && end === "]") return ": is there a { before this entry?";
  if (end === "}" && (sign === "{" || sign === "]")) {
    return ": is the } of the block before missing?";
  }
  return slipAt(json, at);
}

/** What ends a text that begins at `at` too early. */
function slipInText(json: string, at: number): string {
  startOfText.lastIndex = at;
  const sign = json[at + (startOfText.exec(json)?.[0].length ?? 0)];
  if (sign === "\t") return ", found a tab: type a space";
  if (sign === "\n" || sign === "\r") return ': is the " at its end missing?';
  return sign === "\\" ? String.raw`, found a single \: type / or \\` : "";
}

function foundWord(json: string, at: number): string {
  word.lastIndex = at;
  const found = word.exec(json)?.[0] ?? "";
  if (/^\p{L}/u.test(found)) return `, found ${found}: words stand in double quotes`;
  if (/^\$\d/.test(found)) return `, found ${found}: type the number without the dollar sign`;
  return found === "" ? "" : `, found ${found}`;
}

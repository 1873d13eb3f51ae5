/**
 * Characters that XML 1.0 cannot hold or advises against: controls but tab and line feed, halves of
 * a surrogate pair, and code points that Unicode keeps free of characters.
 */
const unfit = /[\0-\x08\x0b-\x1f\x7f-\x9f\p{Surrogate}\p{Noncharacter_Code_Point}]/gu;

const lineBreaks = /\r\n|[\r\u0085\u2028\u2029]/g;

/**
 * Text of many lines as it may stand in a document: every way to break a line is a line feed, every
 * character that may not be there is U+FFFD. Nothing is taken out, so that no two parts of a text
 * meet that were apart. Spaces around it go.
 */
export function paragraphs(text: string): string {
  return text.replace(lineBreaks, "\n").replace(unfit, "\ufffd").trim();
}

/** The same for a text of one line, in which any white space is one space. */
export function oneLine(text: string): string {
  return paragraphs(text).replace(/\s+/g, " ");
}

/** One line, or undefined where nothing is said. */
export function lineOrNothing(text: string | undefined): string | undefined {
  return oneLine(text ?? "") || undefined;
}

/** One line, or what receivers are told where nothing is said. */
export function lineOr(text: string | undefined, otherwise: string): string {
  return lineOrNothing(text) ?? otherwise;
}

/** Paragraphs with an empty line between two of them; undefined where nothing is said. */
export function joined(texts: readonly (string | undefined)[]): string | undefined {
  const said = texts.map((text) => paragraphs(text ?? "")).filter((text) => text !== "");
  return said.length > 0 ? said.join("\n\n") : undefined;
}

/**
 * Characters that XML 1.0 forbids or discourages: controls except tab and line feed, halves of
 * a surrogate pair, and noncharacters of Unicode.
 */
const unfit = /[\0-\x08\x0b-\x1f\x7f-\x9f\p{Surrogate}\p{Noncharacter_Code_Point}]/gu;

const lineBreaks = /\r\n|[\r\u0085\u2028\u2029]/g;

/**
 * Multi-line text for a document: every line break becomes a line feed, every
 * forbidden character U+FFFD. No character is deleted, which could join two parts of a text into
 * something else. Spaces around the text are trimmed.
 */
export function paragraphs(text: string): string {
  return text.replace(lineBreaks, "\n").replace(unfit, "\ufffd").trim();
}

/** A text on a single line, with white space collapsed. */
export function oneLine(text: string): string {
  return paragraphs(text).replace(/\s+/g, " ");
}

/** A single line; undefined = empty. */
export function lineOrNothing(text: string | undefined): string | undefined {
  return oneLine(text ?? "") || undefined;
}

/** A single line; `otherwise` if empty. */
export function lineOr(text: string | undefined, otherwise: string): string {
  return lineOrNothing(text) ?? otherwise;
}

/** Paragraphs separated by an empty line; undefined = all empty. */
export function joined(texts: readonly (string | undefined)[]): string | undefined {
  const nonEmpty = texts.map((text) => paragraphs(text ?? "")).filter((text) => text !== "");
  return nonEmpty.length > 0 ? nonEmpty.join("\n\n") : undefined;
}

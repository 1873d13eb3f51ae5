/** Letters, a number or a sign. "$20k" has three tokens. */
export interface Token {
  readonly kind: "letters" | "number" | "sign";
  /** Lowercase without diacritics; numbers without commas; "and" for "&". */
  readonly text: string;
  /** Position in the normalized text. */
  readonly from: number;
  readonly to: number;
  /** The characters between the previous token and this one: a space, a hyphen, "". */
  readonly gap: string;
  /** Whether a word starts here, so that a phrase may start: not at the "k" of "20k". */
  readonly startsWord: boolean;
}

export interface TokenizedText {
  /** The typed text, Unicode-normalized (NFKC), with single spaces. */
  readonly text: string;
  readonly tokens: readonly Token[];
}

// Linear time: the alternatives start with different characters, and no repetition is nested.
const pieces =
  /(?<number>\d+(?:,\d{3}(?!\d))*(?:\.\d+)?)|(?<letters>(?!\d)[\p{L}\p{N}][\p{L}\p{M}]*)|(?<sign><=|>=|=<|=>|\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{M}\p{Emoji_Modifier}\u200d]*|\p{S})/gu;

/**
 * Splits a text into tokens. Never throws; characters other than letters, digits and symbols are
 * separators.
 */
export function tokenize(typed: string): TokenizedText {
  const text = typed
    .normalize("NFKC")
    .replace(/[‘’‛ʼ´`]/gu, "'")
    // Removes invisible format characters such as soft hyphens, except zero-width joiners, which emoji
    // need.
    .replace(/\p{Cf}/gu, (mark) => (mark === "\u200d" ? mark : ""))
    .replace(/[\p{Z}\p{Cc}]+/gu, " ")
    .trim();
  const tokens: Token[] = [];
  for (const match of text.matchAll(pieces)) {
    const before = tokens.at(-1);
    const gap = text.slice(before?.to ?? 0, match.index);
    const kind = kindOf(match.groups);
    const isSign = kind === "sign" || before?.kind === "sign";
    tokens.push({
      kind,
      text: normalizeToken(match[0], kind),
      from: match.index,
      to: match.index + match[0].length,
      gap,
      // An apostrophe does not start a new word: "captain's".
      startsWord: !before || isSign || (gap !== "" && gap !== "'"),
    });
  }
  return { text, tokens };
}

/** The typed text of a span of tokens. */
export function textBetween({ text, tokens }: TokenizedText, from: number, to: number): string {
  return text.slice(tokens[from]?.from, tokens[to - 1]?.to);
}

/** Whether a phrase may end before the token at `index`. */
export function isWordEnd(tokens: readonly Token[], index: number): boolean {
  return tokens[index]?.startsWord ?? true;
}

/** Whether a comma or semicolon precedes the token. */
export function isSeparated(tokens: readonly Token[], index: number): boolean {
  return /[,;]/.test(tokens[index]?.gap ?? "");
}

function kindOf(groups: Record<string, string | undefined> | undefined): Token["kind"] {
  if (groups?.number !== undefined) return "number";
  return groups?.letters === undefined ? "sign" : "letters";
}

function normalizeToken(text: string, kind: Token["kind"]): string {
  if (kind === "number") return text.replaceAll(",", "");
  if (text === "&") return "and";
  return text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
}

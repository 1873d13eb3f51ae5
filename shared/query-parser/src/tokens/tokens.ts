/** A piece of a text: letters, a number or a sign. "$20k" are three of them. */
export interface Token {
  readonly kind: "letters" | "number" | "sign";
  /** Small letters without marks, a number without commas, "and" for "&". */
  readonly text: string;
  /** Where it stands in the cleaned text. */
  readonly from: number;
  readonly to: number;
  /** What stands between it and the token before: a space, a hyphen, "". */
  readonly gap: string;
  /** Whether a word startsWord here, so that a rule may: not at the "k" of "20k". */
  readonly startsWord: boolean;
}

export interface TokenizedText {
  /** What was typed: full-width and other forms as plain ones, blanks as single spaces. */
  readonly text: string;
  readonly tokens: readonly Token[];
}

// Each alternative startsWord with what no other startsWord with, and nothing repeats what repeats: linear.
const pieces =
  /(?<number>\d+(?:,\d{3}(?!\d))*(?:\.\d+)?)|(?<letters>(?!\d)[\p{L}\p{N}][\p{L}\p{M}]*)|(?<sign><=|>=|=<|=>|\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{M}\p{Emoji_Modifier}\u200d]*|\p{S})/gu;

/** Takes a text apart. Never throws; what is neither letter, digit nor symbol only separates. */
export function tokenize(typed: string): TokenizedText {
  const text = typed
    .normalize("NFKC")
    .replace(/[‘’‛ʼ´`]/gu, "'")
    // Joiners and soft hyphens are not seen, so they part no word; emoji need theirs.
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
      // An apostrophe only shortens a word: "captain's".
      startsWord: !before || isSign || (gap !== "" && gap !== "'"),
    });
  }
  return { text, tokens };
}

/** The tokens' words as they were typed. */
export function textBetween({ text, tokens }: TokenizedText, from: number, to: number): string {
  return text.slice(tokens[from]?.from, tokens[to - 1]?.to);
}

/** Whether a rule may end before the token `index`. */
export function isWordEnd(tokens: readonly Token[], index: number): boolean {
  return tokens[index]?.startsWord ?? true;
}

/** Whether a comma or the like stands before the token. */
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

/** A piece of a text: letters, a number or a sign. "$20k" are three of them. */
export interface Atom {
  readonly kind: "letters" | "number" | "sign";
  /** Small letters without marks, a number without commas, "and" for "&". */
  readonly text: string;
  /** Where it stands in the cleaned text. */
  readonly from: number;
  readonly to: number;
  /** What stands between it and the atom before: a space, a hyphen, "". */
  readonly gap: string;
  /** Whether a word begins here, so that a rule may: not at the "k" of "20k". */
  readonly begins: boolean;
}

export interface Written {
  /** What was typed: full-width and other forms as plain ones, blanks as single spaces. */
  readonly text: string;
  readonly atoms: readonly Atom[];
}

// Each alternative begins with what no other begins with, and nothing repeats what repeats: linear.
const pieces =
  /(?<number>\d+(?:,\d{3}(?!\d))*(?:\.\d+)?)|(?<letters>(?!\d)[\p{L}\p{N}][\p{L}\p{M}]*)|(?<sign><=|>=|=<|=>|\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{M}\p{Emoji_Modifier}\u200d]*|\p{S})/gu;

/** Takes a text apart. Never throws; what is neither letter, digit nor symbol only separates. */
export function atomsOf(typed: string): Written {
  const text = typed
    .normalize("NFKC")
    .replace(/[‘’‛ʼ´`]/gu, "'")
    // Joiners and soft hyphens are not seen, so they part no word; emoji need theirs.
    .replace(/\p{Cf}/gu, (mark) => (mark === "\u200d" ? mark : ""))
    .replace(/[\p{Z}\p{Cc}]+/gu, " ")
    .trim();
  const atoms: Atom[] = [];
  for (const match of text.matchAll(pieces)) {
    const before = atoms.at(-1);
    const gap = text.slice(before?.to ?? 0, match.index);
    const kind = kindOf(match.groups);
    const isSign = kind === "sign" || before?.kind === "sign";
    atoms.push({
      kind,
      text: folded(match[0], kind),
      from: match.index,
      to: match.index + match[0].length,
      gap,
      // An apostrophe only shortens a word: "captain's".
      begins: !before || isSign || (gap !== "" && gap !== "'"),
    });
  }
  return { text, atoms };
}

/** The atoms' words as they were typed. */
export function wordsOf({ text, atoms }: Written, from: number, to: number): string {
  return text.slice(atoms[from]?.from, atoms[to - 1]?.to);
}

/** Whether a rule may end before the atom `index`. */
export function endsBefore(atoms: readonly Atom[], index: number): boolean {
  return atoms[index]?.begins ?? true;
}

/** Whether a comma or the like stands before the atom. */
export function isParted(atoms: readonly Atom[], index: number): boolean {
  return /[,;]/.test(atoms[index]?.gap ?? "");
}

function kindOf(groups: Record<string, string | undefined> | undefined): Atom["kind"] {
  if (groups?.number !== undefined) return "number";
  return groups?.letters === undefined ? "sign" : "letters";
}

function folded(text: string, kind: Atom["kind"]): string {
  if (kind === "number") return text.replaceAll(",", "");
  if (text === "&") return "and";
  return text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
}

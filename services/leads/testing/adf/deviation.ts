/** Something in a document that is not as the format has it. */
export interface Finding {
  /** Counted from 1. */
  readonly line: number;
  /** Names of elements from the outside in: `adf/prospect/vehicle`. */
  readonly at: string;
  readonly expected: string;
  readonly found: string;
}

/** A finding as one sentence, to be shown to whoever sent the document. */
export function inWords({ line, at, expected, found }: Finding): string {
  return `line ${line}, ${shortened(at)}: expected ${expected}, found ${shortened(found)}`;
}

/** Names in a document may be as long as the document. */
function shortened(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

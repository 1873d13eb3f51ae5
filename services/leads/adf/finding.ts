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
  return `line ${line}, ${at}: expected ${expected}, found ${found}`;
}

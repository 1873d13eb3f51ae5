/** A deviation from the ADF schema. */
export interface Finding {
  /** Counted from 1. */
  readonly line: number;
  /** The path of element names: `adf/prospect/vehicle`. */
  readonly at: string;
  readonly expected: string;
  readonly found: string;
}

/** A deviation as one sentence. */
export function deviationText({ line, at, expected, found }: Finding): string {
  return `line ${line}, ${shortened(at)}: expected ${expected}, found ${shortened(found)}`;
}

/** Truncates names, which may be as long as the document. */
function shortened(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

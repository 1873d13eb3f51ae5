/** Columns of a terminal and of a printed page. */
export const sheetWidth = 80;

const LABEL_WIDTH = 24;
const FIRST_CELL = 12;

/** A heading with a line under it. */
export function heading(title: string): string[] {
  return ["", title.toUpperCase(), "-".repeat(sheetWidth)];
}

/** A label and its value; a long value continues in its column. */
export function fact(label: string, value: string): string[] {
  const [first = "", ...more] = wrapped(value, sheetWidth - LABEL_WIDTH);
  return [label.padEnd(LABEL_WIDTH) + first, ...more.map((line) => " ".repeat(LABEL_WIDTH) + line)];
}

/** Up to four cells in columns, right-aligned after the first. */
export function tableRow(first: string, cells: readonly string[]): string {
  const width = (sheetWidth - FIRST_CELL) / 4;
  return first.padEnd(FIRST_CELL) + cells.map((cell) => cell.padStart(width)).join("");
}

/** A text in lines of at most `width`; a longer word is broken. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((one) => pieces(one, width))) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function pieces(word: string, width: number): string[] {
  const count = Math.max(1, Math.ceil(word.length / width));
  return Array.from({ length: count }, (_, index) =>
    word.slice(index * width, (index + 1) * width),
  );
}

/** A ratio in percent with two decimals, with a mark where it is above its limit; a dash without an income. */
export function marked(ratio: number | null, limit: number): string {
  if (ratio === null) return "-";
  return ratio.toFixed(2) + (ratio > limit ? "!" : "");
}

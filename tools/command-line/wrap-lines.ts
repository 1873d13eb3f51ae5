/** Columns of a terminal. */
export const width = 80;

/**
 * A text in lines that fit; lines after the first begin with `lead`. Words that do not fit are cut. No-break spaces
 * keep words together.
 */
export function wrap(text: string, lead: string): string[] {
  const lines: string[] = [];
  const start = /^ */.exec(text)?.[0] ?? "";
  let line = start;
  for (const word of text.trim().split(/[^\S\u00A0]+/)) {
    for (const part of piecesOf(word, width - lead.length)) {
      const joined = line.trim() === "" ? `${line}${part}` : `${line} ${part}`;
      if (joined.length <= width) line = joined;
      else {
        lines.push(line);
        line = `${lead}${part}`;
      }
    }
  }
  return [...lines, line].map((one) => one.replaceAll("\u00A0", " "));
}

function piecesOf(word: string, most: number): string[] {
  return word.match(new RegExp(`.{1,${most}}`, "gu")) ?? [];
}

import type { Block, Inline } from "@forecourt/contracts/content-parts";

/**
 * Parses the part of Markdown that contents use: `##` headings, paragraphs, `-` lists, `**strong**`
 * and `[text](address)`. The result is data, never HTML, so a file cannot add markup.
 */
export function blocksOf(markdown: string): Block[] {
  return partsOf(markdown).map(({ text }) => blockOf(text));
}

/** The text of one block, as it is written. */
export interface MarkdownPart {
  text: string;
  /** First line of the part in the file, from 1 on. */
  line: number;
}

const heading = /^(#{2,3}) +(\S.*)$/;

/** The parts of a Markdown text, one for each block, in order. A heading and a list need no blank line before them. */
export function partsOf(markdown: string): MarkdownPart[] {
  const parts: MarkdownPart[] = [];
  let open: MarkdownPart | null = null;
  for (const [index, text] of markdown.replaceAll("\r\n", "\n").split("\n").entries()) {
    const begin = { text: text.trim(), line: index + 1 };
    if (begin.text === "") open = null;
    else if (heading.test(begin.text)) {
      parts.push(begin);
      open = null;
    } else if (open === null || (text.startsWith("- ") && !open.text.startsWith("- "))) {
      parts.push(begin);
      open = begin;
    } else open.text += `\n${text.trimEnd()}`;
  }
  return parts;
}

/** Level and words of a part that is a heading; null for other parts. */
export function headingOf(part: string): { level: number; words: string } | null {
  const [, marks = "", words] = heading.exec(part) ?? [];
  return words === undefined ? null : { level: marks.length, words };
}

function blockOf(part: string): Block {
  const title = headingOf(part);
  if (title) return { kind: "heading", text: title.words };
  if (part.startsWith("- ")) {
    const items = part.slice(2).split(/\n- /);
    return { kind: "list", items: items.map((item) => runsOf(joined(item))) };
  }
  return { kind: "paragraph", runs: runsOf(joined(part)) };
}

/** The lines of a paragraph are joined; line breaks in the file do not show. */
function joined(lines: string): string {
  return lines.replaceAll(/\s*\n\s*/g, " ");
}

/** The strong words and links of one paragraph, and the words between them. */
export function runsOf(text: string): Inline[] {
  const marks = /\*\*([^*]+)\*\*|\[([^\][]+)\]\(([^()\s]+)\)/g;
  const runs: Inline[] = [];
  let from = 0;
  for (const mark of text.matchAll(marks)) {
    if (mark.index > from) runs.push({ text: text.slice(from, mark.index) });
    const [whole, strong, label, href] = mark;
    if (strong !== undefined) runs.push({ text: strong, strong: true });
    else runs.push({ text: label ?? "", href: href ?? "" });
    from = mark.index + whole.length;
  }
  if (from < text.length) runs.push({ text: text.slice(from) });
  return runs;
}

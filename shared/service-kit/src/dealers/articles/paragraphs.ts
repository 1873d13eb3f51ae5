import { Block } from "@forecourt/contracts/content-parts";
import { htmlFault } from "../content/html-in-text.ts";
import { blocksOf } from "../content/markdown.ts";
import type { LineFault } from "./front-matter.ts";

/** A part of a Markdown text between two blank lines. */
export interface Paragraph {
  text: string;
  /** Its first line in the file. */
  line: number;
}

/** What the Markdown of contents does not know, and would be shown as it is written. */
const unsupported = /^(?:#\s|#{4,}|>|```|~~~|[*+]\s|\d{1,2}[.)]\s|\||---)/;

/** The paragraphs of a text, with faults for HTML and for marks that its Markdown does not know. */
export function paragraphsOf(
  body: string,
  firstLine: number,
): { paragraphs: Paragraph[]; faults: LineFault[] } {
  const paragraphs: Paragraph[] = [];
  let current: Paragraph | null = null;
  const faults: LineFault[] = [];
  for (const [index, text] of body.split("\n").entries()) {
    const line = firstLine + index;
    const fault = lineFault(text);
    if (fault !== null) faults.push({ line, message: fault });
    if (text.trim() === "") current = null;
    else if (current) current.text += `\n${text}`;
    else paragraphs.push((current = { text, line }));
  }
  if (paragraphs.length === 0)
    faults.push({ line: firstLine, message: "expected a text, found none" });
  return { paragraphs, faults: [...faults, ...paragraphs.flatMap(blockFaults)] };
}

const noPictures =
  'expected a text without pictures, found "!["; an article has one picture: its topic\'s, or the file of assets/ that its "image" names';

function lineFault(text: string): string | null {
  const fault = htmlFault(text);
  if (fault !== null) return `expected Markdown ${fault}`;
  if (/!\[[^\]]*\]\(/.test(text)) return noPictures;
  const mark = unsupported.exec(text)?.[0];
  if (mark === undefined) return null;
  return `expected paragraphs, ## headings, - lists, **strong** and [links](/service), found "${mark.trim()}"`;
}

/** Links to addresses that no page may have, such as `javascript:`. Facts are not filled in yet. */
function blockFaults({ text, line }: Paragraph): LineFault[] {
  const withoutFacts = text.replaceAll(/\]\(\{[^{}]*\}\)/g, "](/)");
  return blocksOf(withoutFacts).flatMap((block) => {
    const issue = Block.safeParse(block).error?.issues[0];
    return issue ? [{ line, message: `expected ${issue.message}` }] : [];
  });
}

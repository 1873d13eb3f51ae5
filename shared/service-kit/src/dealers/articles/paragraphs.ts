import { partsOf } from "../content/markdown.ts";
import { markdownFaults } from "../content/markdown-faults.ts";
import type { LineFault } from "../problems/problem.ts";

/** A part of a Markdown text that becomes one block of the page. */
export interface Paragraph {
  text: string;
  /** First line of the paragraph in the file. */
  line: number;
}

/** The paragraphs of an article's text, with its faults. */
export function paragraphsOf(
  body: string,
  firstLine: number,
): { paragraphs: Paragraph[]; faults: LineFault[] } {
  const inFile = <T extends { line: number }>(one: T): T => ({
    ...one,
    line: firstLine + one.line - 1,
  });
  const paragraphs = partsOf(body).map(inFile);
  const faults = markdownFaults(body).map(inFile);
  if (paragraphs.length === 0)
    faults.push({ line: firstLine, message: "expected a text, found none" });
  return { paragraphs, faults };
}

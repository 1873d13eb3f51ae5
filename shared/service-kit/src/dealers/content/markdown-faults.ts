import type { LineFault } from "../problems/problem.ts";
import { htmlFault } from "./html-in-text.ts";
import { partsOf } from "./markdown.ts";
import { linkFaults, strongFaults } from "./markdown-run-faults.ts";

/**
 * Faults of a Markdown text, in the order of its lines: HTML, marks that a page would show as they are written, and
 * addresses that no link may have. Facts may still be names in braces.
 */
export function markdownFaults(markdown: string): LineFault[] {
  const lines = markdown.replaceAll("\r\n", "\n").split("\n");
  const level = lines.map((text) => /^#{2,3}(?= +\S)/.exec(text)?.[0]).find(Boolean) ?? "##";
  const ofLines = lines.flatMap((text, index) => {
    const message = lineFault(text, level);
    return message === null ? [] : [{ line: index + 1, message }];
  });
  const ofParts = partsOf(markdown).flatMap(({ text, line }) =>
    [...strongFaults(text), ...linkFaults(text)].map(({ line: within, message }) => ({
      line: line + within - 1,
      message,
    })),
  );
  return [...ofLines, ...ofParts].toSorted((one, other) => one.line - other.line);
}

const noPictures =
  'expected a text without pictures, found "!["; only an article has one: its topic\'s, or the file of assets/ that its "image" names';
const bullet = /^(?:[*+]\s+|\d{1,2}[.)]\s+|[•·▪◦]\s*|-(?=\p{L}))/u;
const unknownMark = /^(?:>|```|~~~|\||---|===)/;

function lineFault(line: string, level: string): string | null {
  const text = line.trim();
  const html = htmlFault(text);
  if (html !== null) return `expected Markdown ${html}`;
  if (/!\[[^\]]*\]\(/.test(text)) return noPictures;
  if (text.startsWith("#")) return headingFault(text, level);
  const [mark] = bullet.exec(text) ?? [];
  if (mark !== undefined) {
    return `expected a list whose lines begin with a hyphen and a space, found "${mark.trim()}": write ${quoted("- ", text.slice(mark.length))}`;
  }
  if (/^\s+- /.test(line)) {
    return `expected a list of one level, found spaces before the hyphen: write ${quoted("- ", text.slice(2))}`;
  }
  const found = unknownMark.exec(text)?.[0].trim();
  if (found === undefined) return null;
  return `expected paragraphs, ## headings, - lists, **strong** and [links](/service), found "${found}"`;
}

/** Fault of a line that begins with #; `level` has the marks of the file's other headings. */
function headingFault(text: string, level: string): string | null {
  const [, marks = "", space = "", words = ""] = /^(#+)(\s*)(.*)$/.exec(text) ?? [];
  if (words === "") {
    return `expected the words of the heading after ${marks}, found none: write them, or delete the line`;
  }
  const isKnown = marks === "##" || marks === "###";
  if (isKnown && space !== "") return null;
  if (isKnown) return `expected a space after ${marks}: write ${quoted(`${marks} `, words)}`;
  // "#1 in the county" and "#ShopLocal" are words.
  if (marks === "#" && space === "" && !/^\d{4}\b/.test(words)) return null;
  return `expected a heading that begins with ## or ###, found ${marks}: write ${quoted(`${level} `, words)}`;
}

/** A corrected line, as much of it as one needs to recognize it. */
function quoted(marks: string, words: string): string {
  return `"${marks}${words.length > 40 ? `${words.slice(0, 40).trimEnd()}…` : words}"`;
}

import type { Block, Inline } from "@forecourt/contracts/content-parts";

/**
 * Parses the part of Markdown that contents use: `##` headings, paragraphs, `-` lists, `**strong**`
 * and `[text](address)`. The result is data, never HTML, so a file cannot add markup.
 */
export function blocksOf(markdown: string): Block[] {
  return markdown
    .replaceAll("\r\n", "\n")
    .split(/\n\s*\n/)
    .flatMap((part) => splitHeading(part.trim()))
    .filter((part) => part !== "")
    .map(blockOf);
}

/** A heading ends with its line, also without a blank line after it. */
function splitHeading(part: string): string[] {
  const heading = /^(#{2,3} [^\n]+)\n([\s\S]+)$/.exec(part);
  return heading ? [heading[1] ?? "", (heading[2] ?? "").trim()] : [part];
}

function blockOf(part: string): Block {
  const heading = /^#{2,3} (.+)$/.exec(part);
  if (heading?.[1]) return { kind: "heading", text: heading[1] };
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

function runsOf(text: string): Inline[] {
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

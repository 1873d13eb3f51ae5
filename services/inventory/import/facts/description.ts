import { triggeringTerm } from "@forecourt/service-kit/dealers/credit-claims/triggering-term";
import { Parser } from "htmlparser2";
import type { CellSource } from "../mapping/sources.ts";
import { type ReadContext, textCell } from "./cell.ts";
import type { Findings } from "./findings.ts";
import type { OptionalReader } from "./optional.ts";

/** Maximum length of a description, in characters. */
const LONGEST = 5_000;
/** Maximum length of the description in the feed, with its markup, in characters. */
const LONGEST_WRITTEN = 50_000;

/**
 * Reads the dealer's description of a vehicle: text or HTML, of which only the words and the paragraphs are taken. A
 * sentence that states a term of credit, such as "$199 a month", is left out and reported: US law allows it only beside
 * the other terms, which a feed does not have.
 */
export function descriptionReader(
  source: CellSource | undefined,
  context: ReadContext,
): OptionalReader<string> {
  if (!source) return () => null;
  const read = textCell(source, context, plainParagraphs);
  return (values, findings) => {
    const paragraphs = read(values)
      .split("\n")
      .map((paragraph) => withoutCreditTerms(paragraph, findings))
      .filter((paragraph) => paragraph !== "");
    return shortened(paragraphs.join("\n")) || null;
  };
}

/** Elements that begin a line. */
const blocks = new Set(
  "address article aside blockquote br dd div dl dt footer h1 h2 h3 h4 h5 h6 header hr li ol p section table td th tr ul".split(
    " ",
  ),
);
/** Elements whose text a browser does not show. */
const hidden = new Set(["script", "style", "template", "title"]);

/** The words of a text or of HTML, a paragraph per line. */
function plainParagraphs(value: unknown): string {
  if (typeof value !== "string") return "";
  const parts: string[] = [];
  let hiddenIn = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (blocks.has(name)) parts.push("\n");
      if (hidden.has(name)) hiddenIn++;
    },
    ontext(text) {
      if (hiddenIn === 0) parts.push(text);
    },
    onclosetag(name) {
      if (blocks.has(name)) parts.push("\n");
      if (hidden.has(name)) hiddenIn--;
    },
  });
  parser.end(value.slice(0, LONGEST_WRITTEN));
  return parts
    .join("")
    .toWellFormed()
    .split(/[\n\r\u{2028}\u{2029}]+/u)
    .map((line) => line.replace(/[\s\p{Cc}\u{200B}\u{FEFF}]+/gu, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
}

const sentences = new Intl.Segmenter("en-US", { granularity: "sentence" });

function withoutCreditTerms(paragraph: string, findings: Findings): string {
  if (triggeringTerm(paragraph) === null) return paragraph;
  const kept = [...sentences.segment(paragraph)].filter(({ segment }) => {
    if (triggeringTerm(segment) === null) return true;
    findings.leaveOut("description, credit term", segment.trim());
    return false;
  });
  const text = kept
    .map(({ segment }) => segment)
    .join("")
    .trim();
  return triggeringTerm(text) === null ? text : "";
}

/** Ends with the last whole sentence within the limit. */
function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST).toWellFormed();
  const end = Math.max(
    cut.lastIndexOf("\n"),
    ...[". ", "! ", "? "].map((one) => cut.lastIndexOf(one) + 1),
  );
  return end > 0 ? cut.slice(0, end).trim() : cut;
}

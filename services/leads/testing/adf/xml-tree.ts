import { SaxesParser } from "saxes";
import type { Finding } from "./deviation.ts";

/** An element of a document; `text` is its own text, trimmed. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
  readonly line: number;
}

type OpenElement = { -readonly [K in keyof XmlElement]: XmlElement[K] } & {
  children: OpenElement[];
};

/** The maximum length of a document in UTF-16 units: a lead with comments of maximum length. */
export const longestDocument = 4_000_000;

/** The chunk size, which limits the work after an error. */
const piece = 16_384;

/** ADF nests seven levels; additions of partners may nest deeper. */
const deepest = 32;

/** A lead has about a hundred elements. */
const maxElements = 10_000;

/**
 * The elements of a well-formed XML 1.0 document. A document type is rejected, so that no entity is
 * ever declared, fetched or expanded.
 */
export function parseXml(document: string): XmlElement | Finding {
  if (document.length > longestDocument) {
    const found = `${document.length}`;
    return { line: 1, at: "document", expected: `at most ${longestDocument} characters`, found };
  }
  const parser = new SaxesParser({
    // Element names are case-sensitive.
    xmlns: false,
    defaultXMLVersion: "1.0",
    forceXMLVersion: true,
  });
  const open: OpenElement[] = [];
  let elements = 0;
  const state: { root?: OpenElement; fault?: Finding } = {};
  const fail = (expected: string, found: string) => {
    const at = open.map(({ name }) => name).join("/") || "document";
    state.fault ??= { line: parser.line, at, expected, found };
  };
  parser.on("error", ({ message }) => fail("well-formed XML", message.replace(/^[\d:]+ /, "")));
  parser.on("doctype", () => fail("no document type", "<!DOCTYPE>"));
  parser.on("processinginstruction", ({ target, body }) => {
    if (target === "adf" && !/version\s*=\s*["']1\.0["']/.test(body)) {
      fail('version "1.0"', `<?adf ${body}?>`);
    }
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (open.length >= deepest) fail(`at most ${deepest} elements in one another`, `<${name}>`);
    elements += 1;
    if (elements > maxElements) fail(`at most ${maxElements} elements`, `<${name}>`);
    if (state.fault) return;
    const element = { name, attributes, children: [], text: "", line: parser.line };
    open.at(-1)?.children.push(element);
    state.root ??= element;
    open.push(element);
  });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element && !state.fault) element.text += text;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    const element = state.fault ? undefined : open.pop();
    if (element) element.text = element.text.trim();
  });
  for (let at = 0; at < document.length && !state.fault; at += piece) {
    parser.write(document.slice(at, at + piece));
  }
  if (!state.fault) parser.close();
  if (state.fault) return state.fault;
  return state.root ?? { line: 1, at: "document", expected: "<adf>", found: "nothing" };
}

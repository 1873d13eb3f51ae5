import { AppError } from "@forecourt/contracts/errors";
import type { Mapping } from "../mapping/schema.ts";

type ContentKind = "web page" | "XML" | "JSON" | "table";

/** How much of a file's beginning a message shows, in characters. */
const shownLength = 80;

const expectedKinds: Readonly<Record<Mapping["format"], ContentKind>> = {
  csv: "table",
  tsv: "table",
  json: "JSON",
  jsonl: "JSON",
  xml: "XML",
};

/**
 * Throws `feed-refused` where a file is plainly of another kind than its mapping states, such as the page of a login. A
 * parser would only find some fault in it.
 */
export function refuseOtherContent(beginning: string, format: Mapping["format"]): void {
  const text = beginning.trim();
  const kind = kindOf(text);
  const expected = expectedKinds[format];
  if (text === "" || kind === expected) return;
  throw new AppError("feed-refused", otherContent(text, kind, format));
}

/** The first characters of a file, in one line. */
export function shownBeginning(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > shownLength ? `${line.slice(0, shownLength)}…` : line;
}

function kindOf(text: string): ContentKind {
  const markup = text.replace(/^(?:<\?xml[^>]*>|<!--[\s\S]*?-->|\s)+/i, "");
  if (/^<(?:!doctype\s+html|html)\b/i.test(markup)) return "web page";
  if (/^<(?:[?!]|[\p{L}_][\p{L}\p{N}_:.-]*[\s/>])/u.test(text)) return "XML";
  return /^(?:\{\s*["}]|\[\s*[[{"\]])/.test(text) ? "JSON" : "table";
}

function otherContent(text: string, kind: ContentKind, format: Mapping["format"]): string {
  const expected = format === "jsonl" ? "JSON lines" : format.toUpperCase();
  if (kind === "web page") {
    return `this is a web page${titleOf(text)}, not a list of cars. The server may ask for a login or show an error: open the address in a browser, and ask the vendor for the ${expected} file`;
  }
  const begins = `it begins with ${shownBeginning(text)}`;
  if (kind === "table") return `this is not ${expected}, which the mapping expects: ${begins}`;
  const suggested =
    kind === "XML"
      ? 'write "format": "xml"'
      : 'write "format": "json" (or "jsonl", for JSON lines)';
  return `this is ${kind}, and the mapping expects ${expected}: ${begins}. If that is an error, ask the vendor for the file; if these are the cars, ${suggested} into the mapping`;
}

function titleOf(page: string): string {
  const [, title = ""] = /<title[^>]*>([^<]*)/i.exec(page) ?? [];
  return title.trim() === "" ? "" : ` ("${shownBeginning(title)}")`;
}

import type { Facts } from "@forecourt/contracts/areas/facts";
import type { TermsAttacher } from "../credit-claims/attach-terms.ts";
import { factFindings } from "../facts.ts";
import { type Json, type JsonPath, valueAt } from "../json/json.ts";
import { fill, placeholdersIn } from "../placeholders.ts";
import type { LineFault } from "../problems/problem.ts";
import type { Finding } from "../problems/schema-problems.ts";
import { blocksWithPhoneLinks, type PhoneLinks } from "./answer-runs.ts";
import type { Markdown } from "./content-files.ts";
import { blocksOf, partsOf } from "./markdown.ts";
import { markdownFaults } from "./markdown-faults.ts";
import { lineOfLink, withoutPictures } from "./markdown-run-faults.ts";

/** A Markdown file as a part of one store's content. */
export interface IncludedMarkdown {
  blocks: Json;
  findings: Finding[];
  /** The line of the file that has the value at a path of `blocks`. */
  lineOf: (path: JsonPath) => number;
}

/** Fills the facts of a store into a Markdown file, and checks it. */
export function includeMarkdown(
  { file, text, fallback }: Markdown,
  facts: Facts,
  disclosures: Pick<TermsAttacher, "check">,
  phones: PhoneLinks,
): IncludedMarkdown {
  const faults = [
    ...placeholderFaults(text, facts),
    ...partsOf(text).flatMap((part) =>
      disclosures.check(part.text, []).map(({ message }) => ({ line: part.line, message })),
    ),
    ...markdownFaults(text),
  ];
  const filled = withoutPictures(fill(text, (name) => facts[name]));
  const parts = partsOf(filled);
  const findings = faults.map((fault) => inFile(file, fault));
  if (parts.length === 0) findings.push({ file, path: [], message: emptyText(fallback) });
  // The contract of the page would refuse an empty text once more, in the file that includes it.
  const written = blocksOf(parts.length === 0 ? file : filled);
  const blocks = blocksWithPhoneLinks(written, phones) as Json;
  const lineOf = ([index, ...within]: JsonPath) => {
    const part = parts[Number(index)];
    if (part === undefined) return 1;
    const href = valueAt(blocks, [Number(index), ...within]);
    return typeof href === "string" ? part.line + lineOfLink(part.text, href) - 1 : part.line;
  };
  return { blocks, findings, lineOf };
}

/** A fault of a Markdown file, with its line in words. */
export function inFile(file: string, { line, message }: LineFault): Finding {
  return { file, path: [], message: `line ${line}: ${message}` };
}

function emptyText(fallback: string | null): string {
  const other =
    fallback === null
      ? "delete the part that names this file in the .json file beside it"
      : `delete the file, and the page shows ${fallback}`;
  return `expected a text, found none: write one, or ${other}`;
}

/** The lines that name what is no fact. */
function placeholderFaults(text: string, facts: Facts): LineFault[] {
  return text.split("\n").flatMap((line, index) =>
    placeholdersIn(line)
      .flatMap((name) => factFindings([], name, facts))
      .map(({ message }) => ({ line: index + 1, message })),
  );
}

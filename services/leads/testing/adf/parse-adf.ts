import type { Finding } from "./deviation.ts";
import { type Prospect, prospectOf } from "./prospect.ts";
import { check, type Findings } from "./validate-element.ts";
import { parseXml } from "./xml-tree.ts";

/** The prospects of a document, or its problems. */
export type AdfReading =
  | {
      readonly readable: true;
      readonly prospects: readonly Prospect[];
      /** Known deviations of partners; empty in a valid document. */
      readonly deviations: readonly Finding[];
    }
  | { readonly readable: false; readonly problems: readonly Finding[] };

/** The maximum number of reported deviations. */
const maxFindings = 100;

/**
 * Parses an ADF 1.0 document. It accepts documents of the corrected DTD, and also elements and attributes of partners
 * and an incomplete vendor name; any other deviation is a problem, with its place and the expected content.
 */
export function readAdf(document: string): AdfReading {
  const root = parseXml(document);
  if (!("children" in root)) return { readable: false, problems: [root] };
  if (root.name !== "adf") {
    const { line, name } = root;
    const problem = { line, at: "document", expected: "<adf>", found: `<${name}>` };
    return { readable: false, problems: [problem] };
  }
  const { problems, deviations }: Findings = { problems: [], deviations: [] };
  check(root, [], { problems, deviations });
  if (problems.length > 0) return { readable: false, problems: problems.slice(0, maxFindings) };
  return {
    readable: true,
    prospects: root.children.filter(({ name }) => name === "prospect").map(prospectOf),
    deviations: deviations.slice(0, maxFindings),
  };
}

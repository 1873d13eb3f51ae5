import type { Finding } from "./deviation.ts";
import { type Prospect, prospectOf } from "./prospect.ts";
import { check, type Findings } from "./validate-element.ts";
import { parseXml } from "./xml-tree.ts";

/** What a document said, or why nothing was taken from it. */
export type AdfReading =
  | {
      readonly readable: true;
      readonly prospects: readonly Prospect[];
      /** What partners are known to do and the format does not have; empty in a strict document. */
      readonly departures: readonly Finding[];
    }
  | { readonly readable: false; readonly problems: readonly Finding[] };

/** No reader of the findings needs more of them. */
const mostFindings = 100;

/**
 * Reads an ADF 1.0 document. It takes what the corrected DTD takes, and beyond it elements and
 * attributes of partners and a vendor that is named in part; whatever else differs is a problem,
 * with what was expected and where.
 */
export function readAdf(document: string): AdfReading {
  const root = parseXml(document);
  if (!("children" in root)) return { readable: false, problems: [root] };
  if (root.name !== "adf") {
    const { line, name } = root;
    const problem = { line, at: "document", expected: "<adf>", found: `<${name}>` };
    return { readable: false, problems: [problem] };
  }
  const { problems, departures }: Findings = { problems: [], departures: [] };
  check(root, [], { problems, departures });
  if (problems.length > 0) return { readable: false, problems: problems.slice(0, mostFindings) };
  return {
    readable: true,
    prospects: root.children.filter(({ name }) => name === "prospect").map(prospectOf),
    departures: departures.slice(0, mostFindings),
  };
}

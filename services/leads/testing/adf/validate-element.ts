import type { Finding } from "./deviation.ts";
import { ruleOf } from "./grammar.ts";
import { checkChildren } from "./validate-children.ts";
import { expectedValue } from "./value-rules.ts";
import type { XmlElement } from "./xml-tree.ts";

/** `problems` reject a document; `deviations` are known deviations of partners. */
export interface Findings {
  readonly problems: Finding[];
  readonly deviations: Finding[];
}

/** Validates an element at an allowed position, and its children. */
export function check(element: XmlElement, parents: readonly string[], to: Findings): void {
  const path = [...parents, element.name];
  const at = path.join("/");
  checkAttributes(element, at, to);
  const { children = [] } = ruleOf(element.name);
  for (const child of checkChildren(element, path, to)) check(child, path, to);
  const found = `"${element.text.slice(0, 60)}"`;
  if (children.length > 0) {
    if (element.text !== "") {
      to.problems.push({ line: element.line, at, expected: "no text of its own", found });
    }
    return;
  }
  const expected = expectedValue(element.name, element.text);
  if (expected !== null) to.problems.push({ line: element.line, at, expected, found });
}

function checkAttributes({ name, attributes, line }: XmlElement, at: string, to: Findings): void {
  const known = ruleOf(name).attributes ?? {};
  for (const [attribute, value] of Object.entries(attributes)) {
    const found = `${attribute}="${value.slice(0, 60)}"`;
    if (!Object.hasOwn(known, attribute)) {
      const expected = `no attribute but ${Object.keys(known).join(", ") || "those of the format"}`;
      to.deviations.push({ line, at, expected, found });
      continue;
    }
    const values = known[attribute];
    const expected =
      values && !values.includes(value)
        ? `${attribute} to be ${values.join(", ")}`
        : expectedValue(`@${attribute}`, value);
    if (expected !== null) to.problems.push({ line, at, expected, found });
  }
  if (name === "id" && attributes.source === undefined) {
    to.deviations.push({ line, at, expected: "a source", found: "none" });
  }
}

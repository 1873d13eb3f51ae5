import { ruleOf } from "./grammar.ts";
import type { Findings } from "./validate-element.ts";
import type { XmlElement } from "./xml-tree.ts";

/** An allowed child of an element, with its number of occurrences. */
interface ChildRule {
  readonly name: string;
  readonly often: string;
}

/** Validates presence, order and number of children; returns those in the schema. */
export function checkChildren(
  element: XmlElement,
  path: readonly string[],
  to: Findings,
): XmlElement[] {
  const at = path.join("/");
  const childRules = (ruleOf(element.name).children ?? []).map(parseChildRule);
  const known: XmlElement[] = [];
  let last = 0;
  for (const child of element.children) {
    const childRule = childRules.findIndex(({ name }) => name === child.name);
    if (childRule < 0) {
      unknown(child, childRules, at, to);
      continue;
    }
    if (childRule < last) {
      const before = `<${childRules[last]?.name}>`;
      const expected = `<${child.name}> before ${before}`;
      to.problems.push({ line: child.line, at, expected, found: before });
    }
    last = Math.max(last, childRule);
    known.push(child);
  }
  for (const childRule of childRules) count(childRule, element, at, to);
  oneOf(element, path, to);
  return known;
}

function parseChildRule(child: string): ChildRule {
  const often = /[?*+~]$/.exec(child)?.[0] ?? "";
  return { name: often === "" ? child : child.slice(0, -1), often };
}

/** Partners add elements; a misspelled known name must not be mistaken for a partner's element. */
function unknown(
  child: XmlElement,
  childRules: readonly ChildRule[],
  at: string,
  to: Findings,
): void {
  const similar = childRules.find(
    ({ name }) => name === `${child.name}s` || `${name}s` === child.name,
  );
  const finding = { line: child.line, at, found: `<${child.name}>` };
  if (similar) to.problems.push({ ...finding, expected: `<${similar.name}>` });
  else to.deviations.push({ ...finding, expected: "elements of the format" });
}

function count(
  { name, often }: ChildRule,
  { children, line }: XmlElement,
  at: string,
  to: Findings,
) {
  const found = children.filter((child) => child.name === name).length;
  if (found === 0 && !"?*".includes(often || " ")) {
    const finding = { line, at, expected: `<${name}>`, found: "none" };
    (often === "~" ? to.deviations : to.problems).push(finding);
  }
  const most = name === "street" ? 5 : "*+".includes(often || " ") ? Infinity : 1;
  if (found > most) {
    to.problems.push({ line, at, expected: `at most ${most} <${name}>`, found: String(found) });
  }
}

function oneOf({ name, children, line }: XmlElement, path: readonly string[], to: Findings): void {
  const wanted = ruleOf(name).oneOf;
  if (!wanted || children.some((child) => wanted.includes(child.name))) return;
  const expected = wanted.map((each) => `<${each}>`).join(" or ");
  const finding = { line, at: path.join("/"), expected, found: "neither" };
  // Only the customer needs a phone number or an email address.
  (path.at(-2) === "vendor" ? to.deviations : to.problems).push(finding);
}

import { ruleOf } from "./grammar.ts";
import type { Findings } from "./validate-element.ts";
import type { XmlElement } from "./xml-tree.ts";

/** A position in the order of an element's children. */
interface Place {
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
  const places = (ruleOf(element.name).children ?? []).map(placeOf);
  const known: XmlElement[] = [];
  let last = 0;
  for (const child of element.children) {
    const place = places.findIndex(({ name }) => name === child.name);
    if (place < 0) {
      unknown(child, places, at, to);
      continue;
    }
    if (place < last) {
      const before = `<${places[last]?.name}>`;
      const expected = `<${child.name}> before ${before}`;
      to.problems.push({ line: child.line, at, expected, found: before });
    }
    last = Math.max(last, place);
    known.push(child);
  }
  for (const place of places) count(place, element, at, to);
  oneOf(element, path, to);
  return known;
}

function placeOf(child: string): Place {
  const often = /[?*+~]$/.exec(child)?.[0] ?? "";
  return { name: often === "" ? child : child.slice(0, -1), often };
}

/** Partners add elements; a misspelled known name must not be mistaken for one. */
function unknown(child: XmlElement, places: readonly Place[], at: string, to: Findings): void {
  const similar = places.find(({ name }) => name === `${child.name}s` || `${name}s` === child.name);
  const finding = { line: child.line, at, found: `<${child.name}>` };
  if (similar) to.problems.push({ ...finding, expected: `<${similar.name}>` });
  else to.departures.push({ ...finding, expected: "elements of the format" });
}

function count({ name, often }: Place, { children, line }: XmlElement, at: string, to: Findings) {
  const found = children.filter((child) => child.name === name).length;
  if (found === 0 && !"?*".includes(often || " ")) {
    const finding = { line, at, expected: `<${name}>`, found: "none" };
    (often === "~" ? to.departures : to.problems).push(finding);
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
  (path.at(-2) === "vendor" ? to.departures : to.problems).push(finding);
}

import { checkVin } from "@forecourt/domain/vin";
import { Tokenizer, TokenParser } from "@streamparser/json";
import { SaxesParser } from "saxes";

/**
 * The path to the list of cars in the beginning of a JSON file: the list that encloses most VINs. Undefined = the file
 * is the list; null = there is no VIN.
 */
export function listOfCars(text: string): string | undefined | null {
  const counts = new Map<string, number>();
  const tokenizer = new Tokenizer();
  const parser = new TokenParser({ keepStack: false });
  tokenizer.onToken = (info) => parser.write(info);
  parser.onValue = ({ value, stack }) => {
    if (!isVin(value)) return;
    // The key of an element is its place in the list, so the element before it is the list.
    const keys = stack.map(({ key }) => key);
    const at = keys.findLastIndex((key) => typeof key === "number");
    if (at < 0) return;
    // Cars in lists of a list, such as the cars of each store, all count.
    const path = keys.slice(1, at).map((key) => (typeof key === "number" ? "*" : key));
    count(counts, path.join("."));
  };
  readable(() => tokenizer.write(text));
  const path = mostOf(counts);
  return path === "" ? undefined : path;
}

/**
 * The path to the element of each car in the beginning of an XML file: the outermost element that occurs as often as
 * VINs do. Null = there is no VIN.
 */
export function elementOfCars(text: string): string | null {
  const parser = new SaxesParser({ xmlns: false });
  const names: string[] = [];
  const elements = new Map<string, number>();
  const vins = new Map<string, number>();
  const note = (value: string) => {
    if (isVin(value.trim())) count(vins, names.join("."));
  };
  let own = "";
  parser.on("opentag", ({ name, attributes }) => {
    names.push(name);
    own = "";
    count(elements, names.join("."));
    // A VIN in an attribute belongs to the enclosing element, like a VIN in an element.
    for (const value of Object.values(attributes)) {
      if (isVin(value)) count(vins, [...names, "@"].join("."));
    }
  });
  const add = (part: string) => {
    own += part;
  };
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", () => {
    note(own);
    own = "";
    names.pop();
  });
  readable(() => parser.write(text));
  const path = mostOf(vins);
  return path && outermost(path.split(".").slice(0, -1), elements, vins.get(path) ?? 0);
}

function outermost(
  path: readonly string[],
  elements: ReadonlyMap<string, number>,
  vins: number,
): string {
  const paths = path.map((_, index) => path.slice(0, index + 1).join("."));
  const often = paths.slice(1).find((one) => vins > 1 && (elements.get(one) ?? 0) >= vins);
  return often ?? path.join(".");
}

function isVin(value: unknown): boolean {
  return typeof value === "string" && checkVin(value).ok;
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function mostOf(counts: ReadonlyMap<string, number>): string | null {
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? null;
}

/**
 * The beginning of a file ends anywhere: cars found before a fault count, and reading the whole file names the fault.
 */
function readable(work: () => void): void {
  try {
    work();
  } catch {
    return;
  }
}

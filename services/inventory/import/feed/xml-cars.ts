import type { FeedRow } from "./rows.ts";

type Values = Record<string, unknown>;

interface Element {
  name: string;
  values: Values;
  text: string;
}

/**
 * Puts the elements below `path` together as rows: `<price>5</price>` is `price`, `<photo url="a"/>` is `photo@url`, an
 * attribute of the car itself is `@id`, elements in elements are objects, and repeated elements are a list.
 */
export function xmlCars(path: readonly string[], add: (row: FeedRow) => void) {
  const names: string[] = [];
  let car: Element[] = [];
  let line = 1;
  const isCar = () => names.length === path.length && path.every((name, at) => names[at] === name);
  return {
    open(name: string, attributes: Readonly<Record<string, string>>, at: number) {
      names.push(name);
      const parent = car.at(-1);
      if (!parent && !isCar()) return;
      if (!parent) line = at;
      const values = valuesOf();
      const prefix = parent ? name : "";
      for (const [attribute, value] of Object.entries(attributes)) {
        put(parent?.values ?? values, `${prefix}@${attribute}`, value);
      }
      car.push({ name, values, text: "" });
    },
    text(text: string) {
      const element = car.at(-1);
      if (element) element.text += text;
    },
    close() {
      names.pop();
      const element = car.pop();
      if (!element) return;
      const { name, values, text } = element;
      const parent = car.at(-1);
      if (!parent) {
        add({ line, values });
        car = [];
        return;
      }
      if (Object.keys(values).length > 0) put(parent.values, name, values);
      else if (text.trim() !== "") put(parent.values, name, text);
      else if (!(name in parent.values)) parent.values[name] = "";
    },
  };
}

/** Without a prototype: an element may have any name. */
function valuesOf(): Values {
  return Object.create(null) as Values;
}

function put(values: Values, name: string, value: unknown): void {
  const before = values[name];
  if (before === undefined || before === "") values[name] = value;
  else if (Array.isArray(before)) before.push(value);
  else values[name] = [before, value];
}

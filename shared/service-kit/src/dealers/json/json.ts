/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** Keys and positions from the root of a document: `["menu", "footerLine", 0]`. */
export type JsonPath = readonly (string | number)[];

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value at `path`, or undefined where the document has none. */
export function valueAt(root: Json | undefined, path: JsonPath): Json | undefined {
  return path.reduce<Json | undefined>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    if (isObject(value) && Object.hasOwn(value, key)) return value[key];
    return undefined;
  }, root);
}

/** `menu.footerLine[0].path`; "" for the document itself. */
export function pathText(path: JsonPath): string {
  return path
    .map((key, index) => {
      if (typeof key === "number") return `[${key}]`;
      if (!/^[\w$-]+$/.test(key)) return `["${key}"]`;
      return index === 0 ? key : `.${key}`;
    })
    .join("");
}

/**
 * An element as xmlbuilder2 reads it from an object: keys in the order of the format, attributes
 * with an at sign, `#` for the text of an element with attributes. Undefined writes nothing.
 */
export interface Element {
  readonly [name: string]: Content;
}
type Content = string | Element | readonly (string | Element)[] | undefined;

/**
 * The same with every ampersand escaped twice. xmlbuilder2 4.0.3 takes `&name;` in a text for an
 * entity, once when it reads the object and again when it writes: "&nbsp;" would make the document
 * malformed.
 */
export function escaped(element: Element): Element {
  return Object.fromEntries(
    Object.entries(element).map(([name, content]) => [name, escapedContent(content)]),
  );
}

function escapedContent(content: Content): Content {
  if (content === undefined) return undefined;
  if (typeof content === "string") return content.replaceAll("&", "&amp;amp;");
  return isList(content) ? content.map(escapedPart) : escaped(content);
}

function escapedPart(part: string | Element): string | Element {
  return typeof part === "string" ? part.replaceAll("&", "&amp;amp;") : escaped(part);
}

function isList(content: Content): content is readonly (string | Element)[] {
  return Array.isArray(content);
}

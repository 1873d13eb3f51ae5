/**
 * An XML element in the object notation of xmlbuilder2. Keys are in the order of the format; `@` marks an attribute, `#`
 * the text of an element with attributes. An undefined value is left out.
 */
export interface AdfElement {
  readonly [name: string]: Content;
}
type Content = string | AdfElement | readonly (string | AdfElement)[] | undefined;

/**
 * Returns the element with every ampersand escaped twice. xmlbuilder2 4.0.3 takes `&name;` in a text for an
 * entity, once when it reads the object and again when it writes: "&nbsp;" would make the document
 * malformed.
 */
export function escaped(element: AdfElement): AdfElement {
  return Object.fromEntries(
    Object.entries(element).map(([name, content]) => [name, escapedContent(content)]),
  );
}

function escapedContent(content: Content): Content {
  if (content === undefined) return undefined;
  if (typeof content === "string") return content.replaceAll("&", "&amp;amp;");
  return isList(content) ? content.map(escapedPart) : escaped(content);
}

function escapedPart(part: string | AdfElement): string | AdfElement {
  return typeof part === "string" ? part.replaceAll("&", "&amp;amp;") : escaped(part);
}

function isList(content: Content): content is readonly (string | AdfElement)[] {
  return Array.isArray(content);
}

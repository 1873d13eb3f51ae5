/**
 * Path patterns: `/` separated segments, each one of
 * - `service`          exactly that word;
 * - `:slug`            any one segment;
 * - `:slug(kind)`      a segment of that kind, see `kinds`;
 * - `:slug(a|b)`       one of these words;
 * - a trailing `?`     the segment and all after it may be missing.
 */
export type Params = Record<string, string>;

/** Kinds of segment. Kinds that are allowed at the same place of a path are disjoint: no text matches two of them. */
const kinds: Record<string, (text: string) => boolean> = {
  vehicle: isVehicleSegment,
  filter: (text) => !isVehicleSegment(text),
  // The page beside the articles of `/car-research`.
  article: (text) => text !== "search",
};

interface Segment {
  literal: string | null;
  name: string;
  kind: string | null;
  optional: boolean;
}

/** `{year}-{anything}-{vin}`: begins with 4 digits, ends with 17 characters, with hyphens between. */
export function isVehicleSegment(text: string): boolean {
  return (
    /^\d{4}-/.test(text) &&
    text.length >= 22 &&
    text.at(-18) === "-" &&
    !text.slice(-17).includes("-")
  );
}

/**
 * The parameters of `path` (already decoded, no trailing slash), or null when it does not match. A path that is
 * matched against many patterns is given as its segments.
 */
export function matchPath(pattern: string, path: string | readonly string[]): Params | null {
  const pathSegments = typeof path === "string" ? splitPath(path) : path;
  const segments = parse(pattern);
  if (pathSegments.length > segments.length) return null;
  const params: Params = {};
  for (const [index, segment] of segments.entries()) {
    const word = pathSegments[index];
    if (word === undefined) return segment.optional ? params : null;
    if (!accepts(segment, word)) return null;
    if (segment.literal === null) params[segment.name] = word;
  }
  return params;
}

/** The path that `pattern` matches without parameters; null when it needs some. */
export function pathWithoutParams(pattern: string): string | null {
  const segments = parse(pattern);
  const optional = segments.findIndex((segment) => segment.optional);
  const needed = optional < 0 ? segments : segments.slice(0, optional);
  if (needed.some(({ literal }) => literal === null)) return null;
  return `/${needed.map(({ literal }) => literal).join("/")}`;
}

/** True when some path matches both patterns. */
export function overlap(left: string, right: string): boolean {
  const a = parse(left);
  const b = parse(right);
  const lengths = Math.max(a.length, b.length);
  for (let length = 0; length <= lengths; length++) {
    if (!hasLength(a, length) || !hasLength(b, length)) continue;
    if (range(length).every((index) => compatible(a[index], b[index]))) return true;
  }
  return false;
}

/** Patterns are constants of the areas; every request and every link is matched against all of them. */
const parsed = new Map<string, readonly Segment[]>();

function parse(pattern: string): readonly Segment[] {
  const known = parsed.get(pattern) ?? parseSegments(pattern);
  parsed.set(pattern, known);
  return known;
}

function parseSegments(pattern: string): Segment[] {
  return splitPath(pattern).map((text) => {
    const found =
      /^(?::(?<name>\w+)(?:\((?<kind>[\w|-]+)\))?|(?<literal>[\w.-]+))(?<optional>\?)?$/.exec(text);
    if (!found?.groups) throw new Error(`path pattern "${pattern}": "${text}" is not a segment`);
    const { name = "", kind = null, literal = null, optional } = found.groups;
    if (kind !== null && !kind.includes("|") && !kinds[kind])
      throw new Error(`path pattern "${pattern}": no kind "${kind}"`);
    return { name, kind, literal, optional: optional !== undefined };
  });
}

/** The segments of a path: "/service/schedule/" → service, schedule */
export function splitPath(path: string): string[] {
  return path.split("/").filter((word) => word !== "");
}

function accepts(segment: Segment, word: string): boolean {
  if (segment.literal !== null) return segment.literal === word;
  const { kind } = segment;
  return kind === null || (kinds[kind]?.(word) ?? kind.split("|").includes(word));
}

function compatible(a: Segment | undefined, b: Segment | undefined): boolean {
  if (!a || !b) return false;
  if (a.literal !== null) return accepts(b, a.literal);
  if (b.literal !== null) return accepts(a, b.literal);
  return a.kind === null || b.kind === null || a.kind === b.kind;
}

function hasLength(segments: readonly Segment[], length: number): boolean {
  if (length > segments.length) return false;
  return segments
    .slice(length)
    .every((segment, index) => segment.optional || (index > 0 && segments[length]?.optional));
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

import { AppError } from "@forecourt/contracts/errors";

const MAX_KEYS = 100;

/**
 * A query string as a flat object of strings: no nesting, no arrays, no prototype.
 * @throws AppError bad-query for a repeated key, a malformed escape, or over 100 keys.
 */
export function strictQuery(text: string | null | undefined): Record<string, string> {
  const query: Record<string, string> = Object.create(null);
  const pairs = (text ?? "").split("&", MAX_KEYS + 1).filter((pair) => pair !== "");
  if (pairs.length > MAX_KEYS) throw new AppError("bad-query", `query: over ${MAX_KEYS} keys`);
  for (const pair of pairs) {
    const [key, value] = split(pair);
    if (key in query)
      throw new AppError("bad-query", `query: "${key.slice(0, 40)}" is given twice`);
    query[key] = value;
  }
  return query;
}

function split(pair: string): [string, string] {
  const at = pair.indexOf("=");
  return at < 0 ? [decode(pair), ""] : [decode(pair.slice(0, at)), decode(pair.slice(at + 1))];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch (cause) {
    throw new AppError("bad-query", "query: expected valid percent-encoding", { cause });
  }
}

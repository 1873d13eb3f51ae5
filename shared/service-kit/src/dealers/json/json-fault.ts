import { slipAt, slipAtEnd } from "./json-slips.ts";

/** A fault of a JSON text; line and column start at 1. */
export interface JsonFault {
  line: number;
  column: number;
  message: string;
}

const space = /[ \t\r\n]*/y;
const text = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const plain = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/**
 * The first fault of a JSON text; null without any. JSON.parse reports the position of some faults
 * only, and accepts a duplicate key, of which it drops the first value.
 */
export function jsonFault(json: string): JsonFault | null {
  let at = 0;
  const fault = (message: string, index = at): Fault => new Fault(message, index);
  const skip = (): void => {
    at += match(space, json, at)?.length ?? 0;
  };
  const take = (sign: string): boolean => {
    skip();
    if (json[at] !== sign) return false;
    at += 1;
    return true;
  };
  const token = (pattern: RegExp, expected: string): string => {
    skip();
    const found = match(pattern, json, at);
    if (found === null) throw fault(`expected ${expected}${slipAt(json, at)}`);
    at += found.length;
    return found;
  };
  const entries = (end: string, entry: () => void): void => {
    if (take(end)) return;
    do entry();
    while (take(","));
    if (take(end)) return;
    throw fault(`expected , or ${end}${slipAtEnd(json, at, end)}`);
  };
  const value = (): void => {
    if (take("{")) {
      const keys = new Set<string>();
      entries("}", () => {
        skip();
        if (json[at] === "{") throw fault(missingBrace);
        const key = token(text, "a key in double quotes");
        if (keys.has(key)) throw fault(`the key ${key} is written twice`, at - key.length);
        keys.add(key);
        if (!take(":")) throw fault("expected :");
        value();
      });
    } else if (take("[")) entries("]", value);
    else if (json[at] === '"') token(text, "a text that ends on its line");
    else token(plain, "a value");
  };
  try {
    value();
    skip();
    return at === json.length ? null : placed(json, fault("expected the end of the file"));
  } catch (error) {
    if (error instanceof Fault) return placed(json, error);
    throw error;
  }
}

const missingBrace =
  "expected a key in double quotes, found {: is the } of the block before missing?";

class Fault extends Error {
  readonly index: number;
  constructor(message: string, index: number) {
    super(message);
    this.index = index;
  }
}

function match(pattern: RegExp, json: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(json)?.[0] ?? null;
}

function placed(json: string, { message, index }: Fault): JsonFault {
  const lines = json.slice(0, index).split("\n");
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1, message };
}

import type { JsonPath } from "./json.ts";

const tokens = /[{}[\]:,]|"(?:[^"\\]|\\.)*"|[^\s{}[\]:,"]+/g;

/**
 * The line, from 1 on, on which a valid JSON text has the value at `path`; that of the innermost part of the path
 * that the text has.
 */
export function lineOfPath(json: string, path: JsonPath): number {
  const walk = new Walk(path);
  for (const { 0: token, index } of json.matchAll(tokens)) walk.step(token, index);
  return json.slice(0, walk.position).split("\n").length;
}

class Walk {
  /** Offset at which the innermost part of the path begins. */
  position = 0;
  readonly #path: JsonPath;
  #depth = 0;
  #isKey = false;
  /** The path of the current token; of an object that has begun, the key to come is "". */
  readonly #current: (string | number)[] = [];
  readonly #open: string[] = [];

  constructor(path: JsonPath) {
    this.#path = path;
  }

  step(token: string, index: number): void {
    if (token === "{" || token === "[") {
      this.#note(index);
      this.#open.push(token);
      this.#current.push(token === "{" ? "" : 0);
      this.#isKey = token === "{";
    } else if (token === "}" || token === "]") {
      this.#open.pop();
      this.#current.pop();
    } else if (token === ":") this.#isKey = false;
    else if (token === ",") this.#next();
    else {
      if (this.#isKey) this.#current[this.#current.length - 1] = JSON.parse(token) as string;
      this.#note(index);
    }
  }

  #next(): void {
    const last = this.#current.length - 1;
    const at = this.#current[last];
    this.#isKey = this.#open.at(-1) === "{";
    if (typeof at === "number") this.#current[last] = at + 1;
  }

  #note(index: number): void {
    const depth = this.#current.length;
    if (depth <= this.#depth || depth > this.#path.length) return;
    if (!this.#current.every((key, level) => key === this.#path[level])) return;
    this.#depth = depth;
    this.position = index;
  }
}

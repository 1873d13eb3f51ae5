import { LineCounter, parseDocument, visit } from "yaml";
import { isObject, type JsonObject } from "../json/json.ts";
import type { LineFault } from "../problems/problem.ts";

/** A Markdown file with front matter: YAML between two lines of three hyphens. */
export interface FrontMatter {
  values: JsonObject;
  /** The line of a key; of the file's first line when it has no such key. */
  lineOf(key: string | number | undefined): number;
  body: string;
  /** The line on which `body` begins. */
  bodyLine: number;
}

/** Splits a file into its values and its text. Days stay texts; anchors and repeated keys are faults. */
export function readFrontMatter(
  file: string,
): { value: FrontMatter; fault?: never } | { value?: never; fault: LineFault } {
  const text = file.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const found = /^---\n([\s\S]*?\n)?---(?:\n|$)/.exec(text);
  if (!found) {
    return {
      fault: {
        line: 1,
        message:
          "expected front matter, such as title: Winter tires, between two lines of three hyphens",
      },
    };
  }
  const yaml = found[1] ?? "";
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, schema: "core", prettyErrors: false });
  // The first line of the file is the hyphens above the values.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const [error] = [...document.errors, ...document.warnings];
  if (error) return { fault: { line: lineAt(error.pos[0]), message: messageOf(error) } };
  let aliasAt: number | null = null;
  visit(document, {
    Alias: (_key, { range }) => {
      aliasAt = range?.[0] ?? 0;
    },
  });
  if (aliasAt !== null) {
    return { fault: { line: lineAt(aliasAt), message: "expected a value, found a YAML alias" } };
  }
  const values: unknown = document.toJS();
  if (!isObject(values as JsonObject)) {
    return {
      fault: { line: 2, message: "expected keys with values, such as title: Winter tires" },
    };
  }
  return {
    value: {
      values: values as JsonObject,
      lineOf: (key) => lineOfKey(yaml, key),
      body: text.slice(found[0].length),
      bodyLine: found[0].split("\n").length,
    },
  };
}

/** Explanations of frequent YAML faults for people who write articles. */
const faults: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY:
    'expected a value without a colon; in quotes it may have one: title: "Tires: when to buy"',
  BAD_SCALAR_START: "expected a value that begins with a letter or a digit, or one in quotes",
  MISSING_CHAR: "expected a value whose quote or bracket is closed on its line",
  UNEXPECTED_TOKEN: "expected nothing after a value in quotes, or one more quote around all of it",
  DUPLICATE_KEY: "expected each key once, found one twice",
  TAB_AS_INDENT: "expected spaces, found a tab",
};

function messageOf({ code, message }: { code: string; message: string }): string {
  const words = faults[code];
  return words === undefined ? message : `${words} (${message})`;
}

function lineOfKey(yaml: string, key: string | number | undefined): number {
  const at = yaml.split("\n").findIndex((line) => key !== undefined && line.startsWith(`${key}:`));
  return at < 0 ? 1 : at + 2;
}

import { isObject, type Json, type JsonPath } from "../json/json.ts";
import { jsonFault } from "../json/json-fault.ts";
import type { Problem } from "../problems/problem.ts";
import { encodingProblem, isMisread } from "./encoding.ts";
import type { Layer } from "./layer.ts";
import type { Files } from "./read-folder.ts";

/**
 * The JSON file `file` as a layer. Null when it does not exist or cannot be parsed; then `problems`
 * has the reason with line and column.
 */
export function layerOf(
  files: Files,
  file: string,
  problems: Problem[],
  root: JsonPath = [],
): Layer | null {
  const text = files.get(file);
  if (text === undefined) return null;
  const document = parse(file, text, problems);
  if (document === undefined) return null;
  if (!isObject(document)) {
    problems.push({ file, path: [], message: "expected an object at the top" });
    return null;
  }
  // Editors use it for completion; it is not configuration.
  delete document.$schema;
  const wrapped = root.reduceRight<Json>((inner, key) => ({ [key]: inner }), document);
  return { file, document: isObject(wrapped) ? wrapped : document, root };
}

function parse(file: string, text: string, problems: Problem[]): Json | undefined {
  if (isMisread(text)) {
    problems.push(encodingProblem(file));
    return undefined;
  }
  const json = text.replace(/^\uFEFF/, "");
  if (json.trim() === "") {
    problems.push({
      file,
      path: [],
      message: "expected an object, found an empty file; write {}, or delete the file",
    });
    return undefined;
  }
  const fault = jsonFault(json);
  if (!fault) return JSON.parse(json) as Json;
  const { line, column, message } = fault;
  problems.push({ file, path: [], message: `line ${line}, column ${column}: ${message}` });
  return undefined;
}

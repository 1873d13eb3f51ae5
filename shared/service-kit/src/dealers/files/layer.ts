import type { Json, JsonObject, JsonPath } from "../json/json.ts";
import { isObject, valueAt } from "../json/json.ts";
import type { Problem } from "../problems/problem.ts";
import type { Finding } from "../problems/schema-problems.ts";
import { defaultsFolder } from "./layout.ts";

/** One file of configuration, as it takes part in a merge. */
export interface Layer {
  file: string;
  document: JsonObject;
  /** Path of the file's root in `document`: `["menu"]` for a menu.json. */
  root: JsonPath;
  /** Path of `document` in its file, if it is a part of the file; missing = it is the whole file. */
  prefix?: JsonPath;
}

/**
 * Attributes each finding in a merged document to a file: the highest layer that has the finding's
 * path, or for a missing value the nearest path above it in a file of the dealer.
 */
export function attributeToSource(
  layers: readonly Layer[],
  findings: readonly Finding[],
): Problem[] {
  return findings.map(({ file, path, message }) => {
    if (file !== undefined) return { file, path, message };
    const layer = origin(layers, path);
    const { prefix = [] } = layer;
    return { file: layer.file, path: [...prefix, ...path.slice(layer.root.length)], message };
  });
}

function origin(all: readonly Layer[], path: JsonPath): Layer {
  const layers = withoutReplaced(all, path);
  const stating = layers.findLast((layer) => hasPath(layer.document, path));
  if (stating) return stating;
  // A value that no file states is reported as missing in the dealer's files, whatever the defaults have around it.
  const own = layers.filter(({ file }) => !isDefault(file));
  const candidates = own.length > 0 ? own : layers;
  for (let length = path.length - 1; length > 0; length--) {
    const found = candidates.findLast((layer) => hasPath(layer.document, path.slice(0, length)));
    if (found) return found;
  }
  const uppermost = candidates.at(-1);
  if (!uppermost) throw new Error("a merged document has at least one layer");
  return uppermost;
}

/**
 * The layers that take part in the value at `path`: those below a list or a plain value on the way are replaced as a
 * whole.
 */
function withoutReplaced(layers: readonly Layer[], path: JsonPath): readonly Layer[] {
  const lowest = path.map((_key, length) =>
    layers.findLastIndex(({ document }) => {
      const value = valueAt(document, path.slice(0, length));
      return value !== undefined && !isObject(value);
    }),
  );
  return layers.slice(Math.max(0, ...lowest));
}

/** Whether a path is stated by no file of a dealer, not even in part. */
export function isUnstated(layers: readonly Layer[], path: JsonPath): boolean {
  const [top] = path;
  return (
    top !== undefined &&
    !layers.some(({ file, document }) => !isDefault(file) && hasPath(document, [top])) &&
    !layers.some(({ document }) => hasPath(document, path))
  );
}

function isDefault(file: string): boolean {
  return file.startsWith(`${defaultsFolder}/`);
}

function hasPath(document: Json, path: JsonPath): boolean {
  return valueAt(document, path) !== undefined;
}

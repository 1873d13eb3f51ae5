import { isObject, type Json, type JsonObject } from "./json.ts";

/**
 * Merges documents; the last one wins. Objects merge key by key, arrays and plain values replace,
 * and `null` removes the value of the layers below. The inputs are not changed.
 */
export function mergeLayers(layers: readonly JsonObject[]): JsonObject {
  const merged = new Map<string, Json>();
  for (const layer of layers) {
    for (const [key, value] of Object.entries(layer)) {
      if (value === null) merged.delete(key);
      else merged.set(key, mergeValue(merged.get(key), value));
    }
  }
  return Object.fromEntries(merged);
}

function mergeValue(below: Json | undefined, above: Json): Json {
  if (!isObject(above)) return above;
  return mergeLayers(isObject(below) ? [below, above] : [above]);
}

import { attributeToSource } from "@forecourt/service-kit/dealers/files/layer";
import type { Json, JsonPath } from "@forecourt/service-kit/dealers/json/json";
import type { Problem } from "@forecourt/service-kit/dealers/problems/problem";
import type { Finding } from "@forecourt/service-kit/dealers/problems/schema-problems";
import type { DealerSource } from "./dealer-source.ts";

/** Texts without words, of which a page shows the place alone. */
export function emptyNotes({ contents }: Pick<DealerSource, "contents">): Problem[] {
  return contents.flatMap(({ document, layers }) =>
    attributeToSource(layers, findingsIn(document, [])),
  );
}

function findingsIn(value: Json, path: JsonPath): Finding[] {
  if (typeof value === "string") {
    return value.trim() === "" ? [{ path, message: "the text is empty; write one" }] : [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((one, index) => findingsIn(one, [...path, index]));
  }
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, one]) => findingsIn(one, [...path, key]));
}

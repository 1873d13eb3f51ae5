import type { JsonPath } from "@forecourt/service-kit/dealers/json/json";
import { settingsSchema } from "./settings-schema.ts";

interface Node {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  anyOf?: Node[];
  items?: Node;
  properties?: Record<string, Node>;
  additionalProperties?: Node | boolean;
}

/** Values that the setting at `path` may have, in a line; null = there is no such setting. */
export function allowedAt(path: JsonPath): string | null {
  const node = path.reduce<Node | null>(
    (at, key) => at && childOf(at, key),
    settingsSchema() as Node,
  );
  return node && describe(node);
}

function childOf(node: Node, key: string | number): Node | null {
  for (const one of [node, ...(node.anyOf ?? [])]) {
    const { properties, additionalProperties, items } = one;
    if (typeof key === "number" && items) return items;
    if (properties && Object.hasOwn(properties, key)) return properties[key] ?? null;
    if (typeof additionalProperties === "object") return additionalProperties;
  }
  return null;
}

function describe(node: Node): string {
  if (node.anyOf) return [...new Set(node.anyOf.map(describe))].join(", or ");
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.enum) return node.enum.map((value) => JSON.stringify(value)).join(", ");
  if (node.type === "object") {
    const keys = Object.keys(node.properties ?? {});
    return keys.length === 0 ? "an object" : `an object of ${keys.join(", ")}`;
  }
  if (node.type === "array") return `a list of ${node.items ? describe(node.items) : "anything"}`;
  return [node.type ?? "anything", ...rangeOf(node)].join(" ");
}

/** The bounds that the schema's author has chosen: zod also writes the bounds of safe integers. */
function rangeOf({ minimum, maximum, pattern }: Node): string[] {
  const isChosen = (bound: number | undefined) =>
    bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
  return [
    ...(isChosen(minimum) ? [`from ${minimum}`] : []),
    ...(isChosen(maximum) ? [`to ${maximum}`] : []),
    ...(pattern === undefined ? [] : [`like ${pattern}`]),
  ];
}

import { attributeToSource } from "@forecourt/service-kit/dealers/files/layer";
import type { Json, JsonPath } from "@forecourt/service-kit/dealers/json/json";
import type { Problem } from "@forecourt/service-kit/dealers/problems/problem";
import type { Finding } from "@forecourt/service-kit/dealers/problems/schema-problems";
import type { DealerSource } from "./dealer-source.ts";

/** Offers whose other texts repeat an amount of their `price`: the page would show it twice. */
export function offerNotes({ contents }: Pick<DealerSource, "contents">): Problem[] {
  return contents.flatMap(({ document, layers }) =>
    attributeToSource(layers, findingsIn(document, [])),
  );
}

function findingsIn(value: Json, path: JsonPath): Finding[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) {
    return value.flatMap((one, index) => findingsIn(one, [...path, index]));
  }
  const { price } = value;
  const amounts = typeof price === "string" ? amountsIn(price) : [];
  const own = ["title", "description", "disclaimer"].flatMap((key): Finding[] => {
    const text = value[key];
    const repeated =
      typeof text === "string" ? amountsIn(text).find((one) => amounts.includes(one)) : undefined;
    if (repeated === undefined) return [];
    return [{ path: [...path, key], message: `repeats ${repeated}, which price says already` }];
  });
  const inner = Object.entries(value).flatMap(([key, one]) => findingsIn(one, [...path, key]));
  return [...own, ...inner];
}

function amountsIn(text: string): string[] {
  return text.match(/\$\d[\d,]*(?:\.\d\d)?/g) ?? [];
}

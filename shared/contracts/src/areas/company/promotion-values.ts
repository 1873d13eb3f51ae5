import type { Rule } from "@forecourt/domain/rules/rule";
import { z } from "zod";
import { Condition } from "../../vehicle.ts";

/** The pages with promotions. */
export const PromotionPage = z.enum(["home", "search", "vehicle"]);
export type PromotionPage = z.infer<typeof PromotionPage>;

/** Fields of which all values are known. */
const valuesOf: Readonly<Record<string, readonly string[]>> = {
  page: PromotionPage.options,
  condition: Condition.options,
};

/** A value that a field never has. `message` completes "expected …"; `path` starts at the table. */
interface UnknownValue {
  path: readonly (string | number)[];
  message: string;
  /** What may be meant. */
  known: readonly string[];
}

/** The values of a promotion's rules that no page has: with such a rule it would never be shown, or always. */
export function unknownValues(rules: readonly Rule[]): UnknownValue[] {
  return rules.flatMap(({ field, value }, index) => {
    const single = Array.isArray(value) ? [] : [{ path: [index, "value"], one: value }];
    const several = Array.isArray(value)
      ? value.map((one, at) => ({ path: [index, "value", at], one }))
      : [];
    return [...single, ...several].flatMap(({ path, one }): UnknownValue[] => {
      if (typeof one !== "string") return [];
      if (field === "words") return isOfAddress(one) ? [] : [{ path, message: word, known: [] }];
      const known = Object.hasOwn(valuesOf, field) ? valuesOf[field] : undefined;
      if (known === undefined || known.includes(one)) return [];
      const listed = known.map((name) => `"${name}"`).join(", ");
      return [{ path, message: `one of ${listed}`, known }];
    });
  });
}

const word = "a word of the address of a page, in small letters, such as suvs";

const isOfAddress = (text: string): boolean => /^[a-z0-9.-]+$/.test(text);

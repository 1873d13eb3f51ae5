import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { createParser } from "css-selector-parser";
import type { Finding } from "./schema-problems.ts";

const states =
  "root empty first-child last-child only-child first-of-type last-of-type only-of-type link any-link " +
  "target hover active focus focus-within focus-visible enabled disabled checked indeterminate " +
  "required optional valid invalid placeholder-shown";

/**
 * What every browser takes in `querySelector`. No pseudo-elements, which are none that a page could be
 * asked for, and no namespaces, which a browser has no names for there.
 */
const parse = createParser({
  strict: true,
  syntax: {
    tag: { wildcard: true },
    ids: true,
    classNames: true,
    combinators: [">", "+", "~"],
    attributes: {
      operators: ["=", "~=", "|=", "^=", "$=", "*="],
      caseSensitivityModifiers: ["i", "s"],
      unknownCaseSensitivityModifiers: "reject",
    },
    pseudoClasses: {
      unknown: "reject",
      definitions: {
        NoArgument: states.split(" "),
        Selector: ["not", "is", "where", "has"],
        Formula: ["nth-of-type", "nth-last-of-type"],
        FormulaOfSelector: ["nth-child", "nth-last-child"],
        String: ["lang", "dir"],
      },
    },
  },
});

/** Says which pop-up waits for an element of what is no selector: it would never show. */
export function selectorFindings({ popups }: Pick<DealerConfig, "popups">): Finding[] {
  return Object.entries(popups).flatMap(([id, { conditions }]) =>
    (["tagQuery", "itemClicked"] as const).flatMap((name): Finding[] => {
      const selector = conditions[name];
      const fault = selector === null ? null : faultOf(selector);
      if (fault === null) return [];
      const message = `expected a CSS selector such as #offers > .card, found "${selector}": ${fault}`;
      return [{ path: ["popups", id, "conditions", name], message }];
    }),
  );
}

/** In the parser's words, without its name; null = every browser takes it. */
function faultOf(selector: string): string | null {
  try {
    parse(selector);
    return null;
  } catch (error) {
    const [, words = "it cannot be read"] =
      /parse error: (.*?)\. Pos: -?\d+\.$/.exec(String(error)) ?? [];
    return words.charAt(0).toLowerCase() + words.slice(1);
  }
}

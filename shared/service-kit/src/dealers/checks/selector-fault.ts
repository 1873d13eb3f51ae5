import { type AstEntity, createParser, traverse } from "css-selector-parser";

const states =
  "root scope empty first-child last-child only-child first-of-type last-of-type only-of-type link " +
  "any-link visited target defined hover active focus focus-within focus-visible enabled disabled " +
  "read-only read-write checked default indeterminate required optional valid invalid user-valid " +
  "user-invalid in-range out-of-range placeholder-shown autofill fullscreen modal popover-open";

/**
 * Not strict: browsers close open brackets at the end, and accept names that begin with two
 * hyphens.
 */
const parse = createParser({
  strict: false,
  syntax: {
    tag: { wildcard: true },
    ids: true,
    classNames: true,
    combinators: [">", "+", "~"],
    namespace: { wildcard: true },
    attributes: {
      operators: ["=", "~=", "|=", "^=", "$=", "*="],
      caseSensitivityModifiers: ["i", "s", "I", "S"],
      unknownCaseSensitivityModifiers: "reject",
    },
    pseudoClasses: {
      unknown: "reject",
      definitions: {
        NoArgument: states.split(" "),
        Selector: ["not", "is", "where", "has"],
        Formula: ["nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type"],
        String: ["lang", "dir"],
      },
    },
  },
});

/**
 * A short description of why `selector` is invalid for `querySelector`; null = valid.
 *
 * The check is stricter than browsers for selectors that can never match: pseudo-elements, rare
 * pseudo-classes, those of other documents (`:host`), and invalid entries in the lists of `:is` and
 * `:where`. It also refuses rare spellings: an escape in the name of a pseudo-class, a name of only hyphens
 * and digits (`#--1`), a comment inside a formula. It accepts a few that browsers refuse: a line break
 * within quotes, two names separated only by a comment, and the second language in `:lang(en, es)`.
 */
export function selectorFault(selector: string): string | null {
  try {
    const plain = inPlainSpelling(selector);
    return plain === null ? 'unexpected ")"' : faultWithin(parse(plain));
  } catch (error) {
    const [, words = "it cannot be read"] =
      /parse error: (.*?)\. Pos: -?\d+\.$/.exec(String(error)) ?? [];
    return words.charAt(0).toLowerCase() + words.slice(1);
  }
}

/** Parts of a selector to replace before parsing. Escapes and quoted texts come first, because they stay. */
const tokens =
  /\\.|"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?|(?<comment>\/\*.*?(?:\*\/|$))|:(?<nth>nth-[a-z-]+)\(\s*(?:even|odd|[+-]?\d*n(?:\s*[+-]\s*\d+)?|[+-]?\d+)(?<of>\s+of(?![\w-]))?(?=[\s)]|$)|:[a-z-]+|[()]/gis;

/**
 * The selector in a form that the parser supports: without comments, with lower-case names, simple
 * formulas and one selector after "of". Null = it has an unmatched closing bracket, at which the parser
 * would stop without an error.
 */
function inPlainSpelling(selector: string): string | null {
  let depth = 0;
  let isClosedTooOften = false;
  const plain = selector.replace(tokens, (token, ...rest) => {
    const { comment, nth, of } = rest.at(-1);
    if (comment !== undefined) return " ";
    if (token === ")") depth -= 1;
    else if (token === "(" || nth !== undefined) depth += 1;
    isClosedTooOften ||= depth < 0;
    if (of !== undefined && /child$/i.test(nth)) return ":not(";
    if (nth !== undefined && of === undefined) return `:${nth.toLowerCase()}(1`;
    return token.startsWith(":") ? token.toLowerCase() : token;
  });
  return isClosedTooOften ? null : plain;
}

/** Faults that the parser accepts and browsers refuse. */
function faultWithin(selector: AstEntity): string | null {
  let fault: string | null = null;
  traverse(selector, (node, { parents }) => {
    if ("namespace" in node && node.namespace?.type === "NamespaceName") {
      fault ??= "namespaces are not enabled";
    }
    if (node.type !== "PseudoClass") return;
    if (node.name === "has" && parents.some((one) => isCalled(one, "has"))) {
      fault ??= ":has within :has";
    }
    const { argument } = node;
    if (node.name !== "not" || argument?.type !== "Selector") return;
    const relative = argument.rules.find(({ combinator }) => combinator !== undefined);
    if (relative) fault ??= `expected rule but "${relative.combinator}" found`;
  });
  return fault;
}

function isCalled(node: AstEntity, name: string): boolean {
  return node.type === "PseudoClass" && node.name === name;
}

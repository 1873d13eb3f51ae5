import postcss, { type AtRule, type Container } from "postcss";

/** At-rules whose rules apply like the rules around them. */
const transparent = ["media", "supports", "layer", "container", "starting-style", "scope"];

/** A class as the build of an area names it: six letters of a hash before the name of the source. */
const ownClass = /\._[\w-]{6}-[\w-]+/;
const ownName = /^_[\w-]{6}-[\w-]+$/;

/**
 * The selectors and at-rules of an area's style sheet that could change elements of other areas or of the frame. A rule
 * is the area's own when the elements that it styles have one of the area's classes, or are inside an element with such
 * a class. The page itself (`:root`) may be styled while it has (`:has`) such an element.
 */
export function leakingRules(css: string): string[] {
  return unique(leaksIn(postcss.parse(css)));
}

function leaksIn(container: Container): string[] {
  const { nodes = [] } = container;
  return nodes.flatMap((node) => {
    if (node.type === "rule") {
      const leaks = node.selectors.filter((selector) => !isOwn(selector));
      return leaks.length > 0 ? leaks : nestedLeaks(node);
    }
    return node.type === "atrule" ? atRuleLeaks(node) : [];
  });
}

/** Inside a rule of the area's own, `&` is its element, and a selector without `&` matches only elements inside it. */
function nestedLeaks(container: Container): string[] {
  const { nodes = [] } = container;
  return nodes.flatMap((node) => {
    if (node.type === "rule") {
      const leaks = node.selectors.filter((one) => one.includes("&") && !isOwn(one));
      return leaks.length > 0 ? leaks : nestedLeaks(node);
    }
    return node.type === "atrule" && transparent.includes(node.name) ? nestedLeaks(node) : [];
  });
}

function atRuleLeaks(rule: AtRule): string[] {
  const { name, params } = rule;
  const text = `@${name} ${params}`.trim();
  if (name === "layer") return params === "ui" ? leaksIn(rule) : [text];
  if (transparent.includes(name)) return leaksIn(rule);
  if (name === "keyframes") return ownName.test(params) ? [] : [text];
  if (name === "charset") return [];
  // Fonts, properties, pages, transitions and imports apply to the whole document.
  return [text];
}

function isOwn(selector: string): boolean {
  const plain = selector.replaceAll(/"[^"]*"|'[^']*'/g, '""');
  if (/^(?::root|html)(?:\[[^\]]*\])?:has\(/.test(plain) && !/[\s>+~]/.test(withoutGroups(plain))) {
    return ownClass.test(plain);
  }
  const compounds = withoutConditions(plain).split(/(\s*[>+~]\s*|\s+)/);
  // An element inside the area's element stays inside, whatever selector follows; a sibling of it may be anybody's.
  return compounds.some(
    (part, index) =>
      (ownClass.test(part) || part.includes("&")) && !/[+~]/.test(compounds[index + 1] ?? ""),
  );
}

/** Without `:has(…)` and `:not(…)`, whose classes are of other elements. */
function withoutConditions(selector: string): string {
  let text = selector;
  for (let found = true; found; ) {
    const shorter = text.replace(/:(?:has|not)\((?:[^()]|\([^()]*\))*\)/, "");
    found = shorter !== text;
    text = shorter;
  }
  return text.trim();
}

/** Without the contents of all parentheses. */
function withoutGroups(selector: string): string {
  let text = selector;
  for (let found = true; found; ) {
    const shorter = text.replace(/\([^()]*\)/, "");
    found = shorter !== text;
    text = shorter;
  }
  return text;
}

function unique(lines: readonly string[]): string[] {
  return [...new Set(lines)];
}

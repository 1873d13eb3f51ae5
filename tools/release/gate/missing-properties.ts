import postcss from "postcss";

/**
 * The custom properties without a fallback that an area's style sheets use, and that neither its own nor the shell's
 * style sheets define: a declaration with such a property has no effect, so that a box may have no color, or an icon no
 * outline.
 */
export function missingProperties(own: readonly string[], shell: readonly string[]): string[] {
  const defined = new Set([...own, ...shell].flatMap(definedIn));
  return [...new Set(own.flatMap(usedIn))].filter((name) => !defined.has(name)).sort();
}

function definedIn(css: string): string[] {
  const names: string[] = [];
  postcss.parse(css).walkDecls(/^--/, ({ prop }) => {
    names.push(prop);
  });
  return names;
}

function usedIn(css: string): string[] {
  const names: string[] = [];
  postcss.parse(css).walkDecls(({ value }) => {
    for (const [, name = ""] of value.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)) names.push(name);
  });
  return names;
}

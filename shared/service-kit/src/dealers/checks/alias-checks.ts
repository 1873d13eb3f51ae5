import { ownerOf } from "@forecourt/contracts/areas";
import type { Aliases } from "@forecourt/contracts/dealer-config/aliases";
import type { Finding } from "../problems/schema-problems.ts";

/**
 * Findings for aliases that replace a page's own path, and for those that lead to no page or to
 * another alias.
 */
export function aliasFindings(aliases: Aliases): Finding[] {
  return Object.entries(aliases).flatMap(([alias, target]): Finding[] => {
    const expected = expectationOf(aliases, alias, target);
    return expected === null ? [] : [{ path: ["aliases", alias], message: expected }];
  });
}

function expectationOf(aliases: Aliases, alias: string, target: string): string | null {
  if (ownerOf(alias)) return "expected a path that no page has, found one of a page's own";
  if (Object.hasOwn(aliases, target)) {
    return `expected the path of a page, found another alias, "${target}"`;
  }
  if (ownerOf(target)) return null;
  return `expected the path of a page of this site, found "${target}"`;
}

import { ownerOf } from "@forecourt/contracts/areas";
import type { Aliases } from "@forecourt/contracts/dealer-config/aliases";
import { type Redirects, redirectOf } from "@forecourt/contracts/dealer-config/redirects";
import { platformPathOf } from "@forecourt/contracts/paths/platform-paths";
import type { Finding } from "../problems/schema-problems.ts";

/**
 * Findings for redirects from a path that a page or the platform has, and for those whose target is no page of this
 * site, or is redirected in its turn.
 */
export function redirectFindings(redirects: Redirects, aliases: Aliases): Finding[] {
  return Object.entries(redirects).flatMap(([former, target]): Finding[] => {
    const expected = expectationOf(former, target, redirects, aliases);
    return expected === null ? [] : [{ path: ["redirects", former], message: expected }];
  });
}

function expectationOf(
  former: string,
  target: string,
  redirects: Redirects,
  aliases: Aliases,
): string | null {
  const path = former.replace(/\/\*$/, "");
  if (ownerOf(path) || Object.hasOwn(aliases, path)) {
    return "expected a path that no page has, found one of a page's own";
  }
  const platformPath = platformPathOf(path);
  if (platformPath !== null) {
    return `expected a path that no page has, found one below "${platformPath}", which the site itself uses`;
  }
  if (target.endsWith("/*") && !former.endsWith("/*")) {
    return `expected "/*" at the end of both or only of the former path, found "${target}"`;
  }
  if (!target.startsWith("/")) return null;
  const end = target.replace(/\/\*$/, "").toLowerCase();
  if (redirectOf(redirects, end) !== null || redirectOf(redirects, `${end}/any`) !== null) {
    return `expected the path of a page, found "${target}", which is redirected itself`;
  }
  const page = target.endsWith("/*") ? `${end}/any` : end;
  if (ownerOf(end) || ownerOf(page) || Object.hasOwn(aliases, end)) return null;
  return `expected the path of a page of this site, found "${target}"`;
}

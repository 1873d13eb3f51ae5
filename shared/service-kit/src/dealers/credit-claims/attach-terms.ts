import type { Facts } from "@forecourt/contracts/areas/facts";
import type { JsonObject, JsonPath } from "../json/json.ts";
import { fill, placeholdersIn } from "../placeholders.ts";
import type { Finding } from "../problems/schema-problems.ts";
import type { FilledClaims } from "./credit-claims.ts";
import { triggeringMessage, triggeringTerm } from "./triggering-term.ts";

/** Adds the disclosures of credit claims to the parts of a content that name the claims. */
export interface TermsAttacher {
  /**
   * Notes the claims that a text of the current part names.
   * @returns findings where the text states a term of credit that is no claim
   */
  check(text: string, at: JsonPath): Finding[];
  /** Resolves an object of the content; a part with a title gets `creditTerms` if it names a claim. */
  attach(source: JsonObject, resolve: () => JsonObject): JsonObject;
}

/**
 * For one content. Claims outside of every titled part are those of the content as a whole.
 * @param facts fill the texts that are checked
 */
export function attachTerms(claims: FilledClaims, facts: Facts): TermsAttacher {
  const parts: Set<string>[] = [];
  return {
    check: (text, at) => {
      for (const name of placeholdersIn(text)) if (claims.has(name)) parts.at(-1)?.add(name);
      const written = triggeringTerm(fill(text, (name) => (claims.has(name) ? null : facts[name])));
      return written === null ? [] : [{ path: at, message: triggeringMessage(written) }];
    },
    attach: (source, resolve) => {
      if (parts.length > 0 && typeof source.title !== "string") return resolve();
      const named = new Set<string>();
      parts.push(named);
      const resolved = resolve();
      parts.pop();
      if (named.size === 0) return resolved;
      return { ...resolved, creditTerms: [...named].map((name) => claims.get(name)?.terms ?? "") };
    },
  };
}

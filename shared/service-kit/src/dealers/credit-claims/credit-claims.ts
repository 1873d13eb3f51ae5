import {
  type ClaimSentence,
  type ClaimValues,
  claimSentences,
  claimTerms,
} from "@forecourt/contracts/areas/financing/claim-terms";
import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { fill, placeholdersIn } from "../placeholders.ts";
import type { Finding } from "../problems/schema-problems.ts";
import { triggeringTerm } from "./triggering-term.ts";

/** A claim about credit as pages show it. */
export interface FilledClaim {
  text: string;
  /** The disclosure that must be shown beside the claim. */
  terms: string;
}

/** Claims by the name that contents give them: `claim.lowDown`. */
export type FilledClaims = ReadonlyMap<string, FilledClaim>;

/**
 * The claims of a store, with their numbers.
 * @param texts of the store, for the sentences of the disclosures
 * @returns findings with paths in the store's configuration
 */
export function fillClaims(
  creditClaims: DealerConfig["creditClaims"],
  texts: Readonly<Record<string, string>>,
): { claims: FilledClaims; findings: Finding[] } {
  const findings: Finding[] = [];
  const claims = new Map<string, FilledClaim>();
  for (const [id, claim] of Object.entries(creditClaims)) {
    const { stated, sentences, values } = claimTerms(claim);
    findings.push(
      ...statedFindings(claim.text, stated).map((message) => ({
        path: ["creditClaims", id, "text"],
        message,
      })),
    );
    claims.set(`claim.${id}`, {
      text: filled(claim.text, stated),
      terms: sentences.map((key) => filled(texts[key] ?? "", values)).join(" "),
    });
  }
  return { claims, findings };
}

/** Findings for sentences of disclosures that leave out a number which the law requires. */
export function disclosureFindings(texts: Readonly<Record<string, string>>): Finding[] {
  return Object.entries(claimSentences).flatMap(([key, names]) => {
    const found = placeholdersIn(texts[key as ClaimSentence] ?? "");
    return names
      .filter((name) => !found.includes(name))
      .map((name) => ({ path: [key], message: `expected {${name}}, which US law requires here` }));
  });
}

/** Faults of a claim's text, in which each number must be named in braces, and none written out. */
function statedFindings(text: string, stated: ClaimValues): string[] {
  const found = placeholdersIn(text);
  const expected = Object.keys(stated);
  const missing = expected.filter((name) => !found.includes(name));
  const unknown = found.filter((name) => !expected.includes(name));
  const written = triggeringTerm(text);
  return [
    ...missing.map((name) => `expected {${name}}, found "${text}"`),
    ...unknown.map((name) => `unknown placeholder {${name}}; this claim has ${choice(expected)}`),
    ...(written === null || !/\d/.test(written)
      ? []
      : [`expected the number in braces, found "${written}"`]),
  ];
}

const choice = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(", ");

const filled = (text: string, values: ClaimValues): string => fill(text, (name) => values[name]);

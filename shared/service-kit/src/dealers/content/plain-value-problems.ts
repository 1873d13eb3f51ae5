import { contentContracts } from "@forecourt/contracts/content";
import { attributeToSource } from "../files/layer.ts";
import { valueAt } from "../json/json.ts";
import type { Problem } from "../problems/problem.ts";
import { checkAgainst } from "../problems/schema-problems.ts";
import type { RawContent } from "./content-files.ts";

/**
 * Problems of contents whose dealer has settings that cannot be used: those of texts, numbers and flags without
 * placeholders, which mean the same at every store. Everything else can be checked only for a store.
 */
export function plainValueProblems(raw: readonly RawContent[]): Problem[] {
  return raw.flatMap(({ name, document, layers }) => {
    const findings = checkAgainst(contentContracts[name], document).findings ?? [];
    return attributeToSource(
      layers,
      findings.filter(({ path }) => isPlain(valueAt(document, path))),
    );
  });
}

function isPlain(value: unknown): boolean {
  if (typeof value === "string") return !value.includes("{");
  return typeof value === "number" || typeof value === "boolean";
}

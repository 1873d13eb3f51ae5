import { textKeys } from "@forecourt/contracts/text-keys";
import { type Facts, factFindings } from "./facts.ts";
import type { Layer } from "./files/layer.ts";
import { attributeToSource } from "./files/layer.ts";
import { defaultsFolder } from "./files/layout.ts";
import { layerOf } from "./files/parse-file.ts";
import type { Files } from "./files/read-folder.ts";
import { mergeLayers } from "./json/merge.ts";
import { fill, isFact, placeholdersIn } from "./placeholders.ts";
import { didYouMean } from "./problems/did-you-mean.ts";
import type { Problem } from "./problems/problem.ts";
import type { Finding } from "./problems/schema-problems.ts";

/** A dealer's texts before the facts of a store are filled in, and the files they come from. */
export interface DealerTexts {
  texts: Record<string, string>;
  layers: readonly Layer[];
}

const known: Record<string, readonly string[]> = textKeys;

/** The texts of dealer `id` in the defaults' and its own words, every key of `textKeys` present. */
export function readTexts(files: Files, id: string, problems: Problem[]): DealerTexts {
  const layers = [defaultsFolder, id]
    .map((folder) => layerOf(files, `${folder}/texts/en.json`, problems))
    .filter((layer) => layer !== null);
  const merged = mergeLayers(layers.map((layer) => layer.document));
  if (layers.length === 0) {
    const file = `${defaultsFolder}/texts/en.json`;
    problems.push({ file, path: [], message: "expected this file, found none" });
    return { texts: {}, layers };
  }
  const findings = Object.entries(merged).flatMap(([key, text]) => textFindings(key, text));
  const missing = Object.keys(known).filter((key) => !Object.hasOwn(merged, key));
  problems.push(...attributeToSource(layers, findings));
  problems.push(
    ...attributeToSource(
      layers.slice(0, 1),
      missing.map((key) => ({ path: [key], message: "expected a text, found nothing" })),
    ),
  );
  return { texts: merged as Record<string, string>, layers };
}

function textFindings(key: string, text: unknown): Finding[] {
  const path = [key];
  if (!Object.hasOwn(known, key)) {
    return [{ path, message: `unknown text key${didYouMean(key, Object.keys(known))}` }];
  }
  if (typeof text !== "string" || text === "") {
    return [{ path, message: `expected a text, found ${JSON.stringify(text)}` }];
  }
  const parameters = known[key] ?? [];
  return placeholdersIn(text)
    .filter((name) => !isFact(name) && !parameters.includes(name))
    .map((name) => ({ path, message: `unknown parameter {${name}}${choice(parameters)}` }));
}

function choice(parameters: readonly string[]): string {
  if (parameters.length === 0) return "; this text has none";
  return `; this text has ${parameters.map((name) => `{${name}}`).join(", ")}`;
}

/** The texts with a store's facts filled in; names of no fact become findings. */
export function fillTexts(
  texts: Record<string, string>,
  facts: Facts,
): { texts: Record<string, string>; findings: Finding[] } {
  const findings: Finding[] = [];
  const filled = Object.entries(texts).map(([key, text]): [string, string] => {
    const facted = placeholdersIn(text).filter(isFact);
    findings.push(...facted.flatMap((name) => factFindings([key], name, facts)));
    return [key, fill(text, (name) => facts[name])];
  });
  return { texts: Object.fromEntries(filled), findings };
}

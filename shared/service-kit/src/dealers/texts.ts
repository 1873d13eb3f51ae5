import path from "node:path";
import type { Facts } from "@forecourt/contracts/areas/facts";
import { defaultLanguage } from "@forecourt/contracts/language";
import { isOfAllLanguages, textFileOf, textKeys } from "@forecourt/contracts/text-keys";
import { factFindings } from "./facts.ts";
import type { Layer } from "./files/layer.ts";
import { defaultsFolder, languageOfFile, textFiles } from "./files/layout.ts";
import { layerOf } from "./files/parse-file.ts";
import type { Files } from "./files/read-folder.ts";
import type { JsonObject } from "./json/json.ts";
import { mergeLayers } from "./json/merge.ts";
import { fill, isFact, placeholdersIn } from "./placeholders.ts";
import { didYouMean } from "./problems/did-you-mean.ts";
import type { Problem } from "./problems/problem.ts";
import type { Finding } from "./problems/schema-problems.ts";

/** A dealer's texts before the facts of a store are filled in, and the files they come from. */
export interface DealerTexts {
  texts: Record<string, string>;
  /** The facts in each text that has any, by key. */
  facts: ReadonlyMap<string, readonly string[]>;
  layers: readonly Layer[];
}

/** The texts of a dealer by language; the default one is always there, and has every key of `textKeys`. */
export type TextsByLanguage = ReadonlyMap<string, DealerTexts>;

const known: Record<string, readonly string[]> = textKeys;

/** The texts of dealer `id` in each language that has files: those of the defaults and its own. */
export function readTexts(files: Files, id: string, problems: Problem[]): TextsByLanguage {
  const layers = [defaultsFolder, id].flatMap((folder) => {
    const own = textFiles(files, folder)
      .map((file) => layerOf(files, file, problems))
      .filter((layer) => layer !== null);
    problems.push(...repeatedKeys(own), ...own.flatMap(keysOfOtherOwners));
    return own;
  });
  for (const layer of layers) {
    const findings = Object.entries(layer.document).flatMap(([key, text]) =>
      text === null ? [] : textFindings(key, text),
    );
    problems.push(...findings.map((finding) => ({ file: layer.file, ...finding })));
  }
  const languages = new Set([defaultLanguage, ...layers.map(({ file }) => languageOfFile(file))]);
  const texts = new Map([...languages].map((one) => [one, textsIn(one, layers)] as const));
  problems.push(...missingTexts(files, texts.get(defaultLanguage)?.texts ?? {}));
  return texts;
}

/** A text without a translation is that of the default language. */
function textsIn(language: string, layers: readonly Layer[]): DealerTexts {
  const of = (wanted: string) => layers.filter(({ file }) => languageOfFile(file) === wanted);
  const others = layers.map(withTextsOfAllLanguages).filter((layer) => layer !== null);
  const chosen = language === defaultLanguage ? [] : of(language);
  const ordered = [...others, ...of(defaultLanguage), ...chosen];
  const merged = mergeLayers(ordered.map((layer) => layer.document));
  return { texts: merged as Record<string, string>, facts: factsIn(merged), layers: ordered };
}

/** The texts of a file that pages of other languages show, too: those of the cookie banner. Null = none. */
function withTextsOfAllLanguages({ file, document, root }: Layer): Layer | null {
  const language = languageOfFile(file);
  if (language === defaultLanguage) return null;
  const shown = Object.entries(document).filter(([key]) => isOfAllLanguages(key));
  return shown.length === 0 ? null : { file, root, document: Object.fromEntries(shown) };
}

/** The same with the texts of one more file on top. */
export function withTexts({ texts, layers }: DealerTexts, layer: Layer): DealerTexts {
  const merged = mergeLayers([texts, layer.document]);
  return {
    texts: merged as Record<string, string>,
    facts: factsIn(merged),
    layers: [...layers, layer],
  };
}

function factsIn(texts: JsonObject): DealerTexts["facts"] {
  const facts = new Map<string, string[]>();
  for (const [key, text] of Object.entries(texts)) {
    const names = typeof text === "string" ? placeholdersIn(text).filter(isFact) : [];
    if (names.length > 0) facts.set(key, names);
  }
  return facts;
}

/** Keys that stand in two files of one folder and language: which of them is shown would depend on file names. */
function repeatedKeys(layers: readonly Layer[]): Problem[] {
  const found = new Map<string, string>();
  return layers.flatMap(({ file, document }) =>
    Object.keys(document).flatMap((key): Problem[] => {
      const place = `${languageOfFile(file)} ${key}`;
      const other = found.get(place);
      found.set(place, file);
      if (other === undefined) return [];
      return [{ file, path: [key], message: `this text stands in ${other}, too` }];
    }),
  );
}

/** Keys in a file that is named after another owner. */
function keysOfOtherOwners({ file, document }: Layer): Problem[] {
  const name = path.posix.basename(file);
  if (!isOwned(name)) return [];
  return Object.keys(document).flatMap((key): Problem[] => {
    const home = textFileOf(key, languageOfFile(file));
    if (home === null || home === name) return [];
    return [{ file, path: [key], message: `expected this text in ${home}` }];
  });
}

/** True for `inventory.en.json`, false for a dealer's `en.json` with texts of any owner. */
function isOwned(name: string): boolean {
  return name.split(".").length === 3;
}

/** Keys without a text; where their whole file is missing, the file. */
function missingTexts(files: Files, texts: object): Problem[] {
  const missing = Object.keys(known).filter((key) => !Object.hasOwn(texts, key));
  return missing.map((key): Problem => {
    const file = `${defaultsFolder}/texts/${textFileOf(key, defaultLanguage)}`;
    if (!files.has(file)) return { file, path: [], message: "expected this file, found none" };
    return { file, path: [key], message: "expected a text, found nothing" };
  });
}

/** Findings about a text of this key. */
export function textFindings(key: string, text: unknown): Finding[] {
  const at = [key];
  if (!Object.hasOwn(known, key)) {
    return [{ path: at, message: `unknown text key${didYouMean(key, Object.keys(known))}` }];
  }
  if (typeof text !== "string" || text === "") {
    return [{ path: at, message: `expected a text, found ${JSON.stringify(text)}` }];
  }
  if (key === "language.locale" && !isLocale(text)) {
    return [{ path: at, message: `expected a locale such as es-US, found "${text}"` }];
  }
  const parameters = known[key] ?? [];
  return placeholdersIn(text)
    .filter((name) => !isFact(name) && !parameters.includes(name))
    .map((name) => ({ path: at, message: `unknown parameter {${name}}${choice(parameters)}` }));
}

/** False also for one that this process cannot write dates in. */
function isLocale(text: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(text).length > 0;
  } catch {
    return false;
  }
}

function choice(parameters: readonly string[]): string {
  if (parameters.length === 0) return "; this text has none";
  return `; this text has ${parameters.map((name) => `{${name}}`).join(", ")}`;
}

/** The texts with a store's facts filled in; names of no fact become findings. */
export function fillTexts(
  { texts, facts: named }: DealerTexts,
  facts: Facts,
): { texts: Record<string, string>; findings: Finding[] } {
  const findings: Finding[] = [];
  const filled = { ...texts };
  for (const [key, names] of named) {
    findings.push(...names.flatMap((name) => factFindings([key], name, facts)));
    filled[key] = fill(texts[key] ?? "", (name) => facts[name]);
  }
  return { texts: filled, findings };
}

import path from "node:path";
import { type ContentName, contentNames } from "@forecourt/contracts/content";
import { copyHint } from "../files/copies.ts";
import type { Layer } from "../files/layer.ts";
import { defaultsFolder } from "../files/layout.ts";
import { layerOf } from "../files/parse-file.ts";
import type { Files } from "../files/read-folder.ts";
import { isObject, type Json, type JsonObject } from "../json/json.ts";
import { mergeLayers } from "../json/merge.ts";
import { didYouMean } from "../problems/did-you-mean.ts";
import type { Problem } from "../problems/problem.ts";
import { nameFault, translatedFile, translatedName } from "../translations/translation.ts";

/** A page's content as in the files, before a store's facts and flags are applied. */
export interface RawContent {
  name: ContentName;
  document: JsonObject;
  layers: readonly Layer[];
}

/** The contents of dealer `id`: the dealer's files merged over the defaults. */
export function readContents(files: Files, id: string, problems: Problem[]): RawContent[] {
  return contentNames.flatMap((name): RawContent[] => {
    const layers = [defaultsFolder, id]
      .map((folder) => layerOf(files, `${folder}/content/${name}.json`, problems))
      .filter((layer) => layer !== null);
    if (layers.length > 0) {
      return [{ name, document: mergeLayers(layers.map((layer) => layer.document)), layers }];
    }
    const file = `${defaultsFolder}/content/${name}.json`;
    if (!files.has(file))
      problems.push({ file, path: [], message: "expected this file, found none" });
    return [];
  });
}

/** A Markdown file that a content includes. */
export interface Markdown {
  file: string;
  text: string;
  /** Name of the text that the page shows without the file; null = none, so that the page needs the file. */
  fallback: string | null;
}

/** A Markdown file beside the contents of an area: the dealer's, else the default. */
export function markdownOf(files: Files, id: string, name: string): Markdown | null {
  const shared = `${defaultsFolder}/content/${name}`;
  for (const file of [`${id}/content/${name}`, shared]) {
    const text = files.get(file);
    const isReplacing = file !== shared && files.has(shared);
    if (text !== undefined)
      return { file, text, fallback: isReplacing ? `the text of ${shared}` : null };
  }
  return null;
}

/** Names of the Markdown files that a content includes, each once. */
export function includedMarkdown(document: Json): string[] {
  if (Array.isArray(document)) return [...new Set(document.flatMap(includedMarkdown))];
  if (!isObject(document)) return [];
  const { $markdown: name } = document;
  return typeof name === "string" ? [name] : includedMarkdown(Object.values(document));
}

/** `heartland/content/es/company/story.md` → `es` and `company/story.md`; an English file has the language null. */
export function translatedMarkdownName(file: string): { language: string | null; name: string } {
  const [, language = null, name = file] =
    /^[^/]+\/content\/(?:([a-z]{2})\/)?(.+)$/.exec(file) ?? [];
  return { language, name };
}

/** The translation of the Markdown file that `markdownOf` finds; a dealer's own file has none of the defaults. */
export function translatedMarkdown(
  files: Files,
  id: string,
  { name, language }: { name: string; language: string },
): Markdown | null {
  const english = markdownOf(files, id, name);
  const file = english && translatedFile(english.file, language);
  const text = file === null ? undefined : files.get(file);
  if (file === null || text === undefined) return null;
  return { file, text, fallback: "the English text" };
}

/** Problems for content files of no page. */
export function strayContents(files: Files): Problem[] {
  return [...files.keys()].flatMap((file) => {
    const translated = translatedName(file);
    if (translated) return faultOf(file, nameFault(translated));
    const name = /^[^/]+\/content\/(.+)\.json$/.exec(file)?.[1];
    if (name === undefined || contentNames.some((known) => known === name)) return [];
    return faultOf(file, `no page has content of this name${contentHint(file, name)}`);
  });
}

function contentHint(file: string, name: string): string {
  const copy = copyHint(file);
  if (copy !== null) return copy;
  const end = path.posix.basename(name);
  const elsewhere = contentNames.find((known) => path.posix.basename(known) === end);
  if (elsewhere === undefined) return didYouMean(name, contentNames);
  return `; did you mean "content/${elsewhere}.json"?`;
}

function faultOf(file: string, message: string | null): Problem[] {
  return message === null ? [] : [{ file, path: [], message }];
}

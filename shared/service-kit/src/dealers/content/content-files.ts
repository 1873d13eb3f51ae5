import { type ContentName, contentNames } from "@forecourt/contracts/content";
import type { Layer } from "../files/layer.ts";
import { defaultsFolder } from "../files/layout.ts";
import { layerOf } from "../files/parse-file.ts";
import type { Files } from "../files/read-folder.ts";
import type { JsonObject } from "../json/json.ts";
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
}

/** A Markdown file beside the contents of an area: the dealer's, else the default. */
export function markdownOf(files: Files, id: string, name: string): Markdown | null {
  for (const folder of [id, defaultsFolder]) {
    const file = `${folder}/content/${name}`;
    const text = files.get(file);
    if (text !== undefined) return { file, text };
  }
  return null;
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
  return file === null || text === undefined ? null : { file, text };
}

/** Problems for content files of no page. */
export function strayContents(files: Files): Problem[] {
  return [...files.keys()].flatMap((file) => {
    const translated = translatedName(file);
    if (translated) return faultOf(file, nameFault(translated));
    const name = /^[^/]+\/content\/(.+)\.json$/.exec(file)?.[1];
    if (name === undefined || contentNames.some((known) => known === name)) return [];
    return faultOf(file, `no page has content of this name${didYouMean(name, contentNames)}`);
  });
}

function faultOf(file: string, message: string | null): Problem[] {
  return message === null ? [] : [{ file, path: [], message }];
}

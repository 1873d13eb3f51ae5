import { contentNames } from "@forecourt/contracts/content";
import { defaultLanguage } from "@forecourt/contracts/language";
import type { SettingTranslations } from "@forecourt/contracts/translate-settings";
import { defaultsFolder } from "../files/layout.ts";
import { layerOf } from "../files/parse-file.ts";
import type { Files } from "../files/read-folder.ts";
import type { Json } from "../json/json.ts";
import { didYouMean } from "../problems/did-you-mean.ts";
import type { Problem } from "../problems/problem.ts";
import { translationFault } from "./translation-fault.ts";

/** The name of the file with translations of settings, such as the names of services. */
export const settingsName = "settings";

const names: readonly string[] = [...contentNames, settingsName];

/** A dealer's contents and settings in another language, by their English text. */
export interface Translation {
  language: string;
  /** @param name of the content, whose own translations come first; undefined = not translated */
  textOf(english: string, name?: string): string | undefined;
  /** The texts of settings and vehicles, by their English text. */
  words: SettingTranslations;
  /** Every English text that has a translation, with the file that has it. */
  entries: readonly { file: string; english: string }[];
}

/** The translations of dealer `id`, by language: its own, then those of the defaults. */
export function readTranslations(
  files: Files,
  id: string,
  problems: Problem[],
): ReadonlyMap<string, Translation> {
  const tables = [id, defaultsFolder].flatMap((folder) =>
    [...files.keys()].flatMap((file) => tableIn(files, { file, folder }, problems)),
  );
  const languages = new Set(tables.map(({ language }) => language));
  return new Map(
    [...languages].map((language) => [
      language,
      translationOf(
        language,
        tables.filter((table) => table.language === language),
      ),
    ]),
  );
}

interface Table {
  language: string;
  name: string;
  file: string;
  texts: ReadonlyMap<string, string>;
}

function tableIn(
  files: Files,
  { file, folder }: { file: string; folder: string },
  problems: Problem[],
): Table[] {
  const { language, name } = translatedName(file) ?? {};
  if (!file.startsWith(`${folder}/`) || language === undefined || name === undefined) return [];
  const layer = layerOf(files, file, problems);
  const texts = new Map<string, string>();
  for (const [english, text] of Object.entries(layer?.document ?? {})) {
    const fault = typeof text === "string" ? translationFault(english, text) : notText(text);
    if (fault !== null) problems.push({ file, path: [english], message: fault });
    else if (typeof text === "string") texts.set(english, text);
  }
  return [{ language, name, file, texts }];
}

const notText = (found: Json) => `expected the translation, found ${JSON.stringify(found)}`;

function translationOf(language: string, tables: readonly Table[]): Translation {
  const all = new Map(tables.toReversed().flatMap(({ texts }) => [...texts]));
  const byName = Map.groupBy(tables, ({ name }) => name);
  return {
    language,
    textOf(english, name = "") {
      const own = byName.get(name)?.find(({ texts }) => texts.has(english));
      return own?.texts.get(english) ?? all.get(english);
    },
    words: Object.fromEntries(
      tables
        .filter(({ name }) => name === settingsName)
        .toReversed()
        .flatMap(({ texts }) => [...texts]),
    ),
    entries: tables.flatMap(({ file, texts }) =>
      [...texts.keys()].map((english) => ({ file, english })),
    ),
  };
}

/** `heartland/content/es/company/home.json` → `es` and `company/home`; null for other files. */
export function translatedName(file: string): { language: string; name: string } | null {
  const [, language, name] = /^[^/]+\/content\/([a-z]{2})\/(.+)\.json$/.exec(file) ?? [];
  return language === undefined || name === undefined ? null : { language, name };
}

/** Says what is wrong with the name of a file of translations; null = nothing. */
export function nameFault({ language, name }: { language: string; name: string }): string | null {
  if (language === defaultLanguage) return "English contents have no folder of their own";
  if (names.includes(name)) return null;
  return `no page has content of this name${didYouMean(name, names)}`;
}

/** The file with a content's Markdown in another language, beside that of the same owner. */
export function translatedFile(file: string, language: string): string {
  return file.replace("/content/", `/content/${language}/`);
}

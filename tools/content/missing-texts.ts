import { defaultLanguage } from "@forecourt/contracts/language";
import { isOfAllLanguages } from "@forecourt/contracts/text-keys";
import {
  articlesFolder,
  readArticles,
} from "@forecourt/service-kit/dealers/articles/read-articles";
import {
  includedMarkdown,
  markdownOf,
  readContents,
} from "@forecourt/service-kit/dealers/content/content-files";
import {
  dealerIds,
  defaultsFolder,
  filesIn,
  languageOfFile,
  textFiles,
} from "@forecourt/service-kit/dealers/files/layout";
import { layerOf } from "@forecourt/service-kit/dealers/files/parse-file";
import type { Files } from "@forecourt/service-kit/dealers/files/read-folder";
import { problemText } from "@forecourt/service-kit/dealers/problems/problem";
import { readSettings } from "@forecourt/service-kit/dealers/settings/settings";
import { translatableTexts } from "@forecourt/service-kit/dealers/translations/translate-content";
import {
  readTranslations,
  settingsName,
  translatedFile,
} from "@forecourt/service-kit/dealers/translations/translation";
import { shapeNotes } from "./translation-shapes.ts";

/** Texts that a dealer shows in English on pages of another language, and translations that are not used any more. */
export interface MissingTexts {
  /** Lines such as `heartland: company/home: "Pre-approval"`. */
  missing: string[];
  unused: string[];
  /** Translations that have not the headings and paragraphs of the English text. */
  different: string[];
}

/** How many texts and files one dealer shows in English on pages of `language`. */
export function countMissing(files: Files, id: string, language: string): number {
  return missingOf(files, id, language).missing.length;
}

/**
 * Texts that are not translated into `language`.
 * @param dealer only this dealer, whether its site has the language or not; null = all dealers whose sites have it
 */
export function missingTexts(files: Files, language: string, dealer: string | null): MissingTexts {
  const chosen =
    dealer === null ? dealerIds(files).filter((id) => hasLanguage(files, id, language)) : [dealer];
  const found = chosen.map((id) => missingOf(files, id, language));
  const used = new Set(found.flatMap((one) => one.used));
  const entries = found.flatMap((one) => one.entries);
  const unused = entries
    .filter(({ file, english }) => !used.has(english) && !file.endsWith(`/${settingsName}.json`))
    .map(({ file, english }) => `${file}: ${JSON.stringify(english)}`);
  const different = chosen.flatMap((id) => shapeNotes(files, id, language).map(problemText));
  return {
    missing: found.flatMap((one) => one.missing),
    unused: [...new Set(unused)],
    different: [...new Set(different)],
  };
}

function hasLanguage(files: Files, id: string, language: string): boolean {
  return readSettings(files, id, [])?.identity.languages.includes(language) ?? false;
}

function missingOf(files: Files, id: string, language: string) {
  const translation = readTranslations(files, id, []).get(language);
  const contents = readContents(files, id, []);
  const articles = readArticles(filesIn(files, articlesFolder), id, []);
  const used = articles.map(({ category }) => category);
  const missing: string[] = [];
  const report = (place: string, text: string) =>
    missing.push(`${id}: ${place}: ${JSON.stringify(text)}`);
  for (const { name, document, layers } of contents) {
    // A text of the defaults is used by other dealers, although this dealer replaces it.
    used.push(...layers.flatMap((layer) => translatableTexts(layer.document)));
    for (const english of translatableTexts(document)) {
      if (translation?.textOf(english, name) === undefined) report(name, english);
    }
    const [area = ""] = name.split("/");
    for (const file of includedMarkdown(document)) {
      const english = markdownOf(files, id, `${area}/${file}`);
      if (english && !files.has(translatedFile(english.file, language))) {
        missing.push(`${id}: ${translatedFile(english.file, language)}`);
      }
    }
  }
  for (const { file } of articles) {
    const translated = translatedFile(file, language);
    if (!files.has(translated)) missing.push(`${id}: ${translated}`);
  }
  missing.push(...missingKeys(files, id, language));
  return { missing, used, entries: translation?.entries ?? [] };
}

/** Texts that an owner's files have in English alone. */
function missingKeys(files: Files, id: string, language: string): string[] {
  return [defaultsFolder, id].flatMap((folder) => {
    const keysIn = (wanted: string) =>
      textFiles(files, folder)
        .filter((file) => languageOfFile(file) === wanted)
        .flatMap((file) => Object.keys(layerOf(files, file, [])?.document ?? {}))
        .filter((key) => !isOfAllLanguages(key));
    const translated = new Set(keysIn(language));
    return keysIn(defaultLanguage)
      .filter((key) => !translated.has(key))
      .map((key) => `${folder}: texts: ${key}`);
  });
}

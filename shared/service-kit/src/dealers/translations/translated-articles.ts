import { Line } from "@forecourt/contracts/dealer-config/values";
import { defaultLanguage } from "@forecourt/contracts/language";
import { z } from "zod";
import type { ArticleSource } from "../articles/article-source.ts";
import { readFrontMatter } from "../articles/front-matter.ts";
import { paragraphsOf } from "../articles/paragraphs.ts";
import { articlesFolder, faultAt } from "../articles/read-articles.ts";
import { isMisread } from "../files/encoding.ts";
import type { Files } from "../files/read-folder.ts";
import { didYouMean } from "../problems/did-you-mean.ts";
import type { Problem } from "../problems/problem.ts";
import { checkAgainst } from "../problems/schema-problems.ts";
import { type Translation, translatedFile } from "./translation.ts";

/** Values of an article's translation besides its text; all other values are those of the English file. */
const Values = z.strictObject({
  title: Line,
  description: Line,
  imageAlt: Line.nullable().default(null),
});

/** The articles in another language; an article without a file of it stays in English, and says so with `lang`. */
export function translatedArticles(
  articles: readonly ArticleSource[],
  { files, language, translation }: Language,
  problems: Problem[],
): ArticleSource[] {
  return articles.map((article) => {
    const file = translatedFile(article.file, language);
    const text = files.get(file);
    const category = translation?.textOf(article.category) ?? article.category;
    // The address of a category is the same in all languages.
    const named = { ...article, category, englishCategory: article.category };
    const read = text === undefined ? null : readTranslation({ file, text }, problems);
    return read === null ? { ...named, lang: defaultLanguage } : { ...named, ...read };
  });
}

interface Language {
  files: Files;
  language: string;
  translation: Translation | null;
}

/** Problems of files that translate no article. */
export function strayTranslations(files: Files, id: string, language: string): Problem[] {
  const english = `${id}/${articlesFolder}`;
  const start = translatedFile(english, language);
  const names = [...files.keys()]
    .filter((file) => file.startsWith(english))
    .map((file) => file.slice(english.length));
  return [...files.keys()]
    .filter((file) => file.startsWith(start) && !names.includes(file.slice(start.length)))
    .map((file) => {
      const hint = didYouMean(file.slice(start.length), names);
      return { file, path: [], message: `expected the name of an article of this dealer${hint}` };
    });
}

function readTranslation(
  { file, text }: { file: string; text: string },
  problems: Problem[],
): (z.infer<typeof Values> & Pick<ArticleSource, "file" | "paragraphs" | "lineOf">) | null {
  // Reported for all Markdown files together.
  if (isMisread(text)) return null;
  const report = (line: number, message: string) => problems.push(faultAt(file, line, message));
  const { value: matter, fault } = readFrontMatter(text);
  if (fault) {
    report(fault.line, fault.message);
    return null;
  }
  const { body, bodyLine, lineOf } = matter;
  const { value, findings } = checkAgainst(Values, matter.values);
  for (const { path, message } of findings ?? []) {
    report(lineOf(path[0]), `${path.join(".")}: ${message}`);
  }
  const { paragraphs, faults } = paragraphsOf(body, bodyLine);
  for (const { line, message } of faults) report(line, message);
  return value && faults.length === 0 ? { ...value, file, paragraphs, lineOf } : null;
}

import { readFrontMatter } from "@forecourt/service-kit/dealers/articles/front-matter";
import {
  articlesFolder,
  readArticles,
} from "@forecourt/service-kit/dealers/articles/read-articles";
import {
  includedMarkdown,
  markdownOf,
  readContents,
} from "@forecourt/service-kit/dealers/content/content-files";
import { headingOf, partsOf } from "@forecourt/service-kit/dealers/content/markdown";
import { filesIn } from "@forecourt/service-kit/dealers/files/layout";
import type { Files } from "@forecourt/service-kit/dealers/files/read-folder";
import type { Problem } from "@forecourt/service-kit/dealers/problems/problem";
import { translatedFile } from "@forecourt/service-kit/dealers/translations/translation";

/**
 * Translations of the Markdown files of dealer `id` that do not have the headings and paragraphs of the English files.
 */
export function shapeNotes(files: Files, id: string, language: string): Problem[] {
  const included = readContents(files, id, []).flatMap(({ name, document }) => {
    const [area = ""] = name.split("/");
    return includedMarkdown(document).map((file) => markdownOf(files, id, `${area}/${file}`)?.file);
  });
  const articles = readArticles(filesIn(files, articlesFolder), id, []).map(({ file }) => file);
  return [...new Set([...included, ...articles])].flatMap((english) => {
    if (english === undefined) return [];
    const file = translatedFile(english, language);
    const [from, to] = [files.get(english), files.get(file)];
    const message = from === undefined || to === undefined ? null : difference(from, to);
    return message === null ? [] : [{ file, path: [], message }];
  });
}

function difference(english: string, translated: string): string | null {
  const [from, to] = [shapeOf(english), shapeOf(translated)];
  if (from.headings !== to.headings) {
    return `has ${counted(to.headings, "heading")}, the English one ${from.headings}`;
  }
  if (from.paragraphs === to.paragraphs) return null;
  return `has ${counted(to.paragraphs, "paragraph or list", "paragraphs and lists")}, the English one ${from.paragraphs}`;
}

const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;

function shapeOf(text: string): { headings: number; paragraphs: number } {
  const { body = text } = readFrontMatter(text).value ?? {};
  const parts = partsOf(body);
  const headings = parts.filter((part) => headingOf(part.text) !== null).length;
  return { headings, paragraphs: parts.length - headings };
}

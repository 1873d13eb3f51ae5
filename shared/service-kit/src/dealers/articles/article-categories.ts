import { slug as slugOf } from "@forecourt/domain/slug";
import { defaultsFolder } from "../files/layout.ts";
import type { Problem } from "../problems/problem.ts";
import type { ArticleSource } from "./article-source.ts";

type Filed = Pick<ArticleSource, "file" | "category" | "lineOf">;

/**
 * Articles of several categories in one line, and categories that differ in capitals or signs alone, which would share
 * an address.
 */
export function categoryProblems(articles: readonly Filed[]): Problem[] {
  // The defaults come first, so that a difference is reported for the dealer's file, which the dealer can correct.
  const isDefault = ({ file }: Filed) => file.startsWith(`${defaultsFolder}/`);
  const ordered = [
    ...articles.filter(isDefault),
    ...articles.filter((article) => !isDefault(article)),
  ];
  const names = new Map<string, Filed>();
  for (const article of ordered) {
    const key = slugOf(article.category);
    if (!names.has(key)) names.set(key, article);
  }
  return ordered.flatMap((article) => {
    const message = faultOf(article, names);
    const { file, lineOf } = article;
    return message === null
      ? []
      : [{ file, path: [], message: `line ${lineOf("category")}: category: ${message}` }];
  });
}

function faultOf({ category }: Filed, names: ReadonlyMap<string, Filed>): string | null {
  const parts = category.split(/[,;/|]/).map((part) => part.trim());
  if (parts.length > 1 && parts.some((part) => names.has(slugOf(part)))) {
    return `expected one category, found ${parts.length} in "${category}"`;
  }
  const first = names.get(slugOf(category));
  if (first === undefined || first.category === category) return null;
  return `expected "${first.category}", as in ${first.file}, found "${category}"`;
}

import { Line, Slug } from "@forecourt/contracts/dealer-config/values";
import { z } from "zod";
import { isMisread } from "../files/encoding.ts";
import type { Problem } from "../problems/problem.ts";
import { checkAgainst } from "../problems/schema-problems.ts";
import { type ArticleSource, isUpdatedBefore, updatedTooEarly } from "./article-source.ts";
import { readFrontMatter } from "./front-matter.ts";

/** Values that a dealer may state for an article of the defaults without replacing the article. */
const Additions = z.strictObject({
  author: Line.optional(),
  guest: z.boolean().optional(),
  updated: z.iso.date("a day of the calendar such as 2026-11-23").optional(),
  draft: z.boolean().optional(),
  stores: z.array(Slug).min(1, "at least one store").optional(),
});

/**
 * The default article with what a dealer's file of its name adds: front matter without a title, and no text. Undefined
 * for a file that replaces the article, null for one that cannot be used.
 */
export function completedArticle(
  article: ArticleSource,
  { file, text }: { file: string; text: string },
  problems: Problem[],
): ArticleSource | null | undefined {
  if (isMisread(text)) return undefined;
  const { value: matter } = readFrontMatter(text);
  if (!matter || matter.body.trim() !== "" || "title" in matter.values) return undefined;
  const { lineOf } = matter;
  const report = (key: string | number | undefined, message: string) => {
    problems.push({ file, path: [], message: `line ${lineOf(key)}: ${message}` });
    return null;
  };
  const { value, findings } = checkAgainst(Additions, matter.values);
  for (const { path, message } of findings ?? []) report(path[0], `${path.join(".")}: ${message}`);
  if (!value) return null;
  const {
    author = article.author,
    guest = article.guest,
    updated = article.updated,
    draft = article.draft,
    stores = article.stores,
  } = value;
  const stated = { file, lineOf };
  const completed = { ...article, author, guest, updated, draft, stores, stated };
  if (isUpdatedBefore(completed)) return report("updated", `updated: expected ${updatedTooEarly}`);
  return completed;
}

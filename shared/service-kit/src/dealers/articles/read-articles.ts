import path from "node:path";
import { copyHint } from "../files/copies.ts";
import { defaultsFolder } from "../files/layout.ts";
import type { Files } from "../files/read-folder.ts";
import { didYouMean } from "../problems/did-you-mean.ts";
import type { Problem } from "../problems/problem.ts";
import type { DealerSettings } from "../settings/settings.ts";
import { completedArticle } from "./article-additions.ts";
import { categoryProblems } from "./article-categories.ts";
import { type ArticleSource, readArticle } from "./article-source.ts";
import { type Person, personOf } from "./authors.ts";

/** Below the folder of the defaults, and of a dealer. */
export const articlesFolder = "content/company/articles/";
const fileName = /^[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;

/** The slugs of all files of articles of dealer `id`, also of those that cannot be used. */
export function articleSlugs(files: Files, id: string): ReadonlySet<string> {
  const starts = [defaultsFolder, id].map((owner) => `${owner}/${articlesFolder}`);
  return new Set(
    [...files.keys()].flatMap((file) =>
      starts.some((start) => file.startsWith(start)) ? slugOfFile(file) : [],
    ),
  );
}

const slugOfFile = (file: string): string => path.posix.basename(file, ".md");

/**
 * The articles of dealer `id`: the defaults', and the dealer's own, which replace those of the same slug, or complete
 * them where they have no text. The slug is the name of the file.
 */
export function readArticles(files: Files, id: string, problems: Problem[]): ArticleSource[] {
  const found = new Map<string, ArticleSource>();
  for (const owner of [defaultsFolder, id]) {
    const start = `${owner}/${articlesFolder}`;
    for (const [file, text] of files) {
      // Files that are no Markdown are reported with those that nothing reads.
      if (!file.startsWith(start) || !file.endsWith(".md")) continue;
      const name = file.slice(start.length);
      if (!fileName.test(name)) {
        const message =
          "expected the name of an article in small letters, with hyphens between words, such as winter-tires.md";
        problems.push({ file, path: [], message: message + (copyHint(file) ?? "") });
        continue;
      }
      const slug = slugOfFile(file);
      const replaced = found.get(slug);
      const completed = replaced && completedArticle(replaced, { file, text }, problems);
      const article =
        completed === undefined ? readArticle({ file, slug, text }, problems) : completed;
      // A broken file must not bring back the default that it replaces.
      if (article) found.set(slug, article);
      else found.delete(slug);
    }
  }
  const articles = [...found.values()];
  problems.push(...duplicateSlugs(articles), ...categoryProblems(articles));
  return articles;
}

/** Addresses that would lead to two articles. */
function duplicateSlugs(articles: readonly ArticleSource[]): Problem[] {
  const owners = new Map(articles.map(({ slug, file }) => [slug, file]));
  return articles.flatMap(({ file, formerSlugs, lineOf }) =>
    formerSlugs.flatMap((slug): Problem[] => {
      const owner = owners.get(slug);
      if (owner === undefined) {
        owners.set(slug, file);
        return [];
      }
      return [
        faultAt(file, lineOf("formerSlugs"), `duplicate slug "${slug}", already of ${owner}`),
      ];
    }),
  );
}

interface ReferencesOfArticles {
  settings: DealerSettings;
  people: readonly Person[] | null;
  slugs: ReadonlySet<string>;
}

/**
 * Values that refer to pictures, articles, people or stores that the dealer does not have.
 * @param slugs of all articles, also of those that cannot be used: their own problems are enough
 * @param people null when the team's file cannot be read, so that no author is reported as unknown
 */
export function articleReferenceProblems(
  articles: readonly ArticleSource[],
  { settings, people, slugs }: ReferencesOfArticles,
): Problem[] {
  const stores = [...settings.stores.keys()];
  return articles.flatMap((article) => {
    const { image, related, author, stores: own, guest, stated = article } = article;
    const missing = (
      key: string,
      what: string,
      value: string,
      known: Iterable<string>,
      { file, lineOf }: Pick<ArticleSource, "file" | "lineOf"> = article,
    ) =>
      faultAt(
        file,
        lineOf(key),
        `${key}: expected ${what}, found "${value}"${didYouMean(value, known)}`,
      );
    return [
      ...(image !== null && !settings.assets.has(image)
        ? [missing("image", "the name of a picture in assets/", image, settings.assets.keys())]
        : []),
      ...related
        .filter((slug) => !slugs.has(slug))
        .map((slug) => missing("related", "the slug of an article", slug, slugs)),
      ...(author !== null && !guest && people !== null && !personOf(people, author)
        ? [unknownAuthor(stated.file, stated.lineOf("author"), author, people)]
        : []),
      ...(own ?? [])
        .filter((store) => !stores.includes(store))
        .map((store) => missing("stores", "the id of a store", store, stores, stated)),
    ];
  });
}

function unknownAuthor(
  file: string,
  line: number,
  author: string,
  people: readonly Person[],
): Problem {
  const known = people.flatMap(({ slug, name }) => [slug, name]);
  const hint =
    didYouMean(author, known) ||
    "; delete the line if they left; for a guest, write the full name and add a line guest: true";
  const expected = "expected a person of content/company/team.json";
  return faultAt(file, line, `author: ${expected}, found "${author}"${hint}`);
}

/** A problem on a line of a file. */
export function faultAt(file: string, line: number, message: string): Problem {
  return { file, path: [], message: `line ${line}: ${message}` };
}

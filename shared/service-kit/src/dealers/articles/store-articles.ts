import { ownerOf } from "@forecourt/contracts/areas";
import { articlePath } from "@forecourt/contracts/areas/company/article-paths";
import type { Article } from "@forecourt/contracts/areas/company/articles";
import type { Facts } from "@forecourt/contracts/areas/facts";
import type { Block, Inline } from "@forecourt/contracts/content-parts";
import { slug as slugOf } from "@forecourt/domain/slug";
import { brokenLinkReason, type Sections } from "../content/content-links.ts";
import { withoutClosedLinks } from "../content/content-resolve.ts";
import { blocksOf } from "../content/markdown.ts";
import { lineOfLink } from "../content/markdown-run-faults.ts";
import { triggeringMessage, triggeringTerm } from "../credit-claims/triggering-term.ts";
import { factFindings } from "../facts.ts";
import type { Json } from "../json/json.ts";
import { fill, placeholdersIn } from "../placeholders.ts";
import { didYouMean } from "../problems/did-you-mean.ts";
import type { Problem } from "../problems/problem.ts";
import type { DealerSettings, StoreSettings } from "../settings/settings.ts";
import { assetPath } from "../site/asset-path.ts";
import type { ArticleSource } from "./article-source.ts";
import { type Person, personOf } from "./authors.ts";
import { faultAt } from "./read-articles.ts";

/** An article of a dealer as one store shows it, whether it is published or not. */
export interface StoreArticle extends Article {
  draft: boolean;
  related: readonly string[];
  formerSlugs: readonly string[];
  /** False = the store's lists leave it out, because it is for other stores. */
  isListed: boolean;
  /** The words of the body, for the search. */
  plainText: string;
}

interface ArticleSetting {
  settings: DealerSettings;
  people: readonly Person[];
  store: StoreSettings;
  facts: Facts;
  sections: Sections;
  /** Slugs of all articles, including articles with faults. */
  slugs: ReadonlySet<string>;
}

/** The articles with the facts of one store; links to pages that are switched off have become text. */
export function storeArticles(
  sources: readonly ArticleSource[],
  setting: ArticleSetting,
  problems: Problem[],
): StoreArticle[] {
  const { settings, people, store, facts } = setting;
  const paths = new Set(sources.map(articlePath));
  const read = new Set(sources.map(({ slug }) => slug));
  const unread = new Set([...setting.slugs].filter((slug) => !read.has(slug)));
  return sources.map((source) => {
    const valueOf = (key: "title" | "description" | "category") => {
      problems.push(...textProblems(source, source.lineOf(key), source[key], facts));
      return fill(source[key], (name) => facts[name]);
    };
    const body = bodyOf(source, { ...setting, paths, unread }, problems);
    const { slug, collection, published, updated, draft, related, formerSlugs } = source;
    const category = valueOf("category");
    const plainText = body.map(plainTextOf).join("\n");
    return {
      slug,
      collection,
      published,
      updated,
      draft,
      related,
      formerSlugs,
      body,
      plainText,
      title: valueOf("title"),
      description: valueOf("description"),
      category: { slug: slugOf(addressed(source, facts) ?? category), name: category },
      ...(source.lang !== undefined && { lang: source.lang }),
      author: authorOf(source, people),
      image: imageOf(source, settings),
      ...(source.drawing && { drawing: source.drawing }),
      minutes: Math.ceil(plainText.split(/\s+/).length / wordsPerMinute),
      isListed: isFor(source, store),
    };
  });
}

/** The category whose name is in addresses; undefined = the one that is shown. */
function addressed({ englishCategory }: ArticleSource, facts: Facts): string | undefined {
  return englishCategory && fill(englishCategory, (name) => facts[name]);
}

/** Reading speed on screens. */
const wordsPerMinute = 220;

function authorOf({ author }: ArticleSource, people: readonly Person[]): Article["author"] {
  if (author === null) return null;
  const person = personOf(people, author);
  return { name: person?.name ?? author, slug: person?.hasPage ? person.slug : null };
}

function imageOf({ image, imageAlt }: ArticleSource, settings: DealerSettings): Article["image"] {
  const url = assetPath(settings, image);
  return url === null ? null : { url, alt: imageAlt ?? "" };
}

/** Without a chosen store, the articles of all stores are shown. */
function isFor({ stores }: ArticleSource, { config, chosen }: StoreSettings): boolean {
  if (stores === null || !chosen || config.collections.articles.scope === "dealer") return true;
  return stores.includes(config.store.id);
}

interface BodySetting extends ArticleSetting {
  /** The addresses of all articles. */
  paths: ReadonlySet<string>;
  /** The slugs of those that cannot be used, whose addresses are unknown. */
  unread: ReadonlySet<string>;
}

function bodyOf(
  source: ArticleSource,
  { facts, sections, paths, unread, store }: BodySetting,
  problems: Problem[],
): Block[] {
  return source.paragraphs.flatMap(({ text, line }) => {
    problems.push(...textProblems(source, line, text, facts));
    const blocks = blocksOf(fill(text, (name) => facts[name]));
    for (const href of blocks.flatMap(hrefsOf)) {
      const reason = brokenLinkReason(href, sections) ?? unknownArticle(href, paths, unread);
      const at = line + lineOfLink(text, href) - 1;
      if (reason !== null) problems.push(faultAt(source.file, at, reason));
    }
    return withoutClosedLinks(blocks as Json, store.config) as unknown as Block[];
  });
}

function unknownArticle(
  href: string,
  paths: ReadonlySet<string>,
  unread: ReadonlySet<string>,
): string | null {
  const [path = ""] = href.split("#");
  if (!href.startsWith("/") || ownerOf(path)?.page !== "article" || paths.has(path)) return null;
  const end = path.slice(path.lastIndexOf("/"));
  if (unread.has(end.slice(1))) return null;
  const same = [...paths].find((one) => one.endsWith(end));
  const hint = same === undefined ? didYouMean(path, paths) : `: write "${same}"`;
  return `expected the address of an article, found "${href}"${hint}`;
}

function textProblems(
  { file }: ArticleSource,
  line: number,
  text: string,
  facts: Facts,
): Problem[] {
  const unknown = placeholdersIn(text).flatMap((name) => factFindings([], name, facts));
  const term = triggeringTerm(fill(text, (name) => facts[name]));
  const messages = unknown.map(({ message }) => message);
  return [...messages, ...(term === null ? [] : [triggeringMessage(term)])].map((message) =>
    faultAt(file, line, message),
  );
}

function runsOf(block: Block): Inline[] {
  if (block.kind === "heading") return [{ text: block.text }];
  return block.kind === "paragraph" ? block.runs : block.items.flat();
}

function plainTextOf(block: Block): string {
  if (block.kind !== "list")
    return runsOf(block)
      .map(({ text }) => text)
      .join("");
  return block.items.map((item) => item.map(({ text }) => text).join("")).join("\n");
}

function hrefsOf(block: Block): string[] {
  return runsOf(block).flatMap(({ href }) => (href === undefined ? [] : [href]));
}

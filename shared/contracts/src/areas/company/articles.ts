import { z } from "zod";
import { Block, Href } from "../../content-parts.ts";
import { endpoint } from "../../endpoint.ts";
import { articleCollections } from "./article-paths.ts";

const Slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "a slug such as winter-tires");
/** `YYYY-MM-DD`, in the time zone of the store. */
const Day = z.iso.date();

export const ArticleCategory = z.object({ slug: Slug, name: z.string() });
export type ArticleCategory = z.infer<typeof ArticleCategory>;

/** An article without its text. */
export const ArticleSummary = z.object({
  slug: Slug,
  collection: z.enum(articleCollections),
  title: z.string(),
  description: z.string(),
  category: ArticleCategory,
  /** Null = the dealer. `slug` is that of a person of the team; null = no such person. */
  author: z.object({ name: z.string(), slug: z.string().nullable() }).nullable(),
  published: Day,
  updated: Day.nullable(),
  image: z.object({ url: z.string(), alt: z.string() }).nullable(),
  /** The name of what is drawn where there is no image; missing = that of its topic. */
  drawing: z.string().optional(),
  /** Reading time in whole minutes. */
  minutes: z.int().positive(),
  /** The language of its text, where that is not the one of the page. */
  lang: z.string().optional(),
});
export type ArticleSummary = z.infer<typeof ArticleSummary>;

export const Article = ArticleSummary.extend({ body: z.array(Block).min(1) });
export type Article = z.infer<typeof Article>;

/** Articles of one page of the list. */
export const articlesPerPage = 12;

export const ArticleList = z.object({
  articles: z.array(ArticleSummary),
  total: z.int().nonnegative(),
  pages: z.int().positive(),
  categories: z.array(ArticleCategory.extend({ count: z.int().nonnegative() })),
  /** The category of the request; null = all. */
  category: ArticleCategory.nullable(),
});
export type ArticleList = z.infer<typeof ArticleList>;

/**
 * Published articles, the newest first, of a category or a collection if one is named. A category or a page that does
 * not exist is 404.
 */
export const listArticles = endpoint({
  method: "GET",
  path: "/api/company/articles",
  query: z.object({
    category: z.string().max(100).optional(),
    collection: z.enum(articleCollections).optional(),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  reply: ArticleList,
  errors: ["bad-query", "content-unknown", "dealer-unknown"],
});

/** A published article by its slug or a former one; the reply has its current slug. */
export const getArticle = endpoint({
  method: "GET",
  path: "/api/company/articles/:slug",
  params: z.object({ slug: Slug.max(100) }),
  reply: z.object({ article: Article, related: z.array(ArticleSummary) }),
  errors: ["bad-request", "content-unknown", "dealer-unknown"],
});

/** A text with the found words marked, in runs; those of an answer may be links. */
export const MarkedText = z.array(
  z.object({ text: z.string(), marked: z.literal(true).optional(), href: Href.optional() }),
);
export type MarkedText = z.infer<typeof MarkedText>;

/** The longest text that is searched for. */
export const maxSearchLength = 200;

/** Articles with every word of `q`, the best matches first, at most 50. */
export const searchArticles = endpoint({
  method: "GET",
  path: "/api/company/article-search",
  query: z.object({ q: z.string().max(maxSearchLength) }),
  reply: z.object({
    results: z.array(z.object({ article: ArticleSummary, title: MarkedText, excerpt: MarkedText })),
    /** Corrected search words, if `q` is mistyped; null = `q` was searched for as it is. */
    understood: z.string().nullable().default(null),
  }),
  errors: ["bad-query", "content-unknown", "dealer-unknown"],
});

/** The addresses of all published articles, for the sitemap. */
export const listArticleAddresses = endpoint({
  method: "GET",
  path: "/api/company/article-addresses",
  reply: z.object({
    articles: z.array(
      ArticleSummary.pick({ slug: true, collection: true }).extend({ changedOn: Day }),
    ),
  }),
  errors: ["dealer-unknown"],
});

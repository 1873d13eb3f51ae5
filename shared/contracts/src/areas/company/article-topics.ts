import type { ArticleSummary } from "./articles.ts";

/** Topic of an article. */
export const articleTopics = [
  "buying",
  "financing",
  "owning",
  "selling",
  "electric",
  "community",
  "news",
  "reviews",
] as const;
export type ArticleTopic = (typeof articleTopics)[number];

/** Words of a category's slug: a dealer may name its categories as it likes. */
const byWord: readonly [RegExp, ArticleTopic][] = [
  [/financ|credit|loan|budget/, "financing"],
  [/sell|trad/, "selling"],
  [/electric|hybrid/, "electric"],
  [/owning|service|maintenance|repair/, "owning"],
  [/communit|event/, "community"],
  [/review/, "reviews"],
  [/buy|shop/, "buying"],
];

const byCollection: Readonly<Record<ArticleSummary["collection"], ArticleTopic>> = {
  "staff-reviews": "reviews",
  "car-advice-education": "buying",
  faqs: "buying",
  news: "news",
  "community-outreach": "community",
};

/** The topic of an article by its category, else by its collection. */
export function topicOf({
  category,
  collection,
}: Pick<ArticleSummary, "category" | "collection">): ArticleTopic {
  const [, topic] = byWord.find(([words]) => words.test(category.slug)) ?? [];
  return topic ?? byCollection[collection];
}

/** Subjects of articles that have a drawing of their own. */
const subjects = [
  "review-truck",
  "review-minivan",
  "review-hatchback",
  "review-coupe-suv",
  "recalls",
  "gap",
  "terms",
  "budget",
  "miles",
  "tires",
  "maintenance",
  "private-sale",
  "report",
  "test-drive",
  "tax",
  "certified",
  "mechanic",
  "delivery",
  "coats",
  "class",
  "another-store",
  "online",
  "drivers",
  "parts",
  "cleanup",
] as const;

/** Drawings for an article, which names one in its file. */
export const articleDrawings = [...articleTopics, ...subjects] as const;
export type ArticleDrawing = (typeof articleDrawings)[number];

/** Drawing of an article: the one that it names, else the one of its topic. */
export function drawingOf(
  article: Pick<ArticleSummary, "drawing" | "category" | "collection">,
): ArticleDrawing {
  // A service may know drawings that this release has not.
  return articleDrawings.find((known) => known === article.drawing) ?? topicOf(article);
}

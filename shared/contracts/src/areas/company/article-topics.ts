import type { ArticleSummary } from "./articles.ts";

/** What an article is about. */
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

/** Subjects of single articles that have a drawing of their own, by words of the slug. */
const bySubject = {
  "review-truck": /truck-.*review/,
  "review-minivan": /minivan/,
  "review-hatchback": /hatchback|mirage/,
  "review-coupe-suv": /coupe-suv|eclipse-cross/,
  recalls: /recall/,
  gap: /(?:^|-)gap(?:-|$)/,
  terms: /terms|apr/,
  budget: /budget|first-car/,
  miles: /miles|mileage/,
  tires: /tire/,
  maintenance: /maintenance/,
  "private-sale": /sell-it-yourself|private-sale/,
  report: /history|carfax/,
  "test-drive": /test-drive/,
  tax: /tax|title|plates/,
  certified: /certified/,
  mechanic: /mechanic/,
  delivery: /delivery|afternoon-truck/,
  coats: /coat|clothes/,
  class: /class|lesson|school/,
  "another-store": /another-store|transfer/,
  online: /online/,
  drivers: /new-driver|teen/,
  parts: /parts/,
} as const;

type ArticleSubject = keyof typeof bySubject;

/** The drawing of an article: that of its subject, else that of its topic. */
export type ArticleDrawing = ArticleTopic | ArticleSubject;

export const articleDrawings: readonly ArticleDrawing[] = [
  ...articleTopics,
  ...(Object.keys(bySubject) as ArticleSubject[]),
];

/** What the picture of an article shows, where it names none of its own. */
export function drawingOf(
  article: Pick<ArticleSummary, "slug" | "category" | "collection">,
): ArticleDrawing {
  const own = Object.entries(bySubject).find(([, words]) => words.test(article.slug));
  return own === undefined ? topicOf(article) : (own[0] as ArticleSubject);
}

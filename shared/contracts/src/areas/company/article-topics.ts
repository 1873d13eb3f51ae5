import type { ArticleSummary } from "./articles.ts";

/** What the picture of an article is about, where it names none of its own. */
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

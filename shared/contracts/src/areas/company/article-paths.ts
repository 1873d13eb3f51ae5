/** The collections of articles; each is the first segment of its articles' addresses. */
export const articleCollections = [
  "staff-reviews",
  "car-advice-education",
  "faqs",
  "news",
  "community-outreach",
] as const;
export type ArticleCollection = (typeof articleCollections)[number];

/** `/car-advice-education/winter-tires`: the one canonical address of an article. */
export function articlePath(article: { collection: ArticleCollection; slug: string }): string {
  return `/${article.collection}/${article.slug}`;
}

/** `/faqs`: the list of a collection's articles. */
export function collectionPath(collection: ArticleCollection): string {
  return `/${collection}`;
}

/** `/help-center/financing` */
export function helpCategoryPath(id: string): string {
  return `/help-center/${id}`;
}

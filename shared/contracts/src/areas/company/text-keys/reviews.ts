/** Texts of the reviews, read by loaders. */
export const reviewServerKeys = {
  "reviews.summary": ["rating", "count", "platform", "date"],
  "reviews.source": ["platform", "topics"],
  "reviews.source.dated": ["platform", "date", "topics"],
  "reviews.translated": ["source"],
  "reviews.all": ["platform"],
  "reviews.more": ["count"],
  "reviews.fewer": [],
  "reviews.read": [],
  "reviews.original": [],
  "reviews.originalOn": ["platform"],
  "reviews.about.Buy": [],
  "reviews.about.Sale": [],
  "reviews.about.Sell": [],
  "reviews.about.Service": [],
  "reviews.about.Finance": [],
} as const;

/** Texts of the page about the company, read by its loader. */
export const aboutServerKeys = {
  "about.since": ["year"],
  "about.numbers": [],
  "about.numbers.since": [],
  "about.numbers.stores": [],
  "about.numbers.people": [],
  "about.numbers.rating": ["count", "platform"],
  "about.numbers.rating.store": ["count", "platform", "store"],
  "about.numbers.rating.stores": ["count", "platform"],
  "about.otherStores": [],
  "about.reviews.store": ["store"],
} as const;

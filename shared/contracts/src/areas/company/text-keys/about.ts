/** Texts of the page about the company, read by its loader. */
export const aboutServerKeys = {
  "about.since": ["year"],
  "about.numbers": [],
  "about.numbers.since": [],
  "about.numbers.stores": [],
  "about.numbers.people": [],
  "about.numbers.rating": ["platform"],
  "about.numbers.rating.store": ["platform", "store"],
  "about.numbers.rating.stores": ["platform"],
} as const;

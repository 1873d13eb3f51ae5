/** Texts of the page about the company, read by its loader. */
export const aboutServerKeys = {
  "about.hoursOf": ["store"],
  "about.otherHours": [],
  "about.since": ["year"],
  "about.numbers": [],
  "about.numbers.since": [],
  "about.numbers.stores": [],
  "about.numbers.people": [],
  "about.numbers.rating": ["platform"],
} as const;

/** Texts of the page about the company, read by its loader. */
export const aboutServerKeys = {
  "about.hoursOf": ["store"],
  "about.otherHours": [],
} as const;

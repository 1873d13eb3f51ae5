/** Texts of the legal pages, read by their loaders. */
export const legalServerKeys = {
  "legal.updated": ["date"],
  "legal.contents": [],
  "legal.others": [],
  "legal.print": [],
  "legal.translation": [],
  "legal.englishOnly": [],
  "legal.english": [],
} as const;

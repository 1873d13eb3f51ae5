type Categories = readonly { categoryId: string; questionsIds: readonly string[] }[];

/** The categories that have a revealed question, in order: each is a page. */
export function questionPages<C extends Categories[number]>(
  { categories }: { categories: readonly C[] },
  revealed: readonly string[],
): C[] {
  return categories.filter(({ questionsIds }) => questionsIds.some((id) => revealed.includes(id)));
}

/** The category of a question; null = no category has it. */
export function categoryOf(
  { categories }: { categories: Categories },
  questionId: string,
): string | null {
  const found = categories.find(({ questionsIds }) => questionsIds.includes(questionId));
  return found?.categoryId ?? null;
}

/** The page beside the one of a category; null = there is none. */
export function neighborPage(pages: Categories, categoryId: string, offset: 1 | -1): string | null {
  const at = pages.findIndex((page) => page.categoryId === categoryId);
  return at < 0 ? null : (pages[at + offset]?.categoryId ?? null);
}

import { helpCategoryPath } from "@forecourt/contracts/areas/company/article-paths";
import { slug } from "@forecourt/domain/slug";

/** The id of a question on the page of its category. For loaders. */
export function questionId(question: string): string {
  return `q-${slug(question)}`;
}

/** The address of a question with its answer open. For loaders. */
export function questionHref(categoryId: string, question: string): string {
  return `${helpCategoryPath(categoryId)}#${questionId(question)}`;
}

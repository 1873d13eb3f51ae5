import { type AreaName, ownerOf, type PageId } from "../areas.ts";
import { withoutLanguage } from "../language.ts";

/** Whether a path is one of this page, in any language. */
export function isPathOfPage<A extends AreaName>(path: string, area: A, page: PageId<A>): boolean {
  const owner = ownerOf(withoutLanguage(path));
  return owner?.area === area && owner.page === page;
}

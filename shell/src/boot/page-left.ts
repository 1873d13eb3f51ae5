import { deferredInDocument } from "@forecourt/remote-kit/deferred";
import { placeOf } from "../app/page-place.ts";
import type { LoadedPage } from "../app/page-view.tsx";

/**
 * The page on screen, as its history entry keeps it. Null while it cannot be drawn again without
 * asking: its code did not load, or parts of its document are still on their way.
 */
export function pageLeft(page: LoadedPage, main: Element): LoadedPage | null {
  if (page.state.outcome !== "page" || !page.Page) return null;
  const late: Record<string, LoadedPage["late"][string]> = {};
  for (const [name, part] of Object.entries(page.late)) {
    const value = "inDocument" in part ? deferredInDocument(name) : part;
    if (!value) return null;
    late[name] = value;
  }
  return { ...page, late, place: placeOf(main) };
}

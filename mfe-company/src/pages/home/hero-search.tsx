import { searchTextPath } from "@forecourt/contracts/areas/inventory/search-text-path";
import { SearchBox } from "@forecourt/remote-kit/search-box";
import { useSite } from "@forecourt/remote-kit/site-context";

/** The text search of the first slide; a plain form, so it needs no script. */
export function HeroSearch() {
  const { pages } = useSite();
  return pages["search"] === true ? <SearchBox action={searchTextPath} /> : null;
}

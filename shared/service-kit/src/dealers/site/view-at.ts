import { allAreas } from "@forecourt/contracts/area-definitions";
import { type AreaName, areas } from "@forecourt/contracts/areas";
import type { EntriesOn, PageDefinition } from "@forecourt/contracts/areas/define-area";
import type { ContentName } from "@forecourt/contracts/content";
import { pathWithoutParams } from "@forecourt/contracts/paths/path-pattern";
import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import { deepFreeze } from "../json/freeze.ts";
import type { StoreView } from "./store-view.ts";

/** A page that lists other pages, see `entries` of the area. */
interface ListingPage {
  area: AreaName;
  content: ContentName;
  flag: string;
  path: string;
  entriesOn: EntriesOn;
}

const listingPages: readonly ListingPage[] = allAreas.flatMap(({ name, entries = {} }) =>
  Object.entries(entries).map(([page, entriesOn]) => listingPage(name, page, entriesOn)),
);

function listingPage(area: AreaName, page: string, entriesOn: ListingPage["entriesOn"]) {
  const pages: Readonly<Record<string, PageDefinition>> = areas[area];
  const { flag = "", paths = [] } = pages[page] ?? {};
  const [path = ""] = paths.map(pathWithoutParams).filter((one) => one !== null);
  return { area, content: `${area}/${page}` as ContentName, flag, path, entriesOn };
}

interface ViewOfDay {
  day: string;
  /** The pages that are listed, as JSON. */
  listed: string;
  view: StoreView;
}

/** The last view of each store. */
const latest = new WeakMap<StoreView, ViewOfDay>();

/**
 * A store's view on its calendar day at `moment`: no menu or link leads to a page that lists nothing on that day.
 * The object stays the same as long as the same pages are listed.
 */
export function viewAt(view: StoreView, moment: Date): StoreView {
  const { day } = wallTimeAt(moment, view.config.company.timezone);
  const known = latest.get(view);
  if (known?.day === day) return known.view;
  const found = viewOn(view, day, known);
  latest.set(view, found);
  return found.view;
}

function viewOn(view: StoreView, day: string, known: ViewOfDay | undefined): ViewOfDay {
  const listing = listingPages.filter(({ content }) => view.contents.has(content));
  if (listing.length === 0) return { day, listed: "", view };
  const entries = listing.map(({ area, content, entriesOn }) =>
    entriesOn(view.contents.get(content), day, (page) =>
      view.contents.get(`${area}/${page}` as ContentName),
    ),
  );
  const listed = JSON.stringify(entries);
  if (known?.listed === listed) return { ...known, day };
  const empty = listing.filter((_page, index) => entries[index]?.length === 0);
  const found = withListing(view, [...new Set(entries.flat())], empty);
  deepFreeze(found.site);
  return { day, listed, view: found };
}

function withListing(
  view: StoreView,
  entries: readonly string[],
  empty: readonly ListingPage[],
): StoreView {
  const other = empty.length === 0 ? view : view.without(empty.map(({ flag }) => flag));
  if (other === null) return view;
  return {
    ...view,
    // The empty page itself stays: a bookmark leads to it, and it says that it is empty.
    site: {
      ...other.site,
      pages: view.site.pages,
      entries,
      emptyPages: empty.map(({ path }) => path),
    },
    contents: new Map([...view.contents, ...other.contents]),
    articles: other.articles,
  };
}

import type { FilterRelaxation, SearchReply } from "@forecourt/contracts/inventory";
import type { SearchFilter } from "@forecourt/contracts/search-filter";
import type { SearchState } from "@forecourt/contracts/search-path";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { CardData } from "../../parts/card-data.ts";
import { grouped } from "../../parts/grouped.ts";
import { without } from "./filter-change.ts";
import { boundInWords, boundsOf } from "./filter-words.ts";
import { listLink, scopeOf } from "./list-links.ts";
import { filtersInForce } from "./search-chips.ts";
import type { EmptyState } from "./search-data.ts";
import { namesOf } from "./search-words.ts";

type Texts = Record<string, string>;

/** What to do when no car fits: give way on a filter, take all away, or look at what comes near. */
export function emptyState(
  place: SearchState,
  reply: SearchReply,
  site: SiteContext,
  nearest: CardData[],
): EmptyState {
  const { texts } = site;
  const filtered = Object.keys(place.filter).some((key) => key !== "condition");
  const texted = filtered ? "search.empty" : "search.emptyLot";
  const clear = {
    label: fillText(texts, "search.empty.clear"),
    href: listLink(scopeOf(place.filter), place).href,
  };
  return {
    title: fillText(texts, `${texted}.title`),
    body: fillText(texts, `${texted}.body`),
    loosen: (reply.nothing?.loosen ?? []).map((one) => looser(place, one, reply, texts)),
    clear: filtered ? clear : null,
    nearest,
  };
}

function looser(place: SearchState, loosening: FilterRelaxation, reply: SearchReply, texts: Texts) {
  const { filter } = place;
  const { key, value, and, total } = loosening;
  const number = total === 1 ? "one" : "other";
  const gone = value === null ? [key] : [];
  if (and !== undefined) gone.push(and);
  const rest = without(filter, key, ...gone);
  const bounds = value === null ? [] : boundsOf({ [key]: value });
  const [one = "", ...others] = gone.flatMap((name) => wordsOf(filter, name, reply, texts));
  const either = (first: string, second: string) =>
    fillText(texts, "search.what.or", { first, second });
  const leftOut = others.reduce(either, one);
  const parts = bounds.map(([bound, limit]) => boundInWords(texts, bound, limit));
  if (leftOut !== "") parts.push(fillText(texts, "search.empty.without", { filter: leftOut }));
  return {
    label: parts.join(", "),
    found: fillText(texts, `search.count.${number}`, { count: grouped(total) }),
    href: listLink({ ...rest, ...Object.fromEntries(bounds) }, place).href,
  };
}

/** What a filter says, value by value. */
function wordsOf(
  filter: SearchFilter,
  key: keyof SearchFilter,
  reply: SearchReply,
  texts: Texts,
): string[] {
  if (key === "condition") return [fillText(texts, `condition.${filter.condition}`)];
  return filtersInForce(filter, namesOf(filter, reply), texts)
    .filter((one) => one.key === key)
    .map(({ label }) => label);
}

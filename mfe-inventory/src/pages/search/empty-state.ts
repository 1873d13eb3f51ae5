import type { Loosening, SearchReply } from "@forecourt/contracts/inventory";
import type { SearchPlace } from "@forecourt/contracts/search-path";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { CardData } from "../../parts/card-data.ts";
import { grouped } from "../../parts/grouped.ts";
import { without } from "./filter-change.ts";
import { type BoundKey, boundInWords } from "./filter-words.ts";
import { listLink, scopeOf } from "./list-links.ts";
import { filtersInForce } from "./search-chips.ts";
import type { EmptyState } from "./search-data.ts";
import { namesOf } from "./search-words.ts";

/** What to do when no car fits: give way on a filter, take all away, or look at what comes near. */
export function emptyState(
  place: SearchPlace,
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

function looser(
  place: SearchPlace,
  { key, value, total }: Loosening,
  reply: SearchReply,
  texts: Record<string, string>,
) {
  const { filter } = place;
  const number = total === 1 ? "one" : "other";
  const found = fillText(texts, `search.count.${number}`, { count: grouped(total) });
  const rest = without(filter, key);
  if (value !== null) {
    const words = boundInWords(texts, key as BoundKey, value);
    const { href } = listLink({ ...rest, [key]: value }, place);
    return { label: words, found, href };
  }
  const gone = filtersInForce(filter, namesOf(filter, reply), texts)
    .filter((one) => one.key === key)
    .map(({ label }) => label);
  const what =
    key === "condition" ? fillText(texts, `condition.${filter.condition}`) : gone.join(", ");
  const label = fillText(texts, "search.empty.without", { filter: what });
  return { label, found, href: listLink(rest, place).href };
}

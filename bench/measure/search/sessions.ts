import { Sort } from "@forecourt/contracts/search-filter";
import { type Random, seeded } from "../../../tools/demo-inventory/random.ts";
import { type Kind, kindWeights, type LotWords } from "./lot-words.ts";
import { type Asked, oneMore } from "./one-more.ts";

/** Every this many-th page turn is a leap towards the end of the list. */
const LEAP_SHARE = 0.25;
/** How often a shopper leaves the order of the list alone. */
const FIRST_SORT_SHARE = 0.72;

/** How often a shopper asks for what finds nothing, though the counts say so: typed, or an old link. */
const NOTHING_SHARE = 0.12;
const MOST_TRIES = 20;

/**
 * Searches that shoppers make one after the other, as query strings: each begins with one filter or
 * none, then narrows down, turns pages, changes the order, and gives up a filter. The same ones for the
 * same seed.
 *
 * @param finds Whether a search shows a car: shoppers see the counts, and mostly choose what does.
 */
export function sessions(
  lot: LotWords,
  { count, seed, finds }: { count: number; seed: string; finds: (search: string) => boolean },
): string[] {
  const random = seeded(seed);
  const searches: string[] = [];
  while (searches.length < count) searches.push(...session(lot, random, finds));
  return searches.slice(0, count);
}

function session(lot: LotWords, random: Random, finds: (search: string) => boolean): string[] {
  let asked: Asked = random.chance(0.2) ? {} : oneMore({}, kindOf({}, lot, random), lot, random);
  const searches = [written(asked)];
  const steps = random.between(3, 8);
  for (let step = 0; step < steps; step++) {
    let next = nextSearch(asked, lot, random);
    const most = random.chance(NOTHING_SHARE) ? 0 : MOST_TRIES;
    for (let tries = 0; tries < most && !finds(written(next)); tries++) {
      next = nextSearch(asked, lot, random);
    }
    searches.push(written(next));
    if (finds(written(next))) asked = next;
  }
  return searches;
}

function nextSearch(asked: Asked, lot: LotWords, random: Random): Asked {
  const { page = 1, ...rest } = asked;
  const step = random.next();
  if (step < 0.2) {
    const further = random.chance(LEAP_SHARE) ? random.between(20, 400) : 1;
    return { ...rest, page: Number(page) + further };
  }
  if (step < 0.36) return { ...rest, sort: sortOf(random) };
  const keys = Object.keys(rest).filter((key) => key !== "sort" && key !== "make");
  if (step < 0.46 && keys.length > 0) {
    const gone = random.pick(keys);
    return Object.fromEntries(Object.entries(rest).filter(([key]) => key !== gone));
  }
  return oneMore(rest, kindOf(rest, lot, random), lot, random);
}

function sortOf(random: Random): Sort {
  return random.chance(FIRST_SORT_SHARE)
    ? random.pick(["priceLow", "mileage", "payment", "newest"] as const)
    : random.pick(Sort.options);
}

/** A filter that makes sense beside those there are. */
function kindOf(asked: Asked, lot: LotWords, random: Random): Kind {
  const fits = lot.kinds.filter((kind) => {
    if (kind === "model") return asked.make !== undefined && !String(asked.make).includes(",");
    return kind === "feature" || !(kind in asked);
  });
  return random.weighted(fits, (kind) => kindWeights[kind]);
}

function written(asked: Asked): string {
  const words = Object.entries(asked).map(([key, value]): [string, string] => [key, String(value)]);
  return new URLSearchParams(words).toString().replaceAll("%2C", ",");
}

import type { SearchReply } from "@forecourt/contracts/inventory";
import type { SearchState } from "@forecourt/contracts/search-path";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import { paymentForm, priceForm, yearForm } from "./filter-forms.ts";
import { boundOptions, conditionOptions, listOptions } from "./filter-options.ts";
import { boundInWords, boundsOf } from "./filter-words.ts";
import type { FilterGroup } from "./search-data.ts";

type Priority = SiteContext["filterPriority"][number];

/** The groups of each name in the dealer's order; those that it does not name come after, in ours. */
const prioritized: Record<Priority, readonly GroupId[]> = {
  bodystyle: ["bodyStyle"],
  "make-model": ["make", "model"],
  features: ["features"],
  price: ["price", "payment"],
};
const inOurOrder = [
  "bodyStyle",
  "make",
  "model",
  "price",
  "payment",
  "features",
  "year",
  "mileage",
  "deal",
  "fuelType",
  "drivetrain",
  "transmission",
  "exteriorColor",
  "interiorColor",
] as const;
type GroupId = (typeof inOurOrder)[number];

/** Closed until somebody wants them; the others are what most people choose by. */
const closed: readonly GroupId[] = [
  "features",
  "fuelType",
  "drivetrain",
  "transmission",
  "exteriorColor",
  "interiorColor",
];

/** The filters of the rail, in the dealer's order. */
export function filterGroups(
  place: SearchState,
  reply: SearchReply,
  site: SiteContext,
): FilterGroup[] {
  const first = site.filterPriority.flatMap((name) => prioritized[name]);
  const ids = [...first, ...inOurOrder.filter((id) => !first.includes(id))];
  const parts = partsOf(place, reply, site);
  return (["condition", ...ids] as const)
    .map((id) => withWords(id, parts[id](), place, site))
    .filter(hasContent);
}

function hasContent({ options, form, note }: FilterGroup): boolean {
  return options.length > 0 || form !== null || note !== null;
}

type Parts = Partial<Pick<FilterGroup, "options" | "form" | "note" | "look">>;

/** What stands in each group. */
function partsOf(place: SearchState, reply: SearchReply, site: SiteContext) {
  const { texts } = site;
  const list = (key: Parameters<typeof listOptions>[2]) => () => ({
    options: listOptions(place, reply, key, texts),
  });
  return {
    condition: () => ({ options: conditionOptions(place, reply, site), look: "single" }),
    bodyStyle: () => ({ ...list("bodyStyle")(), look: "tiles" }),
    make: list("make"),
    model: () => modelParts(place, reply, texts),
    price: () => ({
      options: boundOptions(place, reply, "priceMax", texts),
      look: "single",
      form: priceForm(place, site),
    }),
    payment: () => ({
      options: boundOptions(place, reply, "paymentMax", texts),
      look: "single",
      form: paymentForm(place, site),
      note: fillText(texts, "search.payment.note"),
    }),
    features: list("feature"),
    year: () => (reply.facets.year.length === 0 ? {} : { form: yearForm(place, reply, site) }),
    mileage: () => ({ options: boundOptions(place, reply, "mileageMax", texts), look: "single" }),
    deal: list("deal"),
    fuelType: list("fuelType"),
    drivetrain: list("drivetrain"),
    transmission: list("transmission"),
    exteriorColor: list("exteriorColor"),
    interiorColor: list("interiorColor"),
  } satisfies Record<GroupId | "condition", () => Parts>;
}

/** A name alone may belong to several makes, so models are offered with one make only. */
function modelParts(place: SearchState, reply: SearchReply, texts: Record<string, string>): Parts {
  const makes = place.filter.make?.length ?? 0;
  if (makes === 1) return { options: listOptions(place, reply, "model", texts) };
  return makes === 0 ? {} : { note: fillText(texts, "search.filter.model.oneMake") };
}

function withWords(
  id: GroupId | "condition",
  { options = [], form = null, note = null, look = "list" }: Parts,
  place: SearchState,
  { texts }: SiteContext,
): FilterGroup {
  const bounds = boundsOf(place.filter)
    .filter(([key]) => key.startsWith(id))
    .map(([key, value]) => boundInWords(texts, key, value));
  const chosen = options.filter(({ selected }) => selected).map(({ label }) => label);
  return {
    id,
    title: fillText(texts, `search.filter.${id}`),
    chosen: [...new Set([...chosen, ...bounds])].join(", "),
    open: !closed.some((one) => one === id),
    look,
    options,
    form,
    note,
  };
}

import { z } from "zod";
import { Sort } from "../areas/inventory/search/search-filter.ts";
import { Condition } from "../vehicle.ts";
import { orNull } from "./values.ts";

/**
 * Where a vehicle's image comes from: photographed and set before the dealer's own background, the
 * first view of a photographer, all others, and a stock library's picture of the model (EVOX).
 */
export const ImageSource = z.enum(["customBackground", "preview", "additional", "evox"]);
export type ImageSource = z.infer<typeof ImageSource>;

const unique = <T extends z.ZodType>(schema: T): z.ZodArray<T> =>
  z.array(schema).refine((list) => new Set(list).size === list.length, "each value once");

const RestrictionFlags = z.strictObject({
  unlockInventory: z.boolean(),
  unlockPrice: z.boolean(),
  /** Offers of which the price contains none, for buyers who qualify. */
  unlockOffers: z.boolean(),
});

/**
 * Content that a visitor must unlock first, by condition of the car: personal prices, the early-access inventory, and
 * offers. The advertised total price is always public.
 */
export const Restrictions = z.strictObject({
  new: RestrictionFlags,
  used: RestrictionFlags,
  certified: RestrictionFlags,
  /** Lists of all conditions; they show no offers. */
  search: RestrictionFlags.pick({ unlockInventory: true, unlockPrice: true }),
});
export type Restrictions = z.infer<typeof Restrictions>;

/**
 * A host from which photos may be fetched: `photos.example` by https only, or `http://photos.example`
 * also by http. Wildcards and IP addresses are refused, because others could then choose the servers
 * that the image service connects to.
 */
const PhotoHost = z
  .string()
  .regex(
    /^(?:http:\/\/)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/,
    "a host name in lower case, with http:// before it only where it has no https",
  );

const HistoryReportUrl = z
  .string()
  .regex(
    /^https:\/\/[a-z0-9.-]+(?::\d+)?\/[^\s{}]*\{vin\}[^\s{}]*$/,
    "an address that starts with https:// and has {vin} once, behind the host",
  );

/** The longest time for which a car may be early access. */
export const maxEarlyAccessDays = 30;

/** Conditions for sale and the settings of the list. */
export const InventorySettings = z.strictObject({
  conditions: unique(Condition).min(1, "at least one condition"),
  /** "nearest" needs a ZIP code, so no list begins with it. */
  defaultSort: Sort.exclude(["nearest"]),
  /** Cars on one page of a list; 24 fills the rows of two, three and four columns. */
  carsPerPage: z.int().min(6, "at least 6").max(60, "at most 60"),
  /** Sources of the images on a vehicle's page, in their order there; images of others are not shown. */
  imagePriority: unique(ImageSource).min(1, "at least one source"),
  /** The same for the one image of a vehicle in lists. */
  searchImagePriority: unique(ImageSource).min(1, "at least one source"),
  /** The order of the filter panel. */
  filterPriority: unique(z.enum(["bodystyle", "make-model", "features", "price"])),
  restrictions: Restrictions,
  /** Cars listed for fewer days are early access; 0 = none. */
  earlyAccessDays: z
    .int()
    .min(0, "days, 0 or more")
    .max(maxEarlyAccessDays, `at most ${maxEarlyAccessDays} days`),
  /** True shows price ratings; then every rating is shown, also the bad ones. */
  showPriceRatings: z.boolean(),
  /** True shows for how long each car has been listed: on its card, and with the date on its page. */
  showDaysOnLot: z.boolean(),
  /** True serves the cars of the store as a feed for Google, see `docs/decisions/0255`. */
  googleFeed: z.boolean(),
  /** Hosts from which photos of feeds may come, besides the dealer's own folder. */
  photoHosts: unique(PhotoHost),
  /** Hosts in `photoHosts` whose pictures are drawings; pages mark them as illustrations. */
  illustrationHosts: unique(PhotoHost),
  /** URL of a third party's history report, with `{vin}` in it; null = no link. */
  historyReportUrl: orNull(HistoryReportUrl),
});
export type InventorySettings = z.infer<typeof InventorySettings>;

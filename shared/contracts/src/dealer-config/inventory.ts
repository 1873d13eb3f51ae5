import { z } from "zod";
import { Sort } from "../areas/inventory/search/search-filter.ts";
import { Condition } from "../vehicle.ts";
import { orNull } from "./values.ts";

const ImageSource = z.enum(["customBackground", "preview", "additional", "evox"]);

const unique = <T extends z.ZodType>(schema: T): z.ZodArray<T> =>
  z.array(schema).refine((list) => new Set(list).size === list.length, "each value once");

const RestrictionFlags = z.strictObject({
  unlockInventory: z.boolean(),
  unlockPrice: z.boolean(),
  unlockOffers: z.boolean(),
});

/**
 * What a visitor first has to unlock, by context. It is about personalised prices and the private
 * inventory; the advertised total price is public everywhere.
 */
export const Restrictions = z.strictObject({
  new: RestrictionFlags,
  used: RestrictionFlags,
  certified: RestrictionFlags,
  search: RestrictionFlags,
});
export type Restrictions = z.infer<typeof Restrictions>;

/**
 * A host whose photographs may be shown: `photos.example`, asked by https alone, or
 * `http://photos.example`, which may be asked without encryption too. No wildcards and no addresses:
 * who may put a name into a domain, or a number behind it, would choose what our server connects to.
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

/** What is sold here and how the list is presented. */
export const InventorySettings = z.strictObject({
  conditions: unique(Condition).min(1, "at least one condition"),
  defaultSort: Sort,
  /** Which picture is a vehicle's first: the earliest source that has one. */
  imagePriority: unique(ImageSource).min(1, "at least one source"),
  searchImagePriority: unique(ImageSource).min(1, "at least one source"),
  /** The order of the filter rail. */
  filterPriority: unique(z.enum(["bodystyle", "make-model", "features", "price"])),
  restrictions: Restrictions,
  /** Cars that are listed for fewer days are shown to those who unlocked the inventory; 0 = to everyone. */
  privateDays: z.int().min(0, "days, 0 or more").max(30, "at most 30 days"),
  /** Compares every price with similar cars: all verdicts are shown, or none. */
  priceVerdict: z.boolean(),
  /** Where photographs named by feeds may come from, besides the dealer's own folder. */
  photoHosts: unique(PhotoHost),
  /** Somebody else's report on one car's past; `{vin}` stands for the car. None = no link. */
  historyReportUrl: orNull(HistoryReportUrl),
});
export type InventorySettings = z.infer<typeof InventorySettings>;

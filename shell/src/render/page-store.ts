import type { SiteContext, SiteStore } from "@forecourt/contracts/site";

/** The store with this id as header and footer of a page show it; undefined where they show it anyway, or it is unknown. */
export function pageStore(
  { places = [], store, storeChosen }: Pick<SiteContext, "places" | "store" | "storeChosen">,
  id: string | undefined,
): SiteStore | undefined {
  if (places.length < 2 || (storeChosen && id === store.id)) return undefined;
  const place = places.find((one) => one.id === id);
  if (!place) return undefined;
  const { timezone: _zone, daysOff: _days, serviceDaysOff: _serviceDays, ...shown } = place;
  return shown;
}

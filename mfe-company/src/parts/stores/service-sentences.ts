import { LocationService } from "@forecourt/contracts/areas/company/locations";
import type { SiteContext } from "@forecourt/contracts/site";
import { formatList, localeOf } from "@forecourt/domain/locale";
import { fillText } from "@forecourt/remote-kit/site-context";

/**
 * Sentences about what a store does, and what it does not do while another store of the dealer does. Empty when the
 * service does not report what stores do.
 */
export function serviceSentences(
  storeId: string,
  servicesByStore: Readonly<Record<string, readonly LocationService[]>>,
  { texts }: Pick<SiteContext, "texts">,
): string[] {
  const own = servicesByStore[storeId];
  if (own === undefined) return [];
  // Offers are of a day, so they say nothing of what a store does.
  const known = LocationService.options.filter((service) => service !== "offers");
  const line = (key: string, services: readonly LocationService[]) =>
    services.length === 0
      ? []
      : [
          fillText(texts, key, {
            services: formatList(
              services.map((service) => fillText(texts, `locations.name.${service}`)),
              localeOf(texts),
            ),
          }),
        ];
  const ofOthers = known.filter((service) =>
    Object.values(servicesByStore).some((services) => services.includes(service)),
  );
  return [
    ...line(
      "locations.does",
      known.filter((service) => own.includes(service)),
    ),
    ...line(
      "locations.doesNot",
      ofOthers.filter((service) => !own.includes(service)),
    ),
  ];
}

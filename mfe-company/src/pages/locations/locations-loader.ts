import { getLocations } from "@forecourt/contracts/areas/company/locations";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import { formatList, localeOf } from "@forecourt/domain/locale";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import { breadcrumbNode } from "../../parts/breadcrumb-node.ts";
import { dealerOf } from "../../parts/dealer-of.ts";
import { locationLabels } from "../../parts/stores/location-labels.ts";
import { locationView, storeFirst } from "../../parts/stores/location-view.ts";
import { serviceSentences } from "../../parts/stores/service-sentences.ts";
import { storeMap } from "../../parts/stores/store-map-view.ts";
import type { LocationsData } from "./locations-data.ts";

/** Loads all stores of a group, each with a link to its own page. */
export const loadLocations: PageLoader<LocationsData> = async (request) => {
  const { site } = request;
  const { locations, servicesByStore } = await areaClient(request)(getLocations);
  const now = new Date();
  const canonical = href.page("company", "locations");
  const title = fillText(site.texts, "frame.ourStores");
  const cities = [...new Set(locations.map(({ city }) => city))];
  return {
    kind: "page",
    data: {
      title,
      lead: fillText(site.texts, "locations.lead"),
      locations: storeFirst(
        locations.map((location) => ({
          ...locationView(location, site, now),
          services: serviceSentences(location.id, servicesByStore, site),
        })),
        site.storeChosen && !site.storeAsked ? site.store.id : null,
      ),
      map: storeMap(locations, site),
      labels: locationLabels(site),
    },
    head: {
      title: fillText(site.texts, "locations.head.title"),
      description: fillText(site.texts, "locations.head.description", {
        name: site.name,
        stores: formatList(cities, localeOf(site.texts)),
      }),
      canonical,
      jsonLd: [
        ...locations.map((location) => dealerOf(location, site)),
        breadcrumbNode([{ label: title }], canonical, site),
      ],
    },
  };
};

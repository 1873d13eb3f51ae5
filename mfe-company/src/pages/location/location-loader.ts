import type { Location } from "@forecourt/contracts/areas/company/contracts";
import { getLocation, type LocationService } from "@forecourt/contracts/areas/company/locations";
import type { RatedReviews } from "@forecourt/contracts/areas/company/reviews";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import { pathForStore } from "@forecourt/contracts/paths/asked-store";
import { contactPath } from "@forecourt/contracts/paths/contact-path";
import { locationPath } from "@forecourt/contracts/paths/location-path";
import type { SiteContext } from "@forecourt/contracts/site";
import { addressLines } from "@forecourt/domain/address-lines";
import { maskPhone } from "@forecourt/domain/phone";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import { breadcrumbNode } from "../../parts/breadcrumb-node.ts";
import { dealerOf } from "../../parts/dealer-of.ts";
import { personView } from "../../parts/person-view.ts";
import { reviewsSection } from "../../parts/reviews/reviews-section-view.ts";
import { openDepartments } from "../../parts/stores/open-departments.ts";
import { storeMap } from "../../parts/stores/store-map-view.ts";
import { teamPath } from "../../parts/team-path.ts";
import { feesView } from "./fees-view.ts";
import type { LocationData } from "./location-data.ts";
import { nearestFirst, storeLink } from "./nearest-first.ts";
import { pathOfService, servicesView } from "./services-view.ts";

/**
 * A store at its own address. Everything is of the store of the address, whichever store the visitor chose; an id that
 * no store has is the site's 404 page.
 */
export const loadLocation: PageLoader<LocationData> = async (request) => {
  const { site, params } = request;
  const { store = "" } = params;
  const reply = await areaClient(request)(getLocation, { params: { store } });
  const { locations, services, reviews } = reply;
  const location = locations.find(({ id }) => id === store);
  if (!location) return { kind: "not-found" };
  const t = (key: string, values = {}) => fillText(site.texts, key, values);
  const place = site.places?.find(({ id }) => id === store);
  const canonical = locationPath(store);
  const trail = [
    { label: t("frame.ourStores"), href: href.page("company", "locations") },
    { label: location.name },
  ];
  return {
    kind: "page",
    store,
    data: {
      trail,
      location,
      address: addressLines(location),
      opened: location.since === null ? null : t("about.since", { year: String(location.since) }),
      departments: place ? openDepartments(place, site, new Date()) : [],
      ways: waysOf(location, services, site),
      services: servicesView(location, reply, site),
      fees: feesView(store, site),
      reviews: reviews && customersOf(location, reviews, site),
      people: peopleOf(reply.people, site),
      map: storeMap(locations, site),
      others: {
        title: t("locations.others"),
        links: nearestFirst(location, locations).map((other) => storeLink(other, site)),
      },
      labels: {
        trail: t("breadcrumb.label"),
        departments: t("locations.departments"),
        where: t("locations.where"),
        directions: t("frame.directions"),
        picture: t("store.picture", { store: location.name }),
      },
    },
    head: {
      ...headOf(location, site),
      canonical,
      jsonLd: [dealerOf(location, site), breadcrumbNode(trail, canonical, site)],
    },
  };
};

function headOf(location: Location, { texts, phoneMasks }: SiteContext) {
  const { name, city, stateShort, addressLine1, zip, phone } = location;
  return {
    title: fillText(texts, "locations.location.head.title", { name, city, stateShort }),
    description: fillText(texts, "locations.location.head.description", {
      name,
      address: `${addressLine1}, ${city}, ${stateShort} ${zip}`,
      phone: maskPhone(phone, phoneMasks.general),
    }),
  };
}

/** What customers think of this store, with a link to more reviews of it. */
function customersOf({ id, storeName: name }: Location, reviews: RatedReviews, site: SiteContext) {
  const { link, ...customers } = reviewsSection(reviews, site, { id, name });
  return { ...customers, link: { ...link, href: pathForStore(link.href, id) } };
}

function waysOf(
  { id, mapUrl }: Location,
  services: readonly LocationService[],
  { texts }: SiteContext,
): LocationData["ways"] {
  const cars = { label: fillText(texts, "locations.cars"), href: pathOfService(id).sales };
  return [
    ...(services.includes("sales") ? [cars] : []),
    { label: fillText(texts, "frame.directions"), href: mapUrl },
    { label: fillText(texts, "menu.contactUs"), href: contactPath(id) },
  ];
}

function peopleOf(
  people: Parameters<typeof personView>[0][],
  site: SiteContext,
): LocationData["people"] {
  const all = { label: fillText(site.texts, "team.everyone"), href: teamPath("all") };
  return {
    title: fillText(site.texts, "locations.people"),
    // The other stores where a person works are listed on their own page.
    list: people.map((person) => personView({ ...person, stores: [] }, site)),
    all: people.length > 0 ? all : null,
  };
}

import { getContact } from "@forecourt/contracts/areas/company/contact";
import type { Location } from "@forecourt/contracts/areas/company/contracts";
import { href } from "@forecourt/contracts/href";
import { linkTo } from "@forecourt/contracts/link-targets";
import type { PageLoader } from "@forecourt/contracts/page";
import type { SiteContext } from "@forecourt/contracts/site";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import { breadcrumbNode } from "../../parts/breadcrumb-node.ts";
import { dealerOf } from "../../parts/dealer-of.ts";
import { locationLabels } from "../../parts/stores/location-labels.ts";
import { locationView, storeFirst } from "../../parts/stores/location-view.ts";
import { storeMap } from "../../parts/stores/store-map-view.ts";
import type { ContactData } from "./contact-data.ts";
import { contactForm } from "./contact-form-data.ts";

/**
 * Loads the contact page: its form, and all stores with their current opening status. `?store=` selects the form of one
 * store of a group, and `?topic=` selects a topic.
 */
export const loadContact: PageLoader<ContactData> = async (request) => {
  const { site, url } = request;
  const {
    head,
    locations,
    nearby,
    replyHours: hours,
    consents,
    topics,
    ...content
  } = await areaClient(request)(getContact);
  const asked = askedStore(url, locations);
  const chosen = asked ?? (site.storeChosen ? site.store.id : null);
  const now = new Date();
  const canonical = href.page("company", "contact");
  const trail = [{ label: fillText(site.texts, "menu.contactUs") }];
  return {
    kind: "page",
    ...(asked !== null && { store: asked }),
    data: {
      ...content,
      reply:
        hours === null
          ? null
          : fillText(site.texts, `contact.reply.${hours === 1 ? "one" : "other"}`, { hours }),
      form: contactForm(site, {
        locations,
        consents,
        topics,
        chosen,
        wanted: url.searchParams.get("topic"),
      }),
      hoursOf: locations.length < 2 ? (locations[0]?.id ?? null) : chosen,
      serviceHelp: serviceHelpOf(site),
      locations: storeFirst(
        locations.map((location) => locationView(location, site, now)),
        chosen,
      ),
      map: storeMap(locations, site, nearby),
      labels: { ...locationLabels(site), phones: fillText(site.texts, "contact.phones") },
    },
    head: {
      ...head,
      canonical,
      jsonLd: [
        ...locations.map((location) => dealerOf(location, site)),
        breadcrumbNode(trail, canonical, site),
      ],
    },
  };
};

/** Store that the address names; null = none, or not a store of a group. */
function askedStore({ searchParams }: URL, locations: readonly Location[]): string | null {
  const id = searchParams.get("store");
  return locations.length > 1 && locations.some((one) => one.id === id) ? id : null;
}

/** Link to book a visit online, else to the service department's page; null = the dealer has neither page. */
function serviceHelpOf({ texts, pages }: SiteContext): ContactData["serviceHelp"] {
  const schedule = linkTo(pages, "service.schedule");
  const path = schedule ?? linkTo(pages, "service.index");
  if (path === null) return null;
  return {
    text: fillText(texts, "contact.service"),
    link: {
      label: fillText(texts, schedule ? "menu.scheduleService" : "menu.serviceCenter"),
      href: path,
    },
  };
}

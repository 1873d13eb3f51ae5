import { getContact } from "@forecourt/contracts/areas/company/contact";
import { offeredTopics } from "@forecourt/contracts/areas/company/contact-topics";
import type { Location } from "@forecourt/contracts/areas/company/contracts";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import type { SiteContext } from "@forecourt/contracts/site";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import { messageFormTexts } from "../../forms/message-form-texts.ts";
import { breadcrumbNode } from "../../parts/breadcrumb-node.ts";
import { dealerOf } from "../../parts/dealer-of.ts";
import type { ContactData, ContactFormData, ContactLocation } from "./contact-data.ts";
import { openDepartments } from "./open-departments.ts";
import { storeMap } from "./store-map-view.ts";

/** The contact page: its form, and all stores with what they are now. */
export const loadContact: PageLoader<ContactData> = async (request) => {
  const { site } = request;
  const { head, locations, nearby, ...content } = await areaClient(request)(getContact);
  const now = new Date();
  const canonical = href.page("company", "contact");
  const trail = [{ label: fillText(site.texts, "menu.contactUs") }];
  return {
    kind: "page",
    data: {
      ...content,
      form: formOf(site, locations),
      locations: locations.map((location) => locationView(location, site, now)),
      map: storeMap(locations, site, nearby),
      labels: {
        hours: fillText(site.texts, "contact.hours"),
        directions: fillText(site.texts, "contact.directions"),
        inventory: fillText(site.texts, "contact.inventory"),
      },
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

function formOf(site: SiteContext, locations: readonly Location[]): ContactFormData {
  const t = (key: string) => fillText(site.texts, key);
  return {
    ...messageFormTexts(site),
    topic: {
      label: t("contact.topic"),
      choose: t("contact.topic.choose"),
      missing: t("leadFault.required"),
      options: offeredTopics(site.pages).map((value) => ({
        value,
        label: t(`contact.topic.${value}`),
      })),
    },
    store:
      locations.length < 2
        ? null
        : {
            label: t("contact.store"),
            options: locations.map(({ id, storeName }) => ({ value: id, label: storeName })),
            chosen: site.storeChosen ? site.store.id : null,
            choose: t("store.choose"),
            missing: t("leadFault.required"),
          },
  };
}

function locationView(location: Location, site: SiteContext, now: Date): ContactLocation {
  const { places = [] } = site;
  const place = places.find(({ id }) => id === location.id);
  const filter = places.length > 1 ? { store: [location.id] } : {};
  return {
    ...location,
    departments: place ? openDepartments(place, site, now) : [],
    inventory: site.pages["search"] === true ? href.search(filter) : null,
  };
}

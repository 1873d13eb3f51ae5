import { type About, getAbout } from "@forecourt/contracts/areas/company/contracts";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import { teamMemberPath } from "@forecourt/contracts/paths/team-member-path";
import type { SiteContext } from "@forecourt/contracts/site";
import { formatList, localeOf } from "@forecourt/domain/locale";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import { breadcrumbNode } from "../../parts/breadcrumb-node.ts";
import { dealerOf } from "../../parts/dealer-of.ts";
import { personView } from "../../parts/person-view.ts";
import { reviewsSection } from "../../parts/reviews/reviews-section-view.ts";
import { locationLabels } from "../../parts/stores/location-labels.ts";
import { storeMap } from "../../parts/stores/store-map-view.ts";
import type { AboutData, AboutLead } from "./about-data.ts";
import { aboutLocations } from "./about-locations.ts";
import { milestonesOf } from "./milestones-of.ts";
import { numbersOf } from "./numbers-of.ts";

/** The page about the company as its service publishes it, with what its stores are now. */
export const loadAbout: PageLoader<AboutData> = async (request) => {
  const { site } = request;
  const about = await areaClient(request)(getAbout);
  const { head, history, reviews, lead, people, locations, nearby, ...data } = about;
  const canonical = href.page("company", "about");
  const trail = [{ label: fillText(site.texts, "menu.ourCompany") }];
  return {
    kind: "page",
    data: {
      ...data,
      numbers: numbersOf(about, site),
      history: history && { title: history.title, milestones: milestonesOf(history.body) },
      reviews: reviews && reviewsSection(reviews, site),
      lead: lead && leadOf(lead, site),
      people: people === null ? [] : people.faces.map((person) => personView(person, site)),
      ...aboutLocations(about, site, new Date()),
      map: storeMap(locations, site, nearby),
      labels: locationLabels(site),
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

function leadOf(
  { slug, stores, ...lead }: NonNullable<About["lead"]>,
  { texts }: SiteContext,
): AboutLead {
  const names = stores.map(({ name }) => name);
  return {
    ...lead,
    href: slug === null ? null : teamMemberPath(slug),
    place:
      names.length === 0
        ? null
        : fillText(texts, "team.stores", { stores: formatList(names, localeOf(texts)) }),
  };
}

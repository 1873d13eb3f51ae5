import { getAbout } from "@forecourt/contracts/areas/company/contracts";
import type { RatedReviews } from "@forecourt/contracts/areas/company/reviews";
import type { ListedMember } from "@forecourt/contracts/areas/company/team";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import type { SiteContext } from "@forecourt/contracts/site";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { closedSoon } from "@forecourt/remote-kit/closed-soon";
import { fillText } from "@forecourt/remote-kit/site-context";
import { breadcrumbNode } from "../../parts/breadcrumb-node.ts";
import { dealerOf } from "../../parts/dealer-of.ts";
import { personView } from "../../parts/person-view.ts";
import { ratingView } from "../../parts/reviews/rating-view.ts";
import { reviewsId } from "../../parts/reviews/reviews-id.ts";
import { pageOfStore } from "../../parts/stores/location-view.ts";
import type { AboutData, AboutPerson, AboutReviews } from "./about-data.ts";
import { numbersOf } from "./numbers-of.ts";

/** The page about the company as its service publishes it. */
export const loadAbout: PageLoader<AboutData> = async (request) => {
  const { site } = request;
  const about = await areaClient(request)(getAbout);
  const { head, reviews, people, locations, ...data } = about;
  const canonical = href.page("company", "about");
  const trail = [{ label: fillText(site.texts, "menu.ourCompany") }];
  return {
    kind: "page",
    data: {
      ...data,
      reviews: reviews && reviewsOf(reviews, site),
      numbers: numbersOf(about, site),
      people: people === null ? [] : people.faces.map((person) => aboutPerson(person, site)),
      locations: locations.map((location) => ({
        ...location,
        page: pageOfStore(location.id, site),
        opened:
          location.since === null
            ? null
            : fillText(site.texts, "about.since", { year: String(location.since) }),
      })),
      hoursOf: locations.length > 1 && !site.storeChosen ? hoursOf(site) : null,
      closedSoon: closedSoonAt(site, new Date()),
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

/** With several stores, titles alone do not tell the people apart. */
function aboutPerson(person: ListedMember, site: SiteContext): AboutPerson {
  const view = personView(person, site);
  return { ...view, place: person.stores.length === 0 ? null : (view.facts[0] ?? null) };
}

function reviewsOf({ title, rating }: RatedReviews, { texts }: SiteContext): AboutReviews {
  return {
    title,
    rating: ratingView(rating, texts),
    link: {
      label: fillText(texts, "reviews.read"),
      href: `${href.page("company", "home")}#${reviewsId}`,
    },
  };
}

function hoursOf({ texts, store }: SiteContext): AboutData["hoursOf"] {
  return {
    text: fillText(texts, "about.hoursOf", { store: store.name }),
    others: {
      label: fillText(texts, "about.otherHours"),
      href: href.page("company", "contact"),
    },
  };
}

function closedSoonAt(site: SiteContext, now: Date): AboutData["closedSoon"] {
  const { sales, service } = site.store;
  const place = site.places?.find(({ id }) => id === site.store.id);
  const timeZone = place?.timezone ?? site.timezone;
  const { daysOff, serviceDaysOff } = place ?? {};
  return {
    sales: closedSoon({ hours: sales, daysOff, timeZone }, site, now),
    service: service
      ? closedSoon({ hours: service, daysOff: serviceDaysOff, timeZone }, site, now)
      : [],
  };
}

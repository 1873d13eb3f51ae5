import type { About, Location } from "@forecourt/contracts/areas/company/contracts";
import type { HoursRow } from "@forecourt/ui/elements/open-hours";
import type { PersonView } from "../../parts/person-view.ts";
import type { RatingView } from "../../parts/reviews/rating-view.ts";

/** What customers think, with a link to their reviews. */
export interface AboutReviews {
  title: string;
  rating: RatingView;
  link: { label: string; href: string };
}

/** A fact that one number says: "4", "stores". */
export interface AboutNumber {
  value: string;
  label: string;
}

/** A person with where they work: "Works in Rolla"; null = at every store. */
export interface AboutPerson extends PersonView {
  place: string | null;
}

/** Everything the page about the company shows. */
export interface AboutData extends Omit<About, "head" | "reviews" | "people" | "locations"> {
  /** What numbers say of the company; fewer than two are none. */
  numbers: { title: string; list: AboutNumber[] } | null;
  /** Some of the people besides the lead. */
  people: AboutPerson[];
  /** `opened`: "Open since 2012"; null = not said. `page`: the path of its own page; null = it has none. */
  locations: (Location & { opened: string | null; page: string | null })[];
  /** Null where there are no reviews to read. */
  reviews: AboutReviews | null;
  /** Whose hours are shown, where the dealer has several stores and the visitor chose none; else null. */
  hoursOf: { text: string; others: { label: string; href: string } } | null;
  /** Days off of the next two weeks, by department of the visitor's store. */
  closedSoon: Readonly<Record<"sales" | "service", HoursRow[]>>;
}

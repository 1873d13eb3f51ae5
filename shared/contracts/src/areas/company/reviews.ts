import { z } from "zod";
import { PartLanguage } from "../../content-parts.ts";
import {
  AssetName,
  CalendarDay,
  HttpsUrl,
  Line,
  orNull,
  Slug,
} from "../../dealer-config/values.ts";

const ReviewPlatform = z.enum(["Google", "Facebook"]);

const ReviewCategory = z.enum(["Buy", "Sale", "Sell", "Service", "Finance"]);

const Review = z.object({
  reviewerName: Line,
  /** A picture in `assets/`; null = the reviewer's initial. */
  photo: orNull(AssetName),
  platform: ReviewPlatform,
  text: Line,
  lang: PartLanguage,
  /** The store's day on which it was written; null = not shown. Until that day the site leaves the review out. */
  writtenOn: CalendarDay.nullable().default(null),
  /** Subjects of the review. */
  categories: z.array(ReviewCategory).min(1, "at least one category"),
  /** Ids of the stores that it is about; missing = not said. */
  stores: z.array(Slug).min(1, "at least one store").optional(),
  /** The page where it was written; null = not linked. */
  url: orNull(HttpsUrl),
  /** Slugs of the team members whom the review names, and whose pages quote it. */
  staff: z.array(Slug).default([]),
});

const Average = z.object({
  /** Average rating, out of five stars. */
  stars: z.number().min(1, "a rating from 1 to 5").max(5, "a rating from 1 to 5"),
  /** Number of reviews in the average. */
  count: z.int("a whole number").min(1, "at least one review"),
});

const Rating = Average.extend({
  platform: ReviewPlatform,
  /** The day on which both were read there. */
  asOf: CalendarDay,
});

/** The rating of a dealer with those of its stores, by their ids, read on the same platform and day. */
const DealerRating = Rating.extend({ byStore: z.record(z.string(), Average).default({}) });

/** Reviews of a dealer by customers, and its rating, as written in the dealer's file. */
export const ReviewsContent = z.object({
  title: Line,
  /** The average of all reviews on a platform; null = the page has no reviews. */
  rating: DealerRating.nullable().default(null),
  /** Note on how the reviews below were chosen. */
  note: Line,
  /** All reviews on the platform of the rating; null = that platform's page in `sources`. */
  url: orNull(HttpsUrl),
  /** The dealer's page on each platform, linked beside the rating. */
  sources: z.partialRecord(ReviewPlatform, HttpsUrl).default({}),
  reviews: z.array(Review).default([]),
});
export type ReviewsContent = z.infer<typeof ReviewsContent>;

/** A review as visitors see it. `photo` is a path of the site. */
export const ShownReview = Review.extend({ photo: z.string().nullable() });
export type ShownReview = z.infer<typeof ShownReview>;

/** The reviews that visitors see today. */
export const ShownReviews = ReviewsContent.extend({ reviews: z.array(ShownReview) });
export type ShownReviews = z.infer<typeof ShownReviews>;

/** The same for the visitor's store: its own reviews come first, with its own rating where that is known. */
export const ReviewsOfStore = ShownReviews.extend({
  /** True for the rating of the chosen store alone. */
  ofStore: z.boolean().default(false),
});
export type ReviewsOfStore = z.infer<typeof ReviewsOfStore>;

/** The rating with a few of the reviews, for a page that links to the others. */
export const RatedReviews = ReviewsContent.pick({ title: true }).extend({
  rating: Rating,
  /** True for the rating of the chosen store alone. */
  ofStore: z.boolean().default(false),
  /** Reviews, those of the chosen store first. Optional: services deployed before this field existed omit it. */
  reviews: z.array(ShownReview).default([]),
});
export type RatedReviews = z.infer<typeof RatedReviews>;

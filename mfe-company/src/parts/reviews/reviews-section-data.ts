import type { RatingView } from "./rating-view.ts";
import type { ReviewLink, ReviewView } from "./review-view.ts";

/** What customers think: whose rating it is, a few of the reviews, and a link to the others. */
export interface ReviewsSectionData {
  /** Id of the section, the target of links within the page. */
  id: string;
  title: string;
  rating: RatingView;
  quotes: ReviewView[];
  link: ReviewLink;
}

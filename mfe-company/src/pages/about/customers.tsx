import { Section } from "@forecourt/ui/layout/section";
import { Rating } from "../../parts/reviews/rating.tsx";
import { ReviewList } from "../../parts/reviews/review-list.tsx";
import type { AboutReviews } from "./about-data.ts";

/** The rating, and a few reviews in the words of those who wrote them. */
export function Customers({ reviews }: { reviews: AboutReviews }) {
  const { id, title, rating, quotes, link } = reviews;
  return (
    <Section id={id} title={title} tone="soft">
      <Rating rating={rating}>
        <a href={link.href}>{link.label}</a>
      </Rating>
      {quotes.length > 0 && <ReviewList reviews={quotes} />}
    </Section>
  );
}

import { linkRel } from "@forecourt/remote-kit/content/link-rel";
import { Section } from "@forecourt/ui/layout/section";
import { Rating } from "./rating.tsx";
import { ReviewList } from "./review-list.tsx";
import type { ReviewsSectionData } from "./reviews-section-data.ts";

/** The rating, and a few reviews in the words of those who wrote them. */
export function Customers({ reviews }: { reviews: ReviewsSectionData }) {
  const { id, title, rating, quotes, link } = reviews;
  return (
    <Section id={id} title={title} tone="soft">
      <Rating rating={rating}>
        <a href={link.href} rel={linkRel(link.href)}>
          {link.label}
        </a>
      </Rating>
      {quotes.length > 0 && <ReviewList reviews={quotes} />}
    </Section>
  );
}

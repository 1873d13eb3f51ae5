import { Section } from "@forecourt/ui/layout/section";
import { Rating } from "../../parts/reviews/rating.tsx";
import { ReviewList } from "../../parts/reviews/review-list.tsx";
import { reviewsId } from "../../parts/reviews/reviews-id.ts";
import styles from "./reviews.module.css";
import type { ReviewsView } from "./reviews-view.ts";

/** What customers wrote: rating and count, a few reviews, and the others behind a disclosure. */
export function Reviews({ reviews }: { reviews: ReviewsView }) {
  const { title, rating, note, pages, first, rest, more, fewer } = reviews;
  return (
    <Section title={title} id={reviewsId}>
      <Rating rating={rating}>
        {pages.map(({ label, href }) => (
          <a key={label} href={href}>
            {label}
          </a>
        ))}
      </Rating>
      <ReviewList reviews={first} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>
            <span className={styles.whenClosed}>{more}</span>
            <span className={styles.whenOpen}>{fewer}</span>
          </summary>
          <ReviewList reviews={rest} />
        </details>
      )}
      {note !== null && <p className={styles.note}>{note}</p>}
    </Section>
  );
}

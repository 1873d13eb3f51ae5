import { Card } from "@forecourt/ui/layout/card";
import { Section } from "@forecourt/ui/layout/section";
import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";
import { Portrait } from "../../parts/portrait.tsx";
import { Rating } from "../../parts/reviews/rating.tsx";
import { reviewsId } from "../../parts/reviews/reviews-id.ts";
import styles from "./reviews.module.css";
import type { ReviewsView, ReviewView } from "./reviews-view.ts";

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
      <p className={styles.note}>{note}</p>
    </Section>
  );
}

function ReviewList({ reviews }: { reviews: readonly ReviewView[] }) {
  return (
    <ul className={styles.list}>
      {reviews.map(({ name, photo, text, lang, source, original }) => (
        <li key={`${name}: ${text}`}>
          <Card>
            <figure className={styles.review}>
              <blockquote lang={lang}>{text}</blockquote>
              <figcaption>
                <Portrait fullName={name} photo={photo} size="small" />
                <div>
                  <strong>{name}</strong>
                  <span className={styles.source}>{source}</span>
                  {original && (
                    <a href={original.href} rel="noopener nofollow">
                      {original.label} <VisuallyHidden>{name}</VisuallyHidden>
                    </a>
                  )}
                </div>
              </figcaption>
            </figure>
          </Card>
        </li>
      ))}
    </ul>
  );
}

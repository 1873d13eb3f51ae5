import { Card } from "@forecourt/ui/layout/card";
import { Section } from "@forecourt/ui/layout/section";
import styles from "./reviews.module.css";
import type { ReviewsView, ReviewView } from "./reviews-view.ts";

/** What customers wrote: rating and count, a few reviews, and the others behind a disclosure. */
export function Reviews({ reviews }: { reviews: ReviewsView }) {
  const { title, summary, halves, note, all, first, rest, more } = reviews;
  return (
    <Section title={title} id="reviews">
      <p className={styles.summary}>
        <Stars halves={halves} />
        <strong>{summary}</strong>
        {all && <a href={all.href}>{all.label}</a>}
      </p>
      <ReviewList reviews={first} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{more}</summary>
          <ReviewList reviews={rest} />
        </details>
      )}
      <p className={styles.note}>{note}</p>
    </Section>
  );
}

/** Five stars, of which some are filled; the sentence beside them says the same. */
function Stars({ halves }: { halves: number }) {
  return (
    <svg viewBox="0 0 120 24" className={styles.stars} aria-hidden>
      {[0, 1, 2, 3, 4].map((star) => (
        <g key={star} transform={`translate(${star * 24})`}>
          <path d={starPath} className={halves >= star * 2 + 2 ? styles.full : styles.hollow} />
          {halves === star * 2 + 1 && <path d={leftHalf} className={styles.full} />}
        </g>
      ))}
    </svg>
  );
}

const leftHalf = "M12 2v15.8l-6.2 3.2 1.2-6.9-5-4.8 6.9-1z";
const starPath = `${leftHalf}M12 2l3.1 6.3 6.9 1-5 4.8 1.2 6.9-6.2-3.2z`;

function ReviewList({ reviews }: { reviews: readonly ReviewView[] }) {
  return (
    <ul className={styles.list}>
      {reviews.map(({ name, text, source, url }) => (
        <li key={name}>
          <Card>
            <figure className={styles.review}>
              <blockquote>{text}</blockquote>
              <figcaption>
                <strong>{name}</strong>
                <span className={styles.source}>
                  {url === null ? source : <a href={url}>{source}</a>}
                </span>
              </figcaption>
            </figure>
          </Card>
        </li>
      ))}
    </ul>
  );
}

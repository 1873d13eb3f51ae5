import type { ReactNode } from "react";
import styles from "./rating.module.css";
import type { RatingView } from "./rating-view.ts";

interface RatingProps {
  rating: RatingView;
  /** Links to the reviews. */
  children?: ReactNode;
}

/** Five stars, of which some are filled, and the sentence that says the same. */
export function Rating({ rating: { summary, halves }, children }: RatingProps) {
  return (
    <p className={styles.rating}>
      <svg viewBox="0 0 120 24" className={styles.stars} aria-hidden>
        {[0, 1, 2, 3, 4].map((star) => (
          <g key={star} transform={`translate(${star * 24})`}>
            <path d={starPath} className={halves >= star * 2 + 2 ? styles.full : styles.hollow} />
            {halves === star * 2 + 1 && <path d={leftHalf} className={styles.full} />}
          </g>
        ))}
      </svg>
      <strong>{summary}</strong>
      {children}
    </p>
  );
}

const leftHalf = "M12 2v15.8l-6.2 3.2 1.2-6.9-5-4.8 6.9-1z";
const starPath = `${leftHalf}M12 2l3.1 6.3 6.9 1-5 4.8 1.2 6.9-6.2-3.2z`;

import { Card } from "@forecourt/ui/layout/card";
import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";
import { Portrait } from "../portrait.tsx";
import styles from "./review-list.module.css";
import type { ReviewView } from "./review-view.ts";

/** Cards of quoted reviews, at most three in a row. */
export function ReviewList({ reviews }: { reviews: readonly ReviewView[] }) {
  return (
    <ul className={styles.list}>
      {reviews.map(({ name, photo, text, lang, source, stores, original }) => (
        <li key={`${name}: ${text}`}>
          <Card>
            <figure className={styles.review}>
              <blockquote lang={lang}>{text}</blockquote>
              <figcaption>
                <Portrait fullName={name} photo={photo} size="small" />
                <div>
                  <strong>{name}</strong>
                  {stores !== null && <span className={styles.source}>{stores}</span>}
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

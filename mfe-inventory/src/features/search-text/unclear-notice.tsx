import { Notice } from "@forecourt/ui/elements/notice";
import type { UnclearTerms } from "./search-text-data.ts";
import styles from "./unclear-notice.module.css";

/** The terms of a text search that were not understood, each with its alternatives. */
export function UnclearNotice({ title, terms }: UnclearTerms) {
  return (
    <Notice kind="info" size="line" level={2} title={title}>
      <ul className={styles.pieces}>
        {terms.map(({ text, links }) => (
          <li key={text} className={styles.piece}>
            <p>{text}</p>
            {links.map(({ label, href, nofollow }) => (
              <a
                key={href}
                href={href}
                rel={nofollow ? "nofollow" : undefined}
                className={styles.link}
              >
                {label}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

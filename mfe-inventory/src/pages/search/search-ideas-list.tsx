import type { LinkSection } from "./search-data.ts";
import styles from "./search-ideas-list.module.css";

interface SearchIdeasListProps {
  ideas: LinkSection;
  /** Unique in its page. */
  id: string;
}

/** Popular searches, or pages of the site, as links. */
export function SearchIdeasList({ ideas: { title, links }, id }: SearchIdeasListProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.ideas}>
        {links.map(({ label, href, nofollow }) => (
          <li key={href}>
            <a href={href} rel={nofollow ? "nofollow" : undefined} className={styles.idea}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

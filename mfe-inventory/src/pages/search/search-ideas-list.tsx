import type { SearchIdeas } from "./search-data.ts";
import styles from "./search-ideas-list.module.css";

/** Popular searches as links, instead of cars that were not asked for. */
export function SearchIdeasList({ ideas: { title, links } }: { ideas: SearchIdeas }) {
  return (
    <section aria-labelledby="search-ideas">
      <h2 id="search-ideas" className={styles.title}>
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

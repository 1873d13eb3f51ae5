import styles from "./location-page.module.css";

/** Links, one below the other. */
export function StoreLinks({ links }: { links: readonly { label: string; href: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} rel={href.includes("?") ? "nofollow" : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

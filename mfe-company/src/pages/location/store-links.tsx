import { linkRel } from "@forecourt/remote-kit/content/link-rel";
import styles from "./location-page.module.css";

/** Links, one below the other. */
export function StoreLinks({ links }: { links: readonly { label: string; href: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} rel={linkRel(href)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

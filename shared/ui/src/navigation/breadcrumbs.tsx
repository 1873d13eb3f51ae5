import ChevronLeft from "lucide-react/icons/chevron-left";
import { classNames } from "../class-names.ts";
import styles from "./breadcrumbs.module.css";

/** A page above this one; the last crumb is the page itself and needs no `href`. */
export interface Crumb {
  label: string;
  href?: string;
  /** `nofollow` for a link to a page that search engines do not keep. */
  rel?: "nofollow";
}

/**
 * The path to this page. A phone shows only the parent page, as a way back. `label` names the
 * landmark ("Breadcrumb").
 */
export function Breadcrumbs({ trail, label }: { trail: readonly Crumb[]; label: string }) {
  const parent = trail.length - 2;
  return (
    <nav aria-label={label} className={styles.nav}>
      <ol className={styles.trail}>
        {trail.map((crumb, index) => (
          <li
            key={`${index} ${crumb.label}`}
            className={classNames(styles.crumb, index === parent && styles.parent)}
          >
            {index === parent && <ChevronLeft aria-hidden className={styles.back} size={18} />}
            {crumb.href === undefined || index === trail.length - 1 ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <a href={crumb.href} rel={crumb.rel}>
                {crumb.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

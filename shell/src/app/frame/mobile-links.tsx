import type { SiteMenu } from "@forecourt/contracts/site";
import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import ChevronDown from "lucide-react/icons/chevron-down";
import styles from "./mobile-links.module.css";

/** The menus one below the other, each opening in place. */
export function MobileLinks() {
  const { menu } = useSite();
  const t = useTexts();
  return (
    <nav aria-label={t("frame.mainNavigation")}>
      <ul className={styles.menus}>
        {menu.header.map((item) => (
          <li key={item.label} className={styles.menu}>
            <Menu {...item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Menu({ label, path, links }: SiteMenu["header"][number]) {
  if (links.length === 0) {
    return (
      <a href={path ?? "/"} className={styles.top}>
        {label}
      </a>
    );
  }
  return (
    <details name="mobile-menu" suppressHydrationWarning>
      <summary className={styles.top}>
        {label}
        <ChevronDown className={styles.mark} size={20} />
      </summary>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.path}>
            <a href={link.path} className={styles.link}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

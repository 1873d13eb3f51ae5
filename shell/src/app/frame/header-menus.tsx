import type { SiteMenu } from "@forecourt/contracts/site";
import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { classNames } from "@forecourt/ui/class-names";
import { useDisclosures } from "@forecourt/ui/disclosure/use-disclosures";
import ChevronDown from "lucide-react/icons/chevron-down";
import styles from "./header-menus.module.css";

/**
 * The five menus. Each is a `<details>` that opens without JavaScript, one at a time; with it they
 * follow the disclosure navigation pattern of the ARIA practices.
 */
export function HeaderMenus() {
  const { menu } = useSite();
  const t = useTexts();
  const disclosures = useDisclosures();
  return (
    <nav aria-label={t("frame.mainNavigation")} className={styles.nav} {...disclosures}>
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
  // The menu's own page is a link of the panel, unless the panel has it already.
  const own = path !== null && links.every((link) => link.path !== path) ? [{ label, path }] : [];
  const all = [...own, ...links];
  return (
    <details name="header-menu" suppressHydrationWarning>
      <summary className={styles.top}>
        {label}
        <ChevronDown className={styles.mark} size={16} />
      </summary>
      <ul className={classNames(styles.panel, all.length > 6 && styles.wide)}>
        {all.map((link) => (
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

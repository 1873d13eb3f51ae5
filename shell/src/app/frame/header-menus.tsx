import type { SiteMenu } from "@forecourt/contracts/site-menu";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { classNames } from "@forecourt/ui/class-names";
import { useDisclosures } from "@forecourt/ui/disclosure/use-disclosures";
import { useFrameStore } from "./frame-store.tsx";
import styles from "./header-menus.module.css";
import { MenuItem } from "./menu-item.tsx";

/**
 * The menus of the header. Each opens without JavaScript; with it they follow the disclosure
 * navigation pattern of the ARIA Authoring Practices Guide.
 */
export function HeaderMenus() {
  const { menu } = useFrameStore();
  const t = useTexts();
  const disclosures = useDisclosures();
  return (
    <nav aria-label={t("frame.mainNavigation")} className={styles.nav} {...disclosures}>
      <ul className={styles.menus}>
        {menu.header.map(withOwnPage).map((item) => (
          <li key={item.label} className={styles.menu}>
            <MenuItem
              item={item}
              name="header-menu"
              iconSize={16}
              classes={{
                top: styles.top,
                mark: styles.mark,
                link: styles.link,
                list: classNames(styles.panel, item.links.length > 6 && styles.wide),
              }}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Item = SiteMenu["header"][number];

/** Adds the menu's own page to its links, unless they contain it. */
function withOwnPage({ links, ...own }: Item): Item {
  const { path } = own;
  const isListed = path === null || links.length === 0 || links.some((link) => link.path === path);
  return { ...own, links: isListed ? links : [{ ...own, path }, ...links] };
}

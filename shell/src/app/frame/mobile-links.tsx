import { useTexts } from "@forecourt/remote-kit/site-context";
import { useFrameStore } from "./frame-store.tsx";
import { MenuItem } from "./menu-item.tsx";
import styles from "./mobile-links.module.css";

/** The menus of the mobile navigation, one below the other. */
export function MobileLinks() {
  const { menu } = useFrameStore();
  const t = useTexts();
  return (
    <nav aria-label={t("frame.mobileNavigation")}>
      <ul className={styles.menus}>
        {menu.header.map((item) => (
          <li key={item.label} className={styles.menu}>
            <MenuItem
              item={item}
              name="mobile-menu"
              iconSize={20}
              classes={{
                top: styles.top,
                mark: styles.mark,
                link: styles.link,
                list: styles.links,
              }}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

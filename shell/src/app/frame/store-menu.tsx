import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { classNames } from "@forecourt/ui/class-names";
import { DropDown } from "@forecourt/ui/disclosure/drop-down";
import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";
import MapPin from "lucide-react/icons/map-pin";
import { useFrameStore } from "./frame-store.tsx";
import { StoreChoices } from "./store-choices.tsx";
import styles from "./store-menu.module.css";

/**
 * The store in the header: a menu for a group, directions for a dealer with one store. On a phone the menu is a line
 * above the header's row, which scrolls away with the page.
 */
export function StoreMenu() {
  const { stores } = useSite();
  const { store, named } = useFrameStore();
  const t = useTexts();
  if (stores.length < 2) {
    return (
      <a href={store.map.url} className={classNames(styles.top, styles.directions)}>
        <MapPin size={20} />
        <VisuallyHidden>{t("frame.directions")}: </VisuallyHidden>
        <span className={styles.name}>{store.city}</span>
      </a>
    );
  }
  const summary = (
    <>
      <MapPin size={20} />
      <VisuallyHidden>{t("store.change")}: </VisuallyHidden>
      <span className={styles.name}>{named ? store.name : t("store.all")}</span>
    </>
  );
  return (
    <div className={styles.store} data-store-line>
      <DropDown summary={summary} summaryClass={styles.top} align="end" content="form">
        <StoreChoices />
      </DropDown>
    </div>
  );
}

import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { VisuallyHidden } from "@forecourt/ui/visually-hidden";
import MapPin from "lucide-react/icons/map-pin";
import { StoreChoices } from "./store-choices.tsx";
import styles from "./store-menu.module.css";
import { useDisclosures } from "./use-disclosures.ts";

/** The store in the header: a chooser for a group, the way there for a dealer with one store. */
export function StoreMenu() {
  const { store, stores, storeChosen } = useSite();
  const t = useTexts();
  const disclosures = useDisclosures<HTMLDivElement>();
  if (stores.length < 2) {
    return (
      <a href={store.map.url} className={styles.top} aria-label={t("frame.directions")}>
        <MapPin size={20} />
        <span className={styles.name}>{store.city}</span>
      </a>
    );
  }
  const name = storeChosen ? store.name : t("store.all");
  return (
    <div className={styles.store} {...disclosures}>
      <details suppressHydrationWarning>
        <summary className={styles.top}>
          <MapPin size={20} />
          <VisuallyHidden>{t("store.change")}: </VisuallyHidden>
          <span className={styles.name}>{name}</span>
        </summary>
        <div className={styles.panel}>
          <StoreChoices />
        </div>
      </details>
    </div>
  );
}

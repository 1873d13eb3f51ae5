import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { StoreAddress } from "./store-address.tsx";
import styles from "./store-card.module.css";
import { StoreChoices } from "./store-choices.tsx";

/** The store in the mobile menu. */
export function StoreCard() {
  const { stores } = useSite();
  const t = useTexts();
  return (
    <div className={styles.card}>
      {stores.length > 1 ? <StoreChoices /> : <p className={styles.title}>{t("store.yours")}</p>}
      <StoreAddress />
    </div>
  );
}

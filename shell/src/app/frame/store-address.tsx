import { maskPhone } from "@forecourt/domain/phone";
import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import styles from "./store-address.module.css";

/** Address, phone and directions of the store. */
export function StoreAddress() {
  const { store, phoneMasks } = useSite();
  const t = useTexts();
  return (
    <address className={styles.address}>
      <p>
        <strong>{store.name}</strong>
        <br />
        {store.addressLine1}
        <br />
        {store.addressLine2 !== null && (
          <>
            {store.addressLine2}
            <br />
          </>
        )}
        {store.city}, {store.stateShort} {store.zip}
      </p>
      <p className={styles.ways}>
        <PhoneLink phone={store.phone} className={styles.way}>
          {maskPhone(store.phone, phoneMasks.general)}
        </PhoneLink>
        <a href={store.map.url} className={styles.way}>
          {t("frame.directions")}
        </a>
      </p>
    </address>
  );
}

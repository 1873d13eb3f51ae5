import { useTexts } from "@forecourt/remote-kit/site-context";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import type { PageState } from "../page-state.ts";
import { useFrameStore } from "./frame-store.tsx";
import styles from "./store-address.module.css";
import { usePhone } from "./use-phone.ts";

/** Address, phone and directions of the store. */
export function StoreAddress({ area }: { area?: PageState["area"] | undefined }) {
  const { store } = useFrameStore();
  const [phone, masked] = usePhone(area);
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
        <PhoneLink phone={phone} className={styles.way}>
          {masked}
        </PhoneLink>
        <a href={store.map.url} className={styles.way}>
          {t("frame.directions")}
        </a>
      </p>
    </address>
  );
}

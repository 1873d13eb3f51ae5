import { maskPhone } from "@forecourt/domain/phone";
import { DepartmentHours } from "@forecourt/remote-kit/content/department-hours";
import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import type { StoreDetails } from "../../parts/store-details.ts";
import styles from "./store-panel.module.css";

/** Address, sales phone and opening hours of the car's store. */
export function StorePanel({ store }: { store: StoreDetails }) {
  const t = useTexts();
  const { phoneMasks } = useSite();
  return (
    <div className={styles.panel}>
      <div className={styles.words}>
        <p>{store.help}</p>
        <PhoneLink phone={store.phone} className={styles.phone}>
          {maskPhone(store.phone, phoneMasks.general)}
        </PhoneLink>
        <address className={styles.address}>
          <strong>{store.name}</strong>
          {store.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <a href={store.mapUrl} className={styles.way}>
            {t("frame.directions")}
          </a>
        </address>
      </div>
      <DepartmentHours name="sales" department={store.sales} />
    </div>
  );
}

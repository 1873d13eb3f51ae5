import { maskPhone } from "@forecourt/domain/phone";
import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import styles from "./footer-stores.module.css";

/** Every store of a group, with its city and phone; nothing for a single store. */
export function FooterStores() {
  const { stores, phoneMasks } = useSite();
  const t = useTexts();
  if (stores.length < 2) return null;
  return (
    <section>
      <h2 className={styles.title}>{t("frame.ourStores")}</h2>
      <ul className={styles.stores}>
        {stores.map(({ id, name, city, stateShort, phone }) => (
          <li key={id}>
            <span className={styles.name}>{name === city ? `${city}, ${stateShort}` : name}</span>
            {name !== city && (
              <span>
                {city}, {stateShort}
              </span>
            )}
            {phone !== undefined && (
              <PhoneLink phone={phone} className={styles.phone}>
                {maskPhone(phone, phoneMasks.general)}
              </PhoneLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { locationPath } from "@forecourt/contracts/paths/location-path";
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
            <StoreName id={id} name={name === city ? `${city}, ${stateShort}` : name} />
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

/** The name, as a link where stores have pages. */
function StoreName({ id, name }: { id: string; name: string }) {
  const { pages } = useSite();
  if (pages["locations"] !== true) return <span className={styles.name}>{name}</span>;
  return (
    <a href={locationPath(id)} className={styles.page}>
      <span className={styles.name}>{name}</span>
    </a>
  );
}

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
        {stores.map(({ id, name, city, stateShort, phone, page }) => (
          <li key={id}>
            <StoreName page={page} name={name === city ? `${city}, ${stateShort}` : name} />
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
function StoreName({ page, name }: { page: string | undefined; name: string }) {
  if (page === undefined) return <span className={styles.name}>{name}</span>;
  return (
    <a href={page} className={styles.page}>
      <span className={styles.name}>{name}</span>
    </a>
  );
}

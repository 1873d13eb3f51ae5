import type { LocationData } from "./location-data.ts";
import styles from "./location-page.module.css";
import { StoreLinks } from "./store-links.tsx";

/** What a store does, and the nearest store for each thing that it does not do. */
export function StoreServices({ services }: Pick<LocationData, "services">) {
  const { title, links, elsewhere } = services;
  return (
    <div className={styles.services}>
      <h3>{title}</h3>
      <StoreLinks links={links} />
      {elsewhere.map(({ text, link }) => (
        <p key={text} className={styles.elsewhere}>
          {text} <a href={link.href}>{link.label}</a>
        </p>
      ))}
    </div>
  );
}

/** The fees that the store's prices include. */
export function StoreFees({ fees }: { fees: NonNullable<LocationData["fees"]> }) {
  return (
    <div className={styles.services}>
      <h3>{fees.title}</h3>
      <p>{fees.text}</p>
      {fees.rows.length > 0 && (
        <dl className={styles.fees}>
          {fees.rows.map(({ id, label, amount }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>{fees.charges}</p>
    </div>
  );
}

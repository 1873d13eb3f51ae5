import { EmailLink } from "../../parts/email-link.tsx";
import { DepartmentContact } from "../../parts/stores/department-contact.tsx";
import type { LocationView } from "../../parts/stores/location-view.ts";
import { StorePhones } from "../../parts/stores/store-phones.tsx";
import styles from "./contact-page.module.css";

interface ContactHoursProps {
  /** The store of the form, else of the visitor; null = none yet. */
  location: LocationView | null;
  locations: readonly LocationView[];
  /** Titles, with the hours of one store and with the phones of all. */
  labels: { hours: string; phones: string };
}

/** Phone, email and hours of one store, or the phones of all while none is chosen. */
export function ContactHours({ location, locations, labels }: ContactHoursProps) {
  return (
    <aside aria-labelledby="contact-hours" className={styles.hours}>
      <h2 id="contact-hours">{location ? labels.hours : labels.phones}</h2>
      {location ? (
        <OneStore location={location} isNamed={locations.length > 1} />
      ) : (
        <ul className={styles.stores}>
          {locations.map((one) => (
            <li key={one.id}>
              <StoreInShort location={one} />
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}

function OneStore({ location, isNamed }: { location: LocationView; isNamed: boolean }) {
  return (
    <>
      {isNamed && <p>{location.name}</p>}
      {location.departments.map((department) => (
        <DepartmentContact key={department.name} department={department} />
      ))}
      <Email address={location.email} />
    </>
  );
}

/** Phone numbers and email address of a store; its card, further down, has the other facts. */
function StoreInShort({ location }: { location: LocationView }) {
  return (
    <div className={styles.short}>
      <h3>{location.name}</h3>
      <StorePhones location={location} />
      <Email address={location.email} />
    </div>
  );
}

function Email({ address }: { address: LocationView["email"] }) {
  if (!address) return null;
  return (
    <p className={styles.email}>
      <EmailLink address={address} />
    </p>
  );
}

import { maskPhone } from "@forecourt/domain/phone";
import { useSite } from "@forecourt/remote-kit/site-context";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import { EmailLink } from "../../parts/email-link.tsx";
import { DepartmentContact } from "../../parts/stores/department-contact.tsx";
import { DepartmentStatus } from "../../parts/stores/department-status.tsx";
import type { LocationView } from "../../parts/stores/location-view.ts";
import { StoreHours } from "../../parts/stores/store-hours.tsx";
import styles from "./contact-page.module.css";

interface ContactHoursProps {
  /** The store of the form, else of the visitor; null = none yet. */
  location: LocationView | null;
  locations: readonly LocationView[];
  label: string;
}

/** Phone, email and hours of one store, or of all while none is chosen. */
export function ContactHours({ location, locations, label }: ContactHoursProps) {
  return (
    <aside aria-labelledby="contact-hours" className={styles.hours}>
      <h2 id="contact-hours">{label}</h2>
      {location ? (
        <OneStore location={location} isNamed={locations.length > 1} />
      ) : (
        <ul className={styles.stores}>
          {locations.map((one) => (
            <li key={one.id}>
              <StoreInShort location={one} label={label} />
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

/** What a store is now, its phone and email; its hours open on request. */
function StoreInShort({ location, label }: { location: LocationView; label: string }) {
  const { name, phone, email, departments } = location;
  const { phoneMasks } = useSite();
  return (
    <div className={styles.short}>
      <h3>{name}</h3>
      {departments.map((department) => (
        <DepartmentStatus key={department.name} department={department} />
      ))}
      <p>
        <PhoneLink phone={phone}>{maskPhone(phone, phoneMasks.general)}</PhoneLink>
      </p>
      <Email address={email} />
      <StoreHours label={label} location={location} />
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

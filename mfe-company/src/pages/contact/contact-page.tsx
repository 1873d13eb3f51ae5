import { maskPhone } from "@forecourt/domain/phone";
import { DepartmentHours } from "@forecourt/remote-kit/content/department-hours";
import { useSite } from "@forecourt/remote-kit/site-context";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import { PageWidth, Section } from "@forecourt/ui/layout/section";
import type { ContactData, ContactLocation, OpenDepartment } from "./contact-data.ts";
import { ContactForm } from "./contact-form.tsx";
import styles from "./contact-page.module.css";
import { DepartmentStatus, LocationCard } from "./location-card.tsx";
import { StoreMap } from "./store-map.tsx";

/** How to reach the dealer: a form, phone numbers with hours, and where the stores are. */
export function Page({ data }: { data: ContactData }) {
  const { locations } = data;
  const current = locations.find((location) => location.current) ?? locations[0];
  return (
    <>
      <PageWidth>
        <div className={styles.top}>
          <header className={styles.head}>
            <h1>{data.title}</h1>
            <p className={styles.lead}>{data.lead}</p>
          </header>
          <section aria-labelledby="contact-form-title" className={styles.form}>
            <h2 id="contact-form-title">{data.formTitle}</h2>
            <ContactForm data={data.form} />
            {data.warning !== null && <p className={styles.warning}>{data.warning}</p>}
          </section>
          {current && (
            <StoreHours
              location={current}
              title={locations.length > 1 ? current.name : null}
              label={data.labels.hours}
            />
          )}
        </div>
      </PageWidth>
      <Section tone="soft" title={data.locationsTitle} id="locations">
        <div className={styles.places}>
          <div className={styles.map}>
            <StoreMap map={data.map} />
          </div>
          <ul className={locations.length > 1 ? styles.stores : styles.store}>
            {locations.map((location) => (
              <li key={location.id}>
                <LocationCard
                  location={location}
                  labels={data.labels}
                  withoutHours={location === current}
                />
              </li>
            ))}
          </ul>
        </div>
      </Section>
    </>
  );
}

interface StoreHoursProps {
  location: ContactLocation;
  /** The store's name, where there are several. */
  title: string | null;
  label: string;
}

/** Phone and hours of the visitor's store. */
function StoreHours({ location, title, label }: StoreHoursProps) {
  return (
    <aside aria-labelledby="contact-hours" className={styles.hours}>
      <h2 id="contact-hours">{label}</h2>
      {title !== null && <p>{title}</p>}
      {location.departments.map((department) => (
        <Department key={department.name} department={department} />
      ))}
    </aside>
  );
}

function Department({ department }: { department: OpenDepartment }) {
  const { phoneMasks } = useSite();
  const { phone } = department.hours;
  return (
    <div className={styles.department}>
      <DepartmentStatus department={department} />
      <p>
        <PhoneLink phone={phone} className={styles.phone}>
          {maskPhone(phone, phoneMasks.general)}
        </PhoneLink>
      </p>
      <DepartmentHours
        name={department.name}
        department={department.hours}
        closedSoon={department.closedSoon}
      />
    </div>
  );
}

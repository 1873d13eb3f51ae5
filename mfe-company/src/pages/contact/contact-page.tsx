import { PageWidth, Section } from "@forecourt/ui/layout/section";
import { useState } from "react";
import { DepartmentContact } from "../../parts/stores/department-contact.tsx";
import type { LocationView } from "../../parts/stores/location-view.ts";
import { StorePlaces } from "../../parts/stores/store-places.tsx";
import type { ContactData } from "./contact-data.ts";
import { ContactForm } from "./contact-form.tsx";
import styles from "./contact-page.module.css";

/** How to reach the dealer: a form, phone numbers with hours, and where the stores are. */
export function Page({ data }: { data: ContactData }) {
  const [storeId, setStoreId] = useState<string | null>(null);
  const { locations } = data;
  const chosen = locations.find(({ id }) => id === storeId);
  const current = chosen ?? locations.find((location) => location.current) ?? locations[0];
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
            {data.reply !== null && <p>{data.reply}</p>}
            <ContactForm data={data.form} onStore={setStoreId} />
            {data.warning !== null && <p className={styles.warning}>{data.warning}</p>}
          </section>
          {current && (
            <StoreHours
              location={current}
              title={locations.length > 1 ? current.name : null}
              label={data.labels.hours}
              othersNote={chosen ? null : data.othersNote}
            />
          )}
        </div>
      </PageWidth>
      <Section tone="soft" title={data.locationsTitle} id="locations">
        <StorePlaces
          heading="h3"
          locations={locations}
          map={data.map}
          labels={data.labels}
          withHours={(location) => location !== current}
        />
      </Section>
    </>
  );
}

interface StoreHoursProps {
  location: LocationView;
  /** The store's name, where there are several. */
  title: string | null;
  label: string;
  othersNote: string | null;
}

/** Phone and hours of the store of the form, else of the visitor. */
function StoreHours({ location, title, label, othersNote }: StoreHoursProps) {
  return (
    <aside aria-labelledby="contact-hours" className={styles.hours}>
      <h2 id="contact-hours">{label}</h2>
      {title !== null && <p>{title}</p>}
      {location.departments.map((department) => (
        <DepartmentContact key={department.name} department={department} />
      ))}
      {othersNote !== null && <p>{othersNote}</p>}
    </aside>
  );
}

import { TextWithPhone } from "@forecourt/ui/elements/text-with-phone";
import { PageWidth, Section } from "@forecourt/ui/layout/section";
import { useState } from "react";
import { StoreHours } from "../../parts/stores/store-hours.tsx";
import { StorePlaces } from "../../parts/stores/store-places.tsx";
import type { ContactData } from "./contact-data.ts";
import { ContactForm } from "./contact-form.tsx";
import { ContactHours } from "./contact-hours.tsx";
import styles from "./contact-page.module.css";

/** How to reach the dealer: a form, phone numbers with hours, and where the stores are. */
export function Page({ data }: { data: ContactData }) {
  const [storeId, setStoreId] = useState<string | null>(null);
  const { locations, serviceHelp } = data;
  const id = storeId ?? data.hoursOf;
  const current = locations.find((location) => location.id === id) ?? null;
  const hasService = current?.departments.some(({ name }) => name === "service") ?? true;
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
            {serviceHelp && hasService && (
              <p>
                <TextWithPhone>{serviceHelp.text}</TextWithPhone>{" "}
                <a href={serviceHelp.link.href}>{serviceHelp.link.label}</a>
              </p>
            )}
            <ContactForm data={data.form} onStore={setStoreId} />
            {data.warning !== null && <p className={styles.warning}>{data.warning}</p>}
          </section>
          <ContactHours location={current} locations={locations} labels={data.labels} />
        </div>
      </PageWidth>
      <Section tone="soft" title={data.locationsTitle} id="locations">
        <StorePlaces
          heading="h3"
          locations={locations}
          map={data.map}
          labels={data.labels}
          renderMore={(location) =>
            location !== current && <StoreHours label={data.labels.hours} location={location} />
          }
        />
      </Section>
    </>
  );
}

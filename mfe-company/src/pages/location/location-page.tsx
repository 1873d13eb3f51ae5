import { LinkRow } from "@forecourt/remote-kit/content/link-row";
import { PageWidth, Section } from "@forecourt/ui/layout/section";
import { Breadcrumbs } from "@forecourt/ui/navigation/breadcrumbs";
import { People } from "../../parts/people.tsx";
import { DepartmentContact } from "../../parts/stores/department-contact.tsx";
import { StoreMap } from "../../parts/stores/store-map.tsx";
import type { LocationData } from "./location-data.ts";
import styles from "./location-page.module.css";

/** A store: where it is, when it is open, whom to call, what it does, and who works there. */
export function Page({ data }: { data: LocationData }) {
  const { trail, location, services, people, map, others, labels } = data;
  return (
    <>
      <PageWidth>
        <div className={styles.page}>
          <Breadcrumbs trail={trail} label={labels.trail} />
          <Store data={data} />
          <section aria-labelledby="departments" className={styles.block}>
            <h2 id="departments">{labels.departments}</h2>
            <div className={styles.departments}>
              {data.departments.map((department) => (
                <DepartmentContact key={department.name} department={department} />
              ))}
              <div className={styles.services}>
                <h3>{services.title}</h3>
                <Links links={services.links} />
              </div>
            </div>
          </section>
        </div>
      </PageWidth>
      <Section tone="soft" title={labels.where}>
        <div className={styles.where}>
          <StoreMap map={map} />
          <div className={styles.beside}>
            <div className={styles.others}>
              <h3>{location.name}</h3>
              <Address lines={data.address} />
              <p>
                <a href={location.mapUrl} className={styles.all}>
                  {labels.directions}
                </a>
              </p>
            </div>
            <div className={styles.others}>
              <h3>{others.title}</h3>
              <Links links={others.links} />
            </div>
          </div>
        </div>
      </Section>
      {people.list.length > 0 && (
        <Section title={people.title}>
          <People people={people.list} />
          {people.all && (
            <p>
              <a href={people.all.href} className={styles.all}>
                {people.all.label}
              </a>
            </p>
          )}
        </Section>
      )}
    </>
  );
}

/** Name, address and the ways on, beside how it looks from the street. */
function Store({ data }: { data: LocationData }) {
  const { location, address, opened, ways, labels } = data;
  return (
    <div className={styles.store}>
      <div className={styles.words}>
        <h1>{location.name}</h1>
        <div className={styles.facts}>
          <Address lines={[...address, ...(opened === null ? [] : [opened])]} />
        </div>
        <LinkRow links={ways} main />
      </div>
      {location.picture !== null && (
        <img
          src={location.picture}
          alt={labels.picture}
          width={640}
          height={480}
          className={styles.picture}
        />
      )}
    </div>
  );
}

function Address({ lines }: { lines: readonly string[] }) {
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

function Links({ links }: { links: readonly { label: string; href: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

import { LinkRow } from "@forecourt/remote-kit/content/link-row";
import type { PageFragments } from "@forecourt/remote-kit/pages";
import { PageWidth, Section } from "@forecourt/ui/layout/section";
import { Breadcrumbs } from "@forecourt/ui/navigation/breadcrumbs";
import { People } from "../../parts/people.tsx";
import { Rating } from "../../parts/reviews/rating.tsx";
import { Customers } from "../../parts/reviews/reviews-section.tsx";
import { DepartmentContact } from "../../parts/stores/department-contact.tsx";
import { StoreChoice } from "../../parts/stores/store-choice.tsx";
import { StoreMap } from "../../parts/stores/store-map.tsx";
import type { LocationData } from "./location-data.ts";
import styles from "./location-page.module.css";
import { StoreLinks } from "./store-links.tsx";
import { StoreFees, StoreServices } from "./store-services.tsx";

interface LocationPageProps {
  data: LocationData;
  fragments?: PageFragments;
}

/** A store: where it is, when it is open, whom to call, what it does, and who works there. */
export function Page({ data, fragments = {} }: LocationPageProps) {
  const { trail, location, services, fees, reviews, people, map, others, labels } = data;
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
              <StoreServices services={services} />
              {fees && <StoreFees fees={fees} />}
            </div>
          </section>
        </div>
      </PageWidth>
      {fragments["inventory/storeCars"]}
      {reviews && <Customers reviews={reviews} />}
      <Section title={labels.where}>
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
              <StoreLinks links={others.links} />
            </div>
          </div>
        </div>
      </Section>
      {people.list.length > 0 && (
        <Section tone="soft" title={people.title}>
          <People people={people.list} />
          {people.all && (
            <p>
              <a href={people.all.href} rel="nofollow" className={styles.all}>
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
  const { location, address, opened, ways, reviews, labels } = data;
  return (
    <div className={styles.store}>
      <div className={styles.words}>
        <h1>{location.name}</h1>
        <div className={styles.facts}>
          <Address lines={[...address, ...(opened === null ? [] : [opened])]} />
        </div>
        {reviews && (
          <Rating rating={reviews.rating}>
            <a href={`#${reviews.id}`}>{reviews.title}</a>
          </Rating>
        )}
        <LinkRow links={ways} main />
        <StoreChoice id={location.id} name={location.name} />
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

import { ButtonLink } from "@forecourt/ui/elements/button";
import type { PlaceData } from "./offer-data.ts";
import styles from "./place.module.css";

/** The store: its address, phone and directions, and the visit for the seller's calendar. */
export function Place({
  place: { name, address, call, directions, calendar },
}: {
  place: PlaceData;
}) {
  return (
    <section className={styles.place} aria-label={name}>
      <div>
        <h3>{name}</h3>
        <p>{address}</p>
        <p>
          <a href={call.href}>{call.label}</a>
        </p>
      </div>
      <div className={styles.links}>
        {calendar !== null && (
          <ButtonLink href={calendar.href} download>
            {calendar.label}
          </ButtonLink>
        )}
        <ButtonLink href={directions.href} look="secondary">
          {directions.label}
        </ButtonLink>
      </div>
    </section>
  );
}

import { useTexts } from "@forecourt/remote-kit/site-context";
import { Badge } from "@forecourt/ui/elements/badge";
import { AlertLink } from "../../features/alerts/alert-link.tsx";
import { ShareLink } from "../../features/share/share-link.tsx";
import { RecordViewedVehicle } from "../../features/shortlist/record-viewed-vehicle.tsx";
import { ShortlistButtons } from "../../features/shortlist/shortlist-buttons.tsx";
import { CertifiedNote } from "../../parts/certified-note.tsx";
import { sectionIds } from "./section-ids.ts";
import type { VehicleData } from "./vehicle-data.ts";
import styles from "./vehicle-title.module.css";

/** Name of the car, days on the lot, and its store. */
export function VehicleTitle({ data }: { data: VehicleData }) {
  const t = useTexts();
  const { card, title, about, vin, availability, store, sold } = data;
  return (
    <header className={styles.title}>
      <p className={styles.badges}>
        {card.brandedTitle && <Badge tone="warning">{card.brandedTitle}</Badge>}
        {card.badges.map((badge) => (
          <Badge key={badge}>{badge}</Badge>
        ))}
      </p>
      <h1>{title}</h1>
      <p className={styles.about}>{about}</p>
      {data.certified && <CertifiedNote note={data.certified} />}
      {availability !== null && <p className={styles.quiet}>{availability}</p>}
      {store && !sold && (
        <p className={store.elsewhere === null ? styles.quiet : styles.elsewhere}>
          {store.elsewhere ?? `${store.soldBy} ·`}{" "}
          <a href={`#${sectionIds.store}`}>{t("vehicle.place.see")}</a>
        </p>
      )}
      <div className={styles.actions}>
        {!sold && <ShortlistButtons car={{ vin, title }} look="words" />}
        {!sold && <AlertLink href={data.alertHref} about="price" />}
        <ShareLink title={title} path={card.href} />
      </div>
      <RecordViewedVehicle vin={vin} title={title} view={data.view} />
    </header>
  );
}

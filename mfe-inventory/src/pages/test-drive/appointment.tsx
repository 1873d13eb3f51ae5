import CalendarClock from "lucide-react/icons/calendar-clock";
import MapPin from "lucide-react/icons/map-pin";
import styles from "./appointment.module.css";
import type { Appointment as AppointmentData } from "./test-drive-data.ts";

/** Time and place of the drive, with a link to change them until it is booked. */
export function Appointment({ data }: { data: AppointmentData }) {
  const { when, change, store } = data;
  return (
    <div className={styles.appointment}>
      <div className={styles.row}>
        <CalendarClock aria-hidden size={20} className={styles.icon} />
        <p className={styles.main}>{when}</p>
        {change && (
          <a href={change.href} rel="nofollow" className={styles.link}>
            {change.label}
          </a>
        )}
      </div>
      {store && (
        <div className={styles.row}>
          <MapPin aria-hidden size={20} className={styles.icon} />
          <address className={styles.place}>
            <span className={styles.main}>{store.name}</span>
            {store.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <a href={store.directions.href} className={styles.link}>
            {store.directions.label}
          </a>
        </div>
      )}
    </div>
  );
}

import styles from "./car-panel.module.css";
import type { CarView } from "./car-view.ts";

/** Car to be financed, what was stated with it, and links to choose another car or none. */
export function CarPanel({ car, stated = null }: { car: CarView; stated?: string | null }) {
  const { label, title, facts, note, links } = car;
  return (
    <section className={styles.car} aria-label={label}>
      <p>
        {label}: <strong>{title}</strong>
      </p>
      {facts !== "" && <p className={styles.facts}>{facts}</p>}
      {stated !== null && <p>{stated}</p>}
      {note !== null && <p>{note}</p>}
      {links.length > 0 && (
        <p className={styles.links}>
          {links.map((link) => (
            <a key={link.label} href={link.href}>
              {link.label}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}

import type { ReactNode } from "react";
import styles from "./vehicle-layout.module.css";

interface VehicleLayoutProps {
  picture: ReactNode;
  /** Title and what belongs to it. */
  title: ReactNode;
  price: ReactNode;
  /** Everything below picture and price. */
  children: ReactNode;
}

/**
 * Picture left, title and price right and staying in view; on a phone picture, title, price, then
 * the rest.
 */
export function VehicleLayout({ picture, title, price, children }: VehicleLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.side}>
        {title}
        {price}
      </div>
      <div className={styles.rest}>{children}</div>
    </div>
  );
}

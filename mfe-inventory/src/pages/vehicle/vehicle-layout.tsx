import type { ReactNode } from "react";
import styles from "./vehicle-layout.module.css";

interface VehicleLayoutProps {
  gallery: ReactNode;
  /** Title and what belongs to it. */
  title: ReactNode;
  price: ReactNode;
  /** Everything below gallery and price. */
  children: ReactNode;
}

/**
 * On wide screens: the gallery on the left, title and price in a sticky column on the right. On smaller
 * screens: one column in source order.
 */
export function VehicleLayout({ gallery, title, price, children }: VehicleLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.gallery}>{gallery}</div>
      <div className={styles.side}>
        {title}
        {price}
      </div>
      <div className={styles.details}>{children}</div>
    </div>
  );
}

import { useLoadWhenNear } from "@forecourt/remote-kit/lazy-part";
import { partAttribute } from "@forecourt/remote-kit/page-part";
import { type ReactNode, useRef } from "react";
import styles from "./vehicle-layout.module.css";
import { vehicleDetails, vehicleParts } from "./vehicle-parts.ts";

interface VehicleLayoutProps {
  gallery: ReactNode;
  /** Title with the parts that belong to it. */
  title: ReactNode;
  price: ReactNode;
  /** Title and price come before the gallery on small screens, for a car that is no longer for sale. */
  isTitleFirst: boolean;
  /** Everything below gallery and price. */
  children: ReactNode;
}

/**
 * On wide screens: the gallery on the left, title and price in a sticky column on the right. On smaller
 * screens: one column in source order.
 */
export function VehicleLayout(props: VehicleLayoutProps) {
  const { gallery, title, price, isTitleFirst, children } = props;
  const details = useRef<HTMLDivElement>(null);
  useLoadWhenNear(vehicleParts, details);
  const pictures = <div className={styles.gallery}>{gallery}</div>;
  return (
    <div className={styles.layout}>
      {!isTitleFirst && pictures}
      <div className={styles.side}>
        {title}
        {price}
      </div>
      {isTitleFirst && pictures}
      <div ref={details} className={styles.details} {...{ [partAttribute]: vehicleDetails }}>
        {children}
      </div>
    </div>
  );
}

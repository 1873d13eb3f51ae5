import { Price } from "@forecourt/ui/vehicle/price";
import type { ReactNode } from "react";
import styles from "./bottom-bar.module.css";

interface BottomBarProps {
  /** "$18,995", or the words in its place. */
  amount: string;
  label: string;
  /** One button. */
  action: ReactNode;
}

/**
 * On a phone, the price and the one action at the lower edge of the window. `data-bottom-bar` tells the
 * base styles, so that footer and focus keep clear of it.
 */
export function BottomBar({ amount, label, action }: BottomBarProps) {
  return (
    <div className={styles.bar} data-bottom-bar>
      <p className={styles.words}>
        <Price size="card">{amount}</Price>
        <span className={styles.label}>{label}</span>
      </p>
      {action}
    </div>
  );
}

import { Price } from "@forecourt/ui/vehicle/price";
import type { ReactNode } from "react";
import styles from "./bottom-bar.module.css";

interface BottomBarProps {
  /** "$18,995", or the text that replaces it. */
  amount: string;
  label: string;
  /** One button. */
  action: ReactNode;
}

/**
 * On a phone, the price and the main action at the bottom of the window. The base styles use
 * `data-bottom-bar` to keep footer and focus clear of it.
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

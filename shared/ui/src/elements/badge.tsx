import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./badge.module.css";

interface BadgeProps {
  tone?: "neutral" | "brand" | "positive" | "warning" | "critical";
  children: ReactNode;
}

/**
 * A word or two about the thing that it is on: "Certified", "Price drop". At most two on one card.
 */
export function Badge({ tone = "neutral", children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}

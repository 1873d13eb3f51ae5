import { classNames } from "../class-names.ts";
import styles from "./price.module.css";

interface PriceProps {
  /** An amount formatted by `formatDollars` or `formatCents`, or a text instead. */
  children: string;
  /** `card` 20 px and more, `page` for the one price of a page, `line` within text or a list. */
  size?: "line" | "card" | "page";
}

/** An amount of money in tabular figures. */
export function Price({ children, size = "line" }: PriceProps) {
  return <span className={classNames(styles.price, styles[size])}>{children}</span>;
}

import { classNames } from "../class-names.ts";
import styles from "./price.module.css";

/** `card` 20 px and more, `page` for the one price of a page, `line` within text or a list. */
type PriceSize = "line" | "card" | "page";

interface PriceProps {
  /** An amount formatted by `formatDollars` or `formatCents`, or a text instead. */
  children: string;
  size?: PriceSize;
}

/** The class of an element that holds nothing else than a price. */
export function priceClass(size: PriceSize): string {
  return classNames(styles.price, styles[size]);
}

/** An amount of money in tabular figures. */
export function Price({ children, size = "line" }: PriceProps) {
  return <span className={priceClass(size)}>{children}</span>;
}

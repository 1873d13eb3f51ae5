import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./stack.module.css";

/** Steps of 4 px. */
type Gap = 1 | 2 | 3 | 4 | 6 | 8 | 12;

interface LayoutProps {
  gap?: Gap;
  as?: "div" | "ul" | "ol" | "section" | "article";
  children: ReactNode;
}

/** A column. */
export function Stack({ gap = 4, as: Tag = "div", children }: LayoutProps) {
  return <Tag className={classNames(styles.stack, styles[`gap${gap}`])}>{children}</Tag>;
}

/** A row that wraps. */
export function Cluster({ gap = 3, as: Tag = "div", children }: LayoutProps) {
  return <Tag className={classNames(styles.cluster, styles[`gap${gap}`])}>{children}</Tag>;
}

/** Equal columns, at most `columns`, fewer on narrow screens. */
export function Grid({
  gap = 6,
  as: Tag = "div",
  columns = 3,
  children,
}: LayoutProps & { columns?: 2 | 3 | 4 }) {
  return (
    <Tag className={classNames(styles.grid, styles[`columns${columns}`], styles[`gap${gap}`])}>
      {children}
    </Tag>
  );
}

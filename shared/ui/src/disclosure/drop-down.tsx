import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./drop-down.module.css";
import { useDisclosures } from "./use-disclosures.ts";

interface DropDownProps {
  /** The visible part, which opens the panel. */
  summary: ReactNode;
  summaryClass?: string | undefined;
  /** The edge of the summary that the panel aligns to. */
  align?: "start" | "end";
  /** `list` for links and buttons in a column, `form` with padding around its content. */
  content?: "list" | "form";
  children: ReactNode;
}

/** A panel with choices that opens below its summary; works without JavaScript. */
export function DropDown(props: DropDownProps) {
  const { summary, summaryClass, align = "start", content = "list", children } = props;
  const disclosures = useDisclosures<HTMLDivElement>();
  return (
    <div className={styles.place} {...disclosures}>
      {/* The visitor may open it before the script has come. */}
      <details suppressHydrationWarning>
        <summary className={classNames(styles.summary, summaryClass)}>{summary}</summary>
        <div className={classNames(styles.panel, styles[align], styles[content])}>{children}</div>
      </details>
    </div>
  );
}

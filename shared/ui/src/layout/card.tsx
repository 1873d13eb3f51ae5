import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./card.module.css";

interface CardProps {
  children: ReactNode;
  /** `link`: a `CardLink` inside makes the whole card clickable, and the card answers to the pointer. */
  kind?: "plain" | "link";
  /** Without the inner space: for a card that begins with a picture. */
  flush?: boolean;
}

/** A surface with an edge; no shadow, because it does not float. */
export function Card({ children, kind = "plain", flush = false }: CardProps) {
  return (
    <div
      className={classNames(styles.card, kind === "link" && styles.live, !flush && styles.padded)}
    >
      {children}
    </div>
  );
}

/** The one link of a `Card kind="link"`: it covers the card, and its text is the card's title. */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={styles.link}>
      {children}
    </a>
  );
}

import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./card.module.css";

interface CardProps {
  children: ReactNode;
  /** `link`: a `CardLink` inside makes the whole card clickable, with a hover style. */
  kind?: "plain" | "link";
  /** Without padding: for a card that begins with a picture. */
  flush?: boolean;
  /** The language of its text, where that is not the one of the page. */
  lang?: string | undefined;
}

/** A bordered surface; it has no shadow, because it does not float. */
export function Card({ children, kind = "plain", flush = false, lang }: CardProps) {
  return (
    <div
      lang={lang}
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

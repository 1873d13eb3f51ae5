import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Card } from "../layout/card.tsx";
import styles from "./store-card.module.css";

interface StoreListProps {
  /** Class that sets the columns of the list. */
  className: string | undefined;
  /** An `li` with a `StoreCard` for each store. */
  children: ReactNode;
}

/** Stores as cards whose parts are at one height. */
export function StoreList({ className, children }: StoreListProps) {
  return <ul className={classNames(styles.list, className)}>{children}</ul>;
}

interface StoreCardProps {
  name: string;
  /** Heading level of the store's name, below the headings above. Default: h3. */
  heading?: "h2" | "h3";
  /** Path of the store's own page; null or missing = it has none. */
  href?: string | null;
  /** Picture of the store from the street, 4:3; missing = none. */
  picture?: { src: string; alt: string } | false;
  /** Below the address, such as its opening status: stores in a row may have more or less of it. */
  status?: ReactNode;
  /** Lines of the address. */
  address: readonly string[];
  /** Links: phone, directions. */
  children: ReactNode;
  /** Below the links, such as its hours. */
  more?: ReactNode;
}

/** A store in a list: its name, address and links. */
export function StoreCard({
  name,
  heading: Heading = "h3",
  href,
  picture,
  status,
  address,
  children,
  more,
}: StoreCardProps) {
  return (
    <Card>
      {picture && (
        <img
          src={picture.src}
          alt={picture.alt}
          width={640}
          height={480}
          loading="lazy"
          decoding="async"
          className={styles.picture}
        />
      )}
      <Heading className={styles.name}>{href ? <a href={href}>{name}</a> : name}</Heading>
      <address className={styles.address}>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {status && <div className={styles.status}>{status}</div>}
      <p className={styles.ways}>{children}</p>
      {more && <div className={styles.more}>{more}</div>}
    </Card>
  );
}

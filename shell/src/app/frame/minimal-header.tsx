import { memo } from "react";
import { CallLink } from "./call-link.tsx";
import styles from "./header.module.css";
import { Logo } from "./logo.tsx";

/** The header of a page with one task: logo and phone. */
export const MinimalHeader = memo(function MinimalHeader({
  area,
}: {
  area?: string | null | undefined;
}) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Logo />
        <CallLink area={area} isNumberShown />
      </div>
    </header>
  );
});

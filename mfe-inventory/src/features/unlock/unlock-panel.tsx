import { useId } from "react";
import styles from "./unlock.module.css";
import type { UnlockData } from "./unlock-data.ts";
import { UnlockOpener } from "./unlock-opener.tsx";

/** Says that more cars exist, and offers to unlock them. */
export function UnlockPanel({ data }: { data: UnlockData }) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title}>
          {data.title}
        </h2>
        <p className={styles.body}>{data.body}</p>
      </div>
      <div>
        <UnlockOpener data={data} look="secondary" />
      </div>
    </section>
  );
}

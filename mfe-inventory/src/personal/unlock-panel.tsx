import { Dialog } from "@forecourt/remote-kit/dialog";
import { type MouseEvent, useId, useState } from "react";
import styles from "./unlock.module.css";
import type { UnlockData } from "./unlock-data.ts";
import { UnlockForm } from "./unlock-form.tsx";

/**
 * That there are more cars than are listed, and the way to them: a dialog, or without a script the form
 * itself.
 */
export function UnlockPanel({ data }: { data: UnlockData }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title}>
          {data.title}
        </h2>
        <p className={styles.body}>{data.body}</p>
      </div>
      <details className={styles.details}>
        <summary className={styles.open} onClick={open}>
          {data.open}
        </summary>
        {!isOpen && <UnlockForm data={data} />}
      </details>
      <Dialog title={data.open} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <UnlockForm data={data} onUnlocked={() => setIsOpen(false)} />
      </Dialog>
    </section>
  );
}

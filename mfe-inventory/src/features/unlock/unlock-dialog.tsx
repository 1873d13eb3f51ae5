import { Dialog } from "@forecourt/remote-kit/dialog";
import styles from "./unlock.module.css";
import type { UnlockData } from "./unlock-data.ts";
import { UnlockForm } from "./unlock-form.tsx";

interface UnlockDialogProps {
  data: UnlockData;
  isOpen: boolean;
  onClose: () => void;
}

/** The form in a dialog, which keeps its values while it is closed. */
export function UnlockDialog({ data, isOpen, onClose }: UnlockDialogProps) {
  return (
    <Dialog title={data.openLabel} isOpen={isOpen} onClose={onClose}>
      <div className={styles.form}>
        <p className={styles.body}>{data.body}</p>
        <UnlockForm data={data} onUnlocked={onClose} />
      </div>
    </Dialog>
  );
}

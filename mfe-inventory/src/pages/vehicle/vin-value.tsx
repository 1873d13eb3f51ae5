import { useTexts } from "@forecourt/remote-kit/site-context";
import { useHydrated } from "@forecourt/ui/use-hydrated";
import { useState } from "react";
import styles from "./vin-value.module.css";

/** A VIN on one line, with a button that copies it where the browser can. */
export function VinValue({ vin }: { vin: string }) {
  const t = useTexts();
  const isHydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(vin);
    setCopied(true);
  };
  return (
    <span className={styles.vin}>
      <span className={styles.number}>{vin}</span>
      <button
        type="button"
        className={styles.copy}
        // Invisible while it has no effect; its space is reserved.
        disabled={!isHydrated || !navigator.clipboard}
        onClick={() => void copy().catch(() => setCopied(false))}
      >
        <span aria-live="polite">{t(copied ? "vehicle.vin.copied" : "vehicle.vin.copy")}</span>
      </button>
    </span>
  );
}

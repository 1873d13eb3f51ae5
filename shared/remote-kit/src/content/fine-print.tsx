import styles from "./fine-print.module.css";

/** Fine print beside its claim: small, but with full contrast. */
export function FinePrint({ children }: { children: string }) {
  return <p className={styles.fine}>{children}</p>;
}

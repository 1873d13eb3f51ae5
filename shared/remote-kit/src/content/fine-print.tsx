import styles from "./fine-print.module.css";

/** Terms beside the claim they belong to: small, but as clear as any other text. */
export function FinePrint({ children }: { children: string }) {
  return <p className={styles.fine}>{children}</p>;
}

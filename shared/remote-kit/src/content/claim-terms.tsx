import { CreditDisclosure } from "../credit-disclosure.tsx";
import styles from "./fine-print.module.css";

/** The disclosures of the credit claims in a part of a page; renders nothing without claims. */
export function ClaimTerms({ terms }: { terms: readonly string[] | undefined }) {
  if (!terms) return null;
  return (
    <div className={styles.fine} data-credit-terms>
      <CreditDisclosure paragraphs={terms} />
    </div>
  );
}

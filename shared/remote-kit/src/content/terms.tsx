import { Section } from "@forecourt/ui/section";
import { useTexts } from "../site-context.tsx";
import { FinePrint } from "./fine-print.tsx";
import styles from "./terms.module.css";

/** Terms of what a page claims, in full, at its end; nothing when it claims nothing. */
export function Terms({ terms }: { terms: readonly string[] }) {
  const t = useTexts();
  if (terms.length === 0) return null;
  return (
    <Section>
      <div className={styles.terms}>
        <h2 className={styles.title}>{t("frame.disclaimer")}</h2>
        {terms.map((term) => (
          <FinePrint key={term}>{term}</FinePrint>
        ))}
      </div>
    </Section>
  );
}

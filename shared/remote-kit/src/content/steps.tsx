import type { Steps as StepsContent } from "@forecourt/contracts/content-parts";
import { Section } from "@forecourt/ui/layout/section";
import styles from "./steps.module.css";

/** A numbered list of steps. */
export function Steps({ steps: { title, steps } }: { steps: StepsContent }) {
  return (
    <Section title={title}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title} lang={step.lang} className={styles.step}>
            <h3 className={styles.title}>{step.title}</h3>
            <p className={styles.text}>{step.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

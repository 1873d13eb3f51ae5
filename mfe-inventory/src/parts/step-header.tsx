import { TextWithPhone } from "@forecourt/ui/elements/text-with-phone";
import styles from "./steps.module.css";

interface StepHeaderProps {
  /** Title of the whole flow: "Personalize my price". */
  label: string;
  /** "Step 2 of 6"; null after the last step. */
  progress: { text: string; number: number; count: number } | null;
  title: string;
  help: string | null;
}

/** The progress, and the question of this step. */
export function StepHeader({ label, progress, title, help }: StepHeaderProps) {
  return (
    <header className={styles.head}>
      <p className={styles.progress}>
        <span className={styles.label}>{label}</span>
        {progress && <span>{progress.text}</span>}
      </p>
      {progress && (
        <progress
          className={styles.bar}
          value={progress.number}
          max={progress.count}
          aria-label={progress.text}
        />
      )}
      <h1>{title}</h1>
      {help !== null && (
        <p className={styles.help}>
          <TextWithPhone>{help}</TextWithPhone>
        </p>
      )}
    </header>
  );
}

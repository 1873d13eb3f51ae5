import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import styles from "./steps.module.css";

interface StepHeaderProps {
  /** Title of the whole flow: "Personalize my price". */
  label: string;
  /** "Step 2 of 6"; null after the last step. */
  progress: { text: string; number: number; count: number } | null;
  title: string;
  help: string | null;
  /** A phone number that is a link where `help` names it. */
  helpPhone?: { number: string; label: string };
}

/** The progress, and the question of this step. */
export function StepHeader({ label, progress, title, help, helpPhone }: StepHeaderProps) {
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
          {helpPhone ? <WithPhone text={help} phone={helpPhone} /> : help}
        </p>
      )}
    </header>
  );
}

function WithPhone({ text, phone }: { text: string; phone: { number: string; label: string } }) {
  const [before = "", after] = text.split(phone.label);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <PhoneLink phone={phone.number}>{phone.label}</PhoneLink>
      {after}
    </>
  );
}

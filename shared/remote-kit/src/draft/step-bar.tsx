import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";
import styles from "./draft-page.module.css";

interface StepBarProps {
  /** The name of the list. */
  label: string;
  /** Text for screen readers after the name of a completed step. */
  done: string;
  steps: readonly { label: string; state: "done" | "current" | "open" }[];
}

/** The steps of a draft as a bar; their names are for screen readers. */
export function StepBar({ label, done, steps }: StepBarProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.label}
          data-state={step.state}
          aria-current={step.state === "current" ? "step" : undefined}
        >
          <VisuallyHidden>
            {step.label}
            {step.state === "done" && `, ${done}`}
          </VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}

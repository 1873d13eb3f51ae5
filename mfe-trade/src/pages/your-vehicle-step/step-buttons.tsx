import { formControls } from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { Button } from "@forecourt/ui/elements/button";
import type { ReactNode } from "react";
import { type FormTexts, textOf } from "../../parts/appraisal-text.ts";
import styles from "./step-page.module.css";

interface StepButtonsProps {
  labels: FormTexts;
  /** The label of the main button. */
  next: string;
  /** The other way on. */
  children: ReactNode;
}

/** The buttons of a page: on, another way, and to finish later. Enter in a field presses the first. */
export function StepButtons({ labels, next, children }: StepButtonsProps) {
  const t = textOf(labels);
  return (
    <div className={styles.buttons}>
      <Button type="submit" size="large" name={formControls.intent} value="next">
        {next}
      </Button>
      {children}
      <Button type="submit" look="quiet" name={formControls.intent} value="save">
        {t("step.store")}
      </Button>
    </div>
  );
}

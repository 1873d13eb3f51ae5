import { parameterOf } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import { useUpdateVisitor, useVisitor } from "@forecourt/remote-kit/visitor";
import { classNames } from "@forecourt/ui/class-names";
import { useId } from "react";
import styles from "../../parts/choices.module.css";
import type { PersonalizeData, Question } from "./personalize-data.ts";
import { StepForm } from "./step-form.tsx";

interface MonthsStepProps {
  data: PersonalizeData;
  question: Extract<Question, { step: "months" }>;
}

/** The loan term: a submit button for each. */
export function MonthsStep({ data, question: { form, note, options } }: MonthsStepProps) {
  const id = useId();
  const update = useUpdateVisitor();
  const stored = useVisitor(({ terms }) => terms.months);
  const isOpen = options.every(({ isChosen }) => !isChosen);
  return (
    <StepForm data={data} form={form} hasButton={false}>
      <div className={styles.grid}>
        {options.map(({ months, label, payment, isChosen }) => {
          const chosen = isOpen ? stored === months : isChosen;
          return (
            <button
              key={months}
              type="submit"
              name={parameterOf("months")}
              value={months}
              className={classNames(styles.choice, chosen && styles.chosen)}
              aria-current={chosen || undefined}
              data-payment={id}
              onClick={() => update({ terms: { months } })}
            >
              {label} <span className={styles.note}>{payment}</span>
            </button>
          );
        })}
      </div>
      <p id={id} className={styles.note}>
        {note}
      </p>
    </StepForm>
  );
}

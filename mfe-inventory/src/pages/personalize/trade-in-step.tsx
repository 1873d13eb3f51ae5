import { wizardParameters } from "@forecourt/contracts/paths/personal-parameters";
import { useUpdateVisitor, useVisitor } from "@forecourt/remote-kit/visitor";
import { classNames } from "@forecourt/ui/class-names";
import styles from "../../parts/choices.module.css";
import type { PersonalizeData, Question } from "./personalize-data.ts";
import { StepForm } from "./step-form.tsx";

interface TradeInStepProps {
  data: PersonalizeData;
  question: Extract<Question, { step: "tradingIn" }>;
}

/** Yes or no: two submit buttons. */
export function TradeInStep({ data, question: { form, options } }: TradeInStepProps) {
  const update = useUpdateVisitor();
  const storedAnswer = useVisitor(({ terms }) => terms.tradingIn);
  const isOpen = options.every(({ isChosen }) => !isChosen);
  return (
    <StepForm data={data} form={form} hasButton={false}>
      <div className={styles.choices}>
        {options.map(({ value, label, isChosen }) => {
          const chosen = isOpen ? storedAnswer === (value === "yes") : isChosen;
          return (
            <button
              key={value}
              type="submit"
              name={wizardParameters.tradingIn}
              value={value}
              className={classNames(styles.choice, chosen && styles.chosen)}
              aria-current={chosen || undefined}
              onClick={() => update({ terms: { tradingIn: value === "yes" } })}
            >
              {label}
            </button>
          );
        })}
      </div>
    </StepForm>
  );
}

import { parameterOf } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { useUpdateVisitor } from "@forecourt/remote-kit/visitor";
import { classNames } from "@forecourt/ui/class-names";
import { type MouseEvent, useId } from "react";
import { usePayment } from "../../features/payment/use-payment.ts";
import { creditLabelOf } from "../../features/payment/vehicle-payment.ts";
import styles from "../../parts/choices.module.css";
import { Slider } from "../../parts/slider.tsx";
import type { PersonalizeData, Question } from "./personalize-data.ts";
import { StepForm } from "./step-form.tsx";

interface CreditStepProps {
  data: PersonalizeData;
  question: Extract<Question, { step: "creditScore" }>;
}

/** A credit score: one of four labels, or an exact value. */
export function CreditStep({ data, question }: CreditStepProps) {
  const t = useTexts();
  const update = useUpdateVisitor();
  const payment = usePayment();
  if (!payment) return null;
  const { creditScore: score } = payment.terms;
  const { creditScore: range } = data.payment.controls;
  const text = (value: number) =>
    t("vehicle.payment.creditScore.value", {
      score: value,
      label: creditLabelOf(value, data.payment.creditLabels),
    });
  return (
    <StepForm
      data={data}
      form={question.form}
      onSubmit={() => update({ terms: { creditScore: score } })}
    >
      <CreditLabels question={question} />
      <Slider
        name={parameterOf("creditScore")}
        label={t("vehicle.payment.creditScore")}
        range={range}
        ends={[String(range.min), String(range.max)]}
        value={score}
        text={text}
        valueText={text}
        onChange={(creditScore) => payment.change({ creditScore })}
      />
    </StepForm>
  );
}

/** Links to this step with the score of a label; after hydration they move the slider. */
function CreditLabels({ question }: Pick<CreditStepProps, "question">) {
  const id = useId();
  const payment = usePayment();
  if (!payment) return null;
  const current = creditLabelOf(payment.terms.creditScore, payment.data.creditLabels);
  const take = (event: MouseEvent, creditScore: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    payment.change({ creditScore });
  };
  return (
    <>
      <p id={id} className={styles.choicesTitle}>
        {question.labelsTitle}
      </p>
      <ul className={styles.labels} aria-labelledby={id}>
        {question.labels.map(({ label, range, score, href }) => (
          <li key={label}>
            <a
              href={href}
              rel="nofollow"
              className={classNames(styles.choice, label === current && styles.chosen)}
              aria-current={label === current || undefined}
              onClick={(event) => take(event, score)}
            >
              {label} <span className={styles.score}>{range}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

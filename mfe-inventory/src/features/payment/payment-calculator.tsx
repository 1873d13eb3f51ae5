import { parameterOf } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import { zipParameter } from "@forecourt/contracts/paths/personal-parameters";
import { offerOfEquity } from "@forecourt/contracts/visitor/trade-offer";
import { formatDollars } from "@forecourt/domain/money";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { useVisitor } from "@forecourt/remote-kit/visitor";
import { Button } from "@forecourt/ui/elements/button";
import { useHydrated } from "@forecourt/ui/use-hydrated";
import { Slider } from "../../parts/slider.tsx";
import { CashDownSlider } from "./cash-down-slider.tsx";
import { changedTerms } from "./changed-terms.ts";
import { DownPaymentLinks } from "./down-payment-links.tsx";
import styles from "./payment-calculator.module.css";
import { PaymentFigure } from "./payment-figure.tsx";
import { usePayment } from "./use-payment.ts";
import { useStateTerms } from "./use-state-terms.ts";
import { creditLabelOf } from "./vehicle-payment.ts";

interface PaymentCalculatorProps {
  /** Fragment of the section that the form returns to. */
  hash: string;
  /** ZIP code of the address; empty = none. */
  zip: string;
}

/**
 * The payment and its sliders. In the browser it updates at once; without JavaScript the form is submitted
 * and the page comes back with the same figure.
 */
export function PaymentCalculator({ hash, zip }: PaymentCalculatorProps) {
  const t = useTexts();
  const payment = usePayment();
  if (!payment) return null;
  const { data } = payment;
  return (
    <div className={styles.calculator}>
      <form method="get" action={`${data.action}${hash}`} className={styles.terms}>
        <Sliders hash={hash} />
        {zip !== "" && <input type="hidden" name={zipParameter} value={zip} />}
        <Buttons />
      </form>
      <div className={styles.figure}>
        <h3 className={styles.title}>{t("vehicle.estimatedPayment")}</h3>
        <PaymentFigure full />
      </div>
    </div>
  );
}

function Sliders({ hash }: { hash: string }) {
  const t = useTexts();
  const payment = usePayment();
  const state = useStateTerms();
  const offer = useVisitor((visitor) =>
    offerOfEquity(visitor.terms, (payment?.terms.tradeEquity ?? 0) * 100),
  );
  if (!payment) return null;
  const { data, terms, change } = payment;
  const slider = (
    key: "tradeEquity" | "creditScore" | "months",
    text: (value: number) => string,
    valueText: (value: number) => string,
  ) => ({
    name: parameterOf(key),
    label: t(`vehicle.payment.${key}`),
    range: data.controls[key],
    value: terms[key],
    text,
    valueText,
    onChange: (value: number) => change({ [key]: value }),
    onCommit: (value: number) => state({ [key]: value }),
  });
  const trade = (equity: number) => formatDollars(equity * 100);
  const credit = (score: number) =>
    t("vehicle.payment.creditScore.value", {
      score,
      label: creditLabelOf(score, data.creditLabels),
    });
  const months = (count: number) => t("vehicle.payment.months.value", { months: count });
  return (
    <>
      <CashDownSlider onCommit={state}>
        <DownPaymentLinks hash={hash} />
      </CashDownSlider>
      <Slider
        isExact
        {...slider("tradeEquity", trade, (equity) =>
          t("vehicle.payment.tradeEquity.value", { amount: trade(equity) }),
        )}
        help={
          offer === null
            ? (data.tradeElsewhere ?? t("vehicle.payment.tradeEquity.help"))
            : t("vehicle.payment.tradeEquity.offer", { number: offer })
        }
      />
      <Slider
        {...slider("creditScore", credit, credit)}
        help={t("vehicle.payment.creditScore.help")}
      />
      <Slider {...slider("months", months, months)} />
    </>
  );
}

/** Submits the terms without JavaScript; after hydration it resets them instead. */
function Buttons() {
  const t = useTexts();
  const isHydrated = useHydrated();
  const payment = usePayment();
  const state = useStateTerms();
  if (!payment) return null;
  const { data, terms } = payment;
  return (
    <div className={styles.buttons}>
      {isHydrated ? (
        <Button look="secondary" onClick={() => state(changedTerms(data.defaults, terms))}>
          {t("vehicle.payment.reset")}
        </Button>
      ) : (
        <Button type="submit" look="secondary">
          {t("vehicle.payment.apply")}
        </Button>
      )}
    </div>
  );
}

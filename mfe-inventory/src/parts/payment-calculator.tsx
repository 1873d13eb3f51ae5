import { zipParameter } from "@forecourt/contracts/paths/personal-parameters";
import { paymentTermParameters } from "@forecourt/contracts/payment-term-parameters";
import type { CompletePaymentTerms } from "@forecourt/contracts/payment-terms";
import { formatDollars } from "@forecourt/domain/money";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { Button } from "@forecourt/ui/elements/button";
import { useHydrated } from "@forecourt/ui/use-hydrated";
import styles from "./payment-calculator.module.css";
import { PaymentFigure } from "./payment-figure.tsx";
import { PaymentShares } from "./payment-shares.tsx";
import { usePayment } from "./payment-terms.tsx";
import { TermSlider } from "./term-slider.tsx";
import { creditLabelOf } from "./vehicle-payment.ts";

const parameter = Object.fromEntries(paymentTermParameters.map(({ key, name }) => [key, name]));

interface PaymentCalculatorProps {
  /** Place on the page that the form comes back to. */
  hash: string;
  /** ZIP code that the page was asked for; empty = none. */
  zip: string;
}

/**
 * The payment and its sliders. In the browser it follows at once; without JavaScript the form is sent
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
  if (!payment) return null;
  const { data, terms, change } = payment;
  const slider = (key: keyof CompletePaymentTerms, text: string, spoken: string) => ({
    name: parameter[key] ?? key,
    label: t(`vehicle.payment.${key}`),
    control: data.controls[key],
    value: terms[key],
    text,
    spoken,
    onChange: (value: number) => change({ [key]: value }),
  });
  const down = formatDollars(terms.cashDown * 100);
  const trade = formatDollars(terms.tradeEquity * 100);
  const score = {
    score: terms.creditScore,
    label: creditLabelOf(terms.creditScore, data.creditLabels),
  };
  const credit = t("vehicle.payment.creditScore.value", score);
  const months = t("vehicle.payment.months.value", { months: terms.months });
  return (
    <>
      <TermSlider
        {...slider("cashDown", down, t("vehicle.payment.cashDown.value", { amount: down }))}
      >
        <PaymentShares hash={hash} />
      </TermSlider>
      <TermSlider
        {...slider("tradeEquity", trade, t("vehicle.payment.tradeEquity.value", { amount: trade }))}
        help={t("vehicle.payment.tradeEquity.help")}
      />
      <TermSlider
        {...slider("creditScore", credit, credit)}
        help={t("vehicle.payment.creditScore.help")}
      />
      <TermSlider {...slider("months", months, months)} />
    </>
  );
}

/** Sends the terms where nothing else does; once the sliders answer, it takes them back instead. */
function Buttons() {
  const t = useTexts();
  const isAlive = useHydrated();
  const payment = usePayment();
  if (!payment) return null;
  const { data, change } = payment;
  return (
    <div className={styles.buttons}>
      {isAlive ? (
        <Button look="secondary" onClick={() => change(data.usual)}>
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

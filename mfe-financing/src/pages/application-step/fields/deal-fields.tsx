import { Field } from "@forecourt/ui/forms/field";
import { textOf } from "../../../parts/application/application-text.ts";
import { CarPanel } from "../../../parts/deal/car-panel.tsx";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { MoneyField } from "../../../parts/form/money-field.tsx";
import styles from "../application-step-page.module.css";
import type { StepData } from "../step-data.ts";
import { fieldProps } from "./field-props.ts";

/** Fields for the deal: the car, money down and a trade-in, all optional. */
export function DealFields({ data }: { data: StepData }) {
  const t = textOf(data.labels);
  const at = (path: string) => fieldProps(data, path);
  const { deal } = data;
  return (
    <>
      {deal?.who && <ChoiceField {...deal.who} />}
      {deal && <CarPanel car={deal.car} />}
      <div className={styles.fields}>
        <Field
          {...at("deal.vehicle")}
          label={t("deal.label.vehicle")}
          help={t("deal.help.vehicle")}
          className={styles.wide}
          maxLength={17}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <MoneyField
          {...at("deal.moneyDown")}
          label={t("deal.label.moneyDown")}
          help={t("deal.help.moneyDown")}
          className={styles.wide}
          maxLength={12}
        />
      </div>
      <TradeIn data={data} />
    </>
  );
}

function TradeIn({ data }: { data: StepData }) {
  const t = textOf(data.labels);
  const at = (path: string) => ({ ...fieldProps(data, path), autoComplete: "off" });
  return (
    <fieldset className={styles.entry}>
      <legend>{t("deal.trade")}</legend>
      <p>{t("deal.tradeText")}</p>
      <div className={styles.fields}>
        <Field
          {...at("deal.tradeYear")}
          label={t("deal.label.tradeYear")}
          inputMode="numeric"
          maxLength={4}
        />
        <Field
          {...at("deal.tradeMiles")}
          label={t("deal.label.tradeMiles")}
          inputMode="numeric"
          maxLength={7}
        />
        <Field {...at("deal.tradeMake")} label={t("deal.label.tradeMake")} maxLength={40} />
        <Field {...at("deal.tradeModel")} label={t("deal.label.tradeModel")} maxLength={60} />
        <MoneyField
          {...at("deal.tradeOwed")}
          label={t("deal.label.tradeOwed")}
          help={t("deal.help.tradeOwed")}
          className={styles.wide}
          maxLength={20}
        />
        <MoneyField
          {...at("deal.tradeEquity")}
          label={t("deal.label.tradeEquity")}
          help={t("deal.help.tradeEquity")}
          className={styles.wide}
          maxLength={12}
        />
      </div>
    </fieldset>
  );
}

import { jointField } from "@forecourt/contracts/areas/financing/application-form";
import { carParameter } from "@forecourt/contracts/areas/financing/car-parameter";
import { PrivacyNote } from "@forecourt/remote-kit/privacy-note";
import { Button } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import { TextWithPhone } from "@forecourt/ui/elements/text-with-phone";
import { PageWidth } from "@forecourt/ui/layout/section";
import { textOf } from "../../parts/application/application-text.ts";
import { CarPanel } from "../../parts/deal/car-panel.tsx";
import { ChoiceField } from "../../parts/form/choice-field.tsx";
import type { ApplicationStartData } from "./application-data.ts";
import styles from "./application-page.module.css";

/** Before an application: what to have at hand, how long it takes, and who reads it. */
export function Page({ data }: { data: ApplicationStartData }) {
  const t = textOf(data.labels);
  return (
    <PageWidth>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{t("start.title")}</h1>
          <p className={styles.lead}>{t("start.lead")}</p>
        </header>
        <BeginForm data={data} />
        <div className={styles.facts}>
          <section>
            <h2>{t("start.need.title")}</h2>
            <ul>
              <li>{t("start.need.identity")}</li>
              <li>{t("start.need.homes")}</li>
              <li>{t("start.need.work")}</li>
              <li>{t("start.need.income")}</li>
            </ul>
          </section>
          <section>
            <h2>{t("start.safe.title")}</h2>
            <ul>
              <li>{t("start.safe.readers")}</li>
              <li>{t("start.safe.stored")}</li>
              <li>{t("start.safe.credit")}</li>
              <li>{t("start.safe.never")}</li>
            </ul>
          </section>
        </div>
      </div>
    </PageWidth>
  );
}

/** A plain form; the service begins the draft and redirects to its first page. */
function BeginForm({ data }: { data: ApplicationStartData }) {
  const t = textOf(data.labels);
  return (
    <form method="post" action={data.action} data-document className={styles.begin}>
      {data.isBusy && (
        <div role="alert">
          <Notice kind="failed" size="line" level={null} title={t("start.busy")} />
        </div>
      )}
      <CarPanel car={data.car} />
      {data.car.vin !== null && <input type="hidden" name={carParameter} value={data.car.vin} />}
      <h2>{t("start.begin.title")}</h2>
      <ChoiceField
        id="who-applies"
        name={jointField}
        label={t("start.begin.label")}
        defaultValue="no"
        options={[
          { value: "no", label: t("start.begin.alone") },
          { value: "yes", label: t("start.begin.joint") },
        ]}
      />
      <p className={styles.small}>{t("start.begin.jointHelp")}</p>
      <Button type="submit" size="large" wide>
        {t("start.begin")}
      </Button>
      <p className={styles.small}>
        {t("start.esign")} <a href={data.consentPage}>{t("start.esignLink")}</a>
      </p>
      <div className={styles.small}>
        <PrivacyNote />
      </div>
      <p className={styles.call}>
        <TextWithPhone>{data.call}</TextWithPhone>
      </p>
    </form>
  );
}

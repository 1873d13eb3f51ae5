import { ButtonLink } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import { PersonalPriceLines } from "../../features/personalize/personal-price-lines.tsx";
import { VerifyPhone } from "../../features/vehicle-lead/verify-phone.tsx";
import styles from "../../parts/steps.module.css";
import type { Question } from "./personalize-data.ts";

/** The price, and what to do with it. */
export function FinishStep({ question }: { question: Extract<Question, { step: "finish" }> }) {
  const { price, once, receipt, next, nextTitle } = question;
  return (
    <div className={styles.form}>
      <div className={styles.price}>
        <PersonalPriceLines price={price} />
      </div>
      {once !== null && <Notice kind="info" size="line" title={once} />}
      {receipt && (
        <p>
          <a href={receipt.href} rel="nofollow" data-document>
            {receipt.label}
          </a>
        </p>
      )}
      <h2 className={styles.nextTitle}>{nextTitle}</h2>
      <div className={styles.next}>
        {next.map(({ label, href }, index) => (
          <ButtonLink key={href} href={href} look={index === 0 ? "primary" : "secondary"}>
            {label}
          </ButtonLink>
        ))}
      </div>
      <VerifyPhone />
    </div>
  );
}

import { formAnchors } from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { Button, ButtonLink } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";
import { textOf } from "../../parts/appraisal-text.ts";
import { AppraisalForm } from "../../parts/form/appraisal-form.tsx";
import styles from "./answer-list.module.css";
import type { AnswersData } from "./step-data.ts";

/** Everything that was answered; the button makes the offer, or shows the one for the same answers. */
export function AnswerList({ data }: { data: AnswersData }) {
  const t = textOf(data.labels);
  return (
    <div className={styles.answers}>
      {data.open !== null && (
        <div id={formAnchors.problems} tabIndex={-1}>
          <Notice
            kind="info"
            size="line"
            level={null}
            title={data.open.title}
            actions={<ButtonLink href={data.open.link.href}>{data.open.link.label}</ButtonLink>}
          >
            {data.open.text}
          </Notice>
        </div>
      )}
      {data.sections.map(({ title, edit, rows }) => (
        <section key={title} className={styles.section}>
          <header>
            <h2>{title}</h2>
            <a href={edit.href}>
              {edit.label}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </a>
          </header>
          <dl>
            {rows.map(({ label, value, isMissing }) => (
              <div key={label} data-missing={isMissing ? "" : undefined}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {data.open === null && (
        <AppraisalForm page="answers" action={data.action}>
          <Button type="submit" size="large" wide>
            {t("step.toOffer")}
          </Button>
        </AppraisalForm>
      )}
    </div>
  );
}

import { formAnchors } from "@forecourt/contracts/areas/financing/application-form";
import { SpamCheckFields } from "@forecourt/remote-kit/form-token";
import { ButtonLink } from "@forecourt/ui/elements/button";
import { FactList } from "@forecourt/ui/elements/fact-list";
import { Notice } from "@forecourt/ui/elements/notice";
import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";
import { textOf } from "../../parts/application/application-text.ts";
import styles from "./application-step-page.module.css";
import { DraftForm } from "./draft-form.tsx";
import { IntentButton } from "./intent-button.tsx";
import own from "./review.module.css";
import type { ReviewData, ReviewSection } from "./step-data.ts";

/** Review of all answers, with the button that sends the application. */
export function Review({ data }: { data: ReviewData }) {
  const { sections, invited, tell, notReady, submit } = data;
  return (
    <div className={styles.step}>
      {notReady !== null && (
        <div id={formAnchors.problems} tabIndex={-1}>
          <Notice kind="warning" size="line" title={notReady}>
            <ul>
              {sections.flatMap(({ title, missing, edit }) =>
                missing === null
                  ? []
                  : [
                      <li key={title}>
                        <a href={edit.href}>{`${title}: ${missing}`}</a>
                      </li>,
                    ],
              )}
              {invited !== null && <li>{invited.title}</li>}
            </ul>
          </Notice>
        </div>
      )}
      {tell !== null && (
        <p className={own.tell}>
          <ButtonLink href={tell.href} size="large">
            {tell.label}
          </ButtonLink>
        </p>
      )}
      {sections.map((section) => (
        <SectionOfReview key={section.title} section={section} />
      ))}
      {invited !== null && notReady === null && (
        <Notice kind="info" size="line" level={null} title={invited.title}>
          {invited.text}
        </Notice>
      )}
      <Actions data={data} submit={submit} />
    </div>
  );
}

function Actions({ data, submit }: { data: ReviewData; submit: ReviewData["submit"] }) {
  const t = textOf(data.labels);
  return (
    <DraftForm frame={data} className={styles.form}>
      {submit !== null && (
        <>
          <SpamCheckFields />
          <p>{submit.text}</p>
        </>
      )}
      <div className={styles.buttons}>
        {submit !== null && (
          <IntentButton intent="submit" size="large">
            {submit.label}
          </IntentButton>
        )}
        <IntentButton intent="back" look="secondary" size="large">
          {t("step.back")}
        </IntentButton>
        {data.mayAddCoBorrower && (
          <IntentButton intent="joint" look="quiet">
            {t("review.add")}
          </IntentButton>
        )}
      </div>
      {data.mayDelete && (
        <details className={own.delete}>
          <summary>{t("review.delete")}</summary>
          <p>{t("review.delete.text")}</p>
          <IntentButton intent="delete" look="secondary">
            {t("review.delete.confirm")}
          </IntentButton>
        </details>
      )}
    </DraftForm>
  );
}

function SectionOfReview({ section }: { section: ReviewSection }) {
  const { title, edit, missing, rows } = section;
  return (
    <section className={own.review}>
      <header>
        <h2>{title}</h2>
        <a href={edit.href}>
          {edit.label}
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </a>
      </header>
      {missing !== null && <p className={own.missing}>{missing}</p>}
      {rows.length > 0 && <FactList facts={rows} columns={1} />}
    </section>
  );
}

import { track } from "@forecourt/remote-kit/track";
import { Button } from "@forecourt/ui/elements/button";
import { FactList } from "@forecourt/ui/elements/fact-list";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import { PageWidth } from "@forecourt/ui/layout/section";
import { useHydrated } from "@forecourt/ui/use-hydrated";
import { useEffect } from "react";
import { textOf } from "../../parts/application/application-text.ts";
import type { StatusData } from "./status-data.ts";
import styles from "./status-page.module.css";

/** How an application stands, and the copy to print. */
export function Page({ data }: { data: StatusData }) {
  const t = textOf(data.labels);
  useEventsOfSubmission(data.sentFrom);
  return (
    <PageWidth>
      <div className={styles.page}>
        <header className={styles.head}>
          <p className={styles.number}>{data.number}</p>
          <h1>{data.title}</h1>
          {data.together !== null && <p>{data.together}</p>}
          {data.next !== null && <p className={styles.lead}>{data.next}</p>}
        </header>
        <section className={styles.progress}>
          <h2>{t("status.progress")}</h2>
          <ol>
            {data.stages.map(({ label, at }) => (
              <li key={label} data-done={at === null ? undefined : ""}>
                <strong>{label}</strong> <span>{at ?? t("status.waiting")}</span>
              </li>
            ))}
          </ol>
        </section>
        <Answer data={data} />
        <div className={styles.actions}>
          <p>{t("status.keep")}</p>
          <PhoneLink phone={data.call.phone}>{data.call.text}</PhoneLink>
        </div>
        {data.applicants.length > 0 && <Copy data={data} />}
      </div>
    </PageWidth>
  );
}

function Answer({ data: { answer, adverse, labels } }: { data: StatusData }) {
  const t = textOf(labels);
  if (answer === null) return null;
  return (
    <section className={styles.answer}>
      <h2>{t("status.answer.title")}</h2>
      <p>{answer}</p>
      {adverse !== null && (
        <>
          <h3>{t("status.adverse.title")}</h3>
          <p>{adverse.text}</p>
          <ul>
            {adverse.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <p>{t("status.adverse.written")}</p>
          <p>{t("status.adverse.law")}</p>
        </>
      )}
    </section>
  );
}

function Copy({ data: { applicants, consents, labels } }: { data: StatusData }) {
  const t = textOf(labels);
  const isHydrated = useHydrated();
  return (
    <section className={styles.copy}>
      <h2>{t("status.copy.title")}</h2>
      <p className={styles.quiet}>{t("status.copy.text")}</p>
      {isHydrated && (
        <Button look="secondary" className={styles.print} onClick={() => window.print()}>
          {t("status.print")}
        </Button>
      )}
      {applicants.map(({ title, rows }) => (
        <section key={title}>
          <h3>{title}</h3>
          <FactList facts={rows} columns={1} />
        </section>
      ))}
      <section>
        <h3>{t("status.consents")}</h3>
        <ul className={styles.consents}>
          {consents.map(({ title, text, given }) => (
            <li key={title + given}>
              <strong>{title}</strong> {text} <span className={styles.quiet}>{given}</span>
            </li>
          ))}
        </ul>
      </section>
    </section>
  );
}

/** Reports the application once: a reload or Back finds the address without the mark. */
function useEventsOfSubmission(sentFrom: string | null): void {
  useEffect(() => {
    if (sentFrom === null || location.search === "") return;
    history.replaceState(history.state, "", sentFrom);
    for (const event of ["Lead", "FullCreditApplication", "SubmitApplication"] as const)
      track(event);
  }, [sentFrom]);
}

import { CopyLinkButton } from "@forecourt/remote-kit/draft/copy-link-button";
import { ExpiredLink } from "@forecourt/remote-kit/draft/expired-link";
import { track } from "@forecourt/remote-kit/track";
import { Button } from "@forecourt/ui/elements/button";
import { FactList } from "@forecourt/ui/elements/fact-list";
import { Notice } from "@forecourt/ui/elements/notice";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import { PageWidth } from "@forecourt/ui/layout/section";
import { useHydrated } from "@forecourt/ui/use-hydrated";
import { useEffect } from "react";
import { textOf } from "../../parts/application/application-text.ts";
import { Offer } from "./offer.tsx";
import type { StatusData, StatusPageData } from "./status-data.ts";
import styles from "./status-page.module.css";
import { useOpenInPrint } from "./use-open-in-print.ts";

/** Status of an application, with a copy to print. */
export function Page({ data }: { data: StatusPageData }) {
  return data.kind === "gone" ? <ExpiredLink data={data} /> : <Status data={data} />;
}

function Status({ data }: { data: StatusData }) {
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
        {data.isLate && (
          <div role="alert">
            <Notice kind="warning" size="line" level={null} title={t("status.late.title")}>
              {t("status.late.text")}
            </Notice>
          </div>
        )}
        <Answer data={data} />
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
        <div className={styles.actions}>
          <p>{t(data.applicants.length > 0 ? "status.keep" : "status.keep.status")}</p>
          <KeepButtons labels={data.labels} />
          <PhoneLink phone={data.call.phone}>{data.call.text}</PhoneLink>
        </div>
        {data.applicants.length > 0 && <Copy data={data} />}
      </div>
    </PageWidth>
  );
}

/** With a script: copies the link of this page, and prints it. */
function KeepButtons({ labels }: Pick<StatusData, "labels">) {
  const t = textOf(labels);
  if (!useHydrated()) return null;
  return (
    <div className={styles.buttons}>
      <CopyLinkButton
        url={location.origin + location.pathname}
        labels={{
          copy: t("status.copyLink"),
          copied: t("resume.copied"),
          notCopied: t("resume.notCopied"),
        }}
      />
      <Button look="secondary" onClick={() => window.print()}>
        {t("status.print")}
      </Button>
    </div>
  );
}

function Answer({
  data: { answer, terms, offer, withdrawn, isChanged, adverse, labels },
}: {
  data: StatusData;
}) {
  const t = textOf(labels);
  if (answer === null) return null;
  return (
    <section className={styles.answer} id="answer">
      {isChanged && (
        <div role="alert">
          <Notice kind="warning" size="line" level={null} title={t("status.changed.title")}>
            {t("status.changed.text")}
          </Notice>
        </div>
      )}
      <h2>{t("status.answer.title")}</h2>
      {withdrawn !== null && (
        <Notice kind="warning" size="line" level={null} title={withdrawn.title}>
          {withdrawn.text}
        </Notice>
      )}
      <p>{answer}</p>
      {terms !== null && <p>{terms}</p>}
      {offer !== null && <Offer offer={offer} t={t} />}
      {adverse !== null && (
        <>
          <h3>{t("status.adverse.title")}</h3>
          <p>{adverse.creditor}</p>
          <p>{adverse.text}</p>
          <ul>
            {adverse.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <p>{t("status.adverse.written")}</p>
          <p>{t("status.adverse.law")}</p>
          <p>{t("status.adverse.agency")}</p>
        </>
      )}
    </section>
  );
}

function Copy({ data: { applicants, consents, labels } }: { data: StatusData }) {
  const t = textOf(labels);
  return (
    <section className={styles.copy}>
      <h2>{t("status.copy.title")}</h2>
      <p className={styles.quiet}>{t("status.copy.text")}</p>
      {applicants.map(({ title, rows, note }) => (
        <section key={title}>
          <h3>{title}</h3>
          <FactList facts={rows} columns={1} />
          {note !== null && <p>{note}</p>}
        </section>
      ))}
      <section>
        <h3>{t("status.consents")}</h3>
        <div ref={useOpenInPrint()} className={styles.consents}>
          {consents.map(({ title, text, given }) => (
            <details key={title + given}>
              <summary>
                <strong>{title}</strong> <span className={styles.quiet}>{given}</span>
              </summary>
              <p>{text}</p>
            </details>
          ))}
        </div>
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

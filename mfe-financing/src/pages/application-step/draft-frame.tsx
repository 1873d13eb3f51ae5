import { formAnchors } from "@forecourt/contracts/areas/financing/application-form";
import { Notice } from "@forecourt/ui/elements/notice";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";
import type { ReactNode } from "react";
import { textOf } from "../../parts/application/application-text.ts";
import styles from "./application-step-page.module.css";
import { ResumeLink } from "./resume-link.tsx";
import type { Frame } from "./step-data.ts";

/** What stands around every page of a draft: how far it is, its heading, and the link to come back. */
export function DraftFrame({ frame, children }: { frame: Frame; children: ReactNode }) {
  const t = textOf(frame.labels);
  return (
    <>
      <header className={styles.head}>
        <p className={styles.progress}>{frame.progress}</p>
        <ol className={styles.steps} aria-label={t("step.steps")}>
          {frame.steps.map(({ label, state }) => (
            <li
              key={label}
              data-state={state}
              aria-current={state === "current" ? "step" : undefined}
            >
              <VisuallyHidden>
                {label}
                {state === "done" && `, ${t("step.done")}`}
              </VisuallyHidden>
            </li>
          ))}
        </ol>
        <h1>{frame.title}</h1>
        {frame.lead !== null && <p className={styles.lead}>{frame.lead}</p>}
      </header>
      {frame.isFilled && <Notice kind="info" size="line" level={null} title={t("step.filled")} />}
      {frame.isSaved && (
        <output id={formAnchors.saved} className={styles.saved} tabIndex={-1}>
          <Notice kind="done" size="line" level={null} title={t("step.saved")}>
            {frame.resume.text}
          </Notice>
        </output>
      )}
      {frame.isBusy && (
        <div id={formAnchors.problems} role="alert" tabIndex={-1}>
          <Notice kind="failed" size="line" level={null} title={t("step.busy.title")}>
            {t("step.busy")}
          </Notice>
        </div>
      )}
      {children}
      <aside className={styles.aside} aria-label={t("resume.title")}>
        <ResumeLink
          title={t("resume.title")}
          text={`${frame.resume.text} ${t("resume.secret")}`}
          path={frame.resume.path}
          labels={{
            label: t("resume.label"),
            copy: t("resume.copy"),
            copied: t("resume.copied"),
            notCopied: t("resume.notCopied"),
          }}
        />
        <PhoneLink phone={frame.call.phone}>{frame.call.text}</PhoneLink>
      </aside>
    </>
  );
}

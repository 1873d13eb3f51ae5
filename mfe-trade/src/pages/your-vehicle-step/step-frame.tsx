import { formAnchors } from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { Notice } from "@forecourt/ui/elements/notice";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import type { ReactNode } from "react";
import { textOf } from "../../parts/appraisal-text.ts";
import { BusyNotice } from "../../parts/form/busy-notice.tsx";
import page from "../../parts/page/page.module.css";
import { ResumeLink } from "../../parts/resume-link/resume-link.tsx";
import type { Frame } from "./step-data.ts";
import styles from "./step-page.module.css";
import { StepProgress } from "./step-progress.tsx";

interface StepFrameProps {
  frame: Frame;
  /** The answers as they are on the page now; missing = as stored. */
  answers?: Frame["flow"]["answers"];
  children: ReactNode;
}

/** What stands around every page of an appraisal: how far it is, its heading, and the link to come back. */
export function StepFrame({ frame, answers = frame.flow.answers, children }: StepFrameProps) {
  const t = textOf(frame.labels);
  return (
    <>
      <header className={page.head}>
        <StepProgress flow={frame.flow} answers={answers} labels={frame.labels} />
        <h1>{frame.title}</h1>
        {frame.lead !== null && <p className={page.lead}>{frame.lead}</p>}
      </header>
      {frame.isSaved && (
        <output id={formAnchors.saved} className={styles.saved} tabIndex={-1}>
          <Notice kind="done" size="line" level={null} title={t("step.saved")}>
            {frame.resume.text}
          </Notice>
        </output>
      )}
      {frame.isBusy && <BusyNotice title={t("step.busy.title")} text={t("step.busy")} />}
      {children}
      <aside className={styles.aside} aria-label={t("resume.title")}>
        <ResumeLink frame={frame} />
        <PhoneLink phone={frame.call.phone}>{frame.call.text}</PhoneLink>
      </aside>
    </>
  );
}

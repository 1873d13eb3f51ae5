import { Notice } from "@forecourt/ui/elements/notice";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import type { ComponentProps, ReactNode } from "react";
import styles from "./draft-page.module.css";
import { DraftHead, DraftProgress } from "./draft-page.tsx";
import { ResumeLink } from "./resume-link.tsx";
import type { StepBar } from "./step-bar.tsx";

/** The texts of a frame; every area that has drafts has them, by these names. */
type FrameText =
  | `step.${"steps" | "done" | "saved" | "busy" | "busy.title"}`
  | `resume.${"title" | "secret" | "label" | "copy" | "copied" | "notCopied"}`;

interface DraftFrameProps {
  t: (name: FrameText) => string;
  /** "Step 2 of 5" */
  progress: ReactNode;
  steps: ComponentProps<typeof StepBar>["steps"];
  frame: {
    title: string;
    lead: string | null;
    /** Whether the draft was just saved by the button for that. */
    isSaved: boolean;
    /** Whether the draft was not saved because the service was busy. */
    isBusy: boolean;
    resume: { path: string; text: string };
    call: { phone: string; text: string };
  };
  /** The ids that the address of the page leads to. */
  anchors: { saved: string; problems: string };
  children: ReactNode;
}

/** Frame of every page of a draft: progress, heading, and the link to come back. */
export function DraftFrame({ t, progress, steps, frame, anchors, children }: DraftFrameProps) {
  const { title, lead, isSaved, isBusy, resume, call } = frame;
  return (
    <>
      <DraftHead title={title} lead={lead}>
        <DraftProgress label={t("step.steps")} done={t("step.done")} steps={steps}>
          {progress}
        </DraftProgress>
      </DraftHead>
      {isSaved && (
        <output id={anchors.saved} className={styles.saved} tabIndex={-1}>
          <Notice kind="done" size="line" level={null} title={t("step.saved")}>
            {resume.text}
          </Notice>
        </output>
      )}
      {isBusy && (
        <div id={anchors.problems} role="alert" tabIndex={-1}>
          <Notice kind="failed" size="line" level={null} title={t("step.busy.title")}>
            {t("step.busy")}
          </Notice>
        </div>
      )}
      {children}
      <aside className={styles.aside} aria-label={t("resume.title")}>
        <ResumeLink
          title={t("resume.title")}
          text={`${resume.text} ${t("resume.secret")}`}
          path={resume.path}
          label={t("resume.label")}
          t={t}
        />
        <PhoneLink phone={call.phone}>{call.text}</PhoneLink>
      </aside>
    </>
  );
}

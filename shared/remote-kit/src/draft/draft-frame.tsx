import { Notice } from "@forecourt/ui/elements/notice";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import type { ComponentProps, ReactNode } from "react";
import styles from "./draft-page.module.css";
import { DraftHead } from "./draft-page.tsx";
import { ResumeLink } from "./resume-link.tsx";
import { StepBar } from "./step-bar.tsx";

interface Message {
  /** The id that the address of the page leads to. */
  id: string;
  title: string;
  text: string;
}

interface DraftFrameProps {
  /** "Step 2 of 5" */
  progress: ReactNode;
  steps: ComponentProps<typeof StepBar>;
  title: string;
  lead: string | null;
  /** It was just saved by the button for that; null = not. */
  saved: Message | null;
  /** It was not saved, because the service was busy; null = it was. */
  busy: Message | null;
  resume: ComponentProps<typeof ResumeLink>;
  call: { phone: string; text: string };
  children: ReactNode;
}

/** What stands around every page of a draft: how far it is, its heading, and the link to come back. */
export function DraftFrame(props: DraftFrameProps) {
  const { progress, steps, title, lead, saved, busy, resume, call, children } = props;
  return (
    <>
      <DraftHead title={title} lead={lead}>
        <div className={styles.progress}>{progress}</div>
        <StepBar {...steps} />
      </DraftHead>
      {saved && (
        <output id={saved.id} className={styles.saved} tabIndex={-1}>
          <Notice kind="done" size="line" level={null} title={saved.title}>
            {saved.text}
          </Notice>
        </output>
      )}
      {busy && (
        <div id={busy.id} role="alert" tabIndex={-1}>
          <Notice kind="failed" size="line" level={null} title={busy.title}>
            {busy.text}
          </Notice>
        </div>
      )}
      {children}
      <aside className={styles.aside} aria-label={resume.title}>
        <ResumeLink {...resume} />
        <PhoneLink phone={call.phone}>{call.text}</PhoneLink>
      </aside>
    </>
  );
}

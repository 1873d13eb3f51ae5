import { DraftHead, DraftPage } from "@forecourt/remote-kit/draft/draft-page";
import { StepBar } from "@forecourt/remote-kit/draft/step-bar";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import type { ReactNode } from "react";
import type { Frame } from "./frame-view.ts";
import styles from "./visit-frame.module.css";

interface VisitFrameProps {
  frame: Frame;
  children: ReactNode;
}

/** What stands around every step of a booking: how far it is, its heading, and whom to call instead. */
export function VisitFrame({ frame, children }: VisitFrameProps) {
  const { title, lead, progress, steps, help } = frame;
  return (
    <DraftPage>
      <DraftHead title={title} lead={lead}>
        <p className={styles.progress}>{progress}</p>
        <StepBar {...steps} />
      </DraftHead>
      {children}
      <p className={styles.help}>
        <PhoneLink phone={help.phone} className={styles.call}>
          {help.text}
        </PhoneLink>
      </p>
    </DraftPage>
  );
}

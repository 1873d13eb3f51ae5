import { DraftHead } from "@forecourt/remote-kit/draft/draft-page";
import { StepBar } from "@forecourt/remote-kit/draft/step-bar";
import { partAttribute } from "@forecourt/remote-kit/page-part";
import { classNames } from "@forecourt/ui/class-names";
import { Notice } from "@forecourt/ui/elements/notice";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import { PageWidth } from "@forecourt/ui/layout/section";
import type { ReactNode } from "react";
import type { Frame } from "./frame-view.ts";
import styles from "./visit-frame.module.css";

interface VisitFrameProps {
  frame: Frame;
  /** Room for two columns on wide screens. */
  isWide?: boolean;
  /** Name of the lazy part of the page that this step does not need. */
  otherPart?: string;
  children: ReactNode;
}

/** Frame of every step of a booking: progress, heading, and whom to call instead. */
export function VisitFrame({ frame, isWide = false, otherPart, children }: VisitFrameProps) {
  const { title, lead, progress, steps, help, coupon } = frame;
  return (
    <PageWidth>
      {/* No page is shown from the history, because the typed values change with every page. */}
      <div
        data-document
        className={classNames(styles.page, isWide && styles.wide)}
        {...{ [partAttribute]: otherPart }}
      >
        <DraftHead title={title} lead={lead}>
          <p className={styles.progress}>{progress}</p>
          <StepBar {...steps} />
        </DraftHead>
        {coupon !== null && (
          <Notice
            kind={coupon.isLimited ? "warning" : "info"}
            size="line"
            level={null}
            title={coupon.title}
          >
            {coupon.text === "" ? undefined : coupon.text}
          </Notice>
        )}
        {children}
        <p className={styles.help}>
          <PhoneLink phone={help.phone} className={styles.call}>
            {help.text}
          </PhoneLink>
        </p>
      </div>
    </PageWidth>
  );
}

import { formAnchors } from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { DraftFrame } from "@forecourt/remote-kit/draft/draft-frame";
import type { ReactNode } from "react";
import { textOf } from "../../parts/appraisal-text.ts";
import { stepsOf } from "../../parts/steps/steps-of.ts";
import type { Frame } from "./step-data.ts";

interface StepFrameProps {
  frame: Frame;
  /** The answers as they are on the page now; missing = as stored. */
  answers?: Frame["flow"]["answers"];
  children: ReactNode;
}

/** Frame of every page of an appraisal. */
export function StepFrame({ frame, answers = frame.flow.answers, children }: StepFrameProps) {
  const t = textOf(frame.labels);
  const { progress, count, steps } = stepsOf(frame.flow, answers, t);
  const lines = (
    <>
      {progress !== null && <span>{progress}</span>}
      {count !== null && <span>{count}</span>}
    </>
  );
  return (
    <DraftFrame t={t} frame={frame} progress={lines} steps={steps} anchors={formAnchors}>
      {children}
    </DraftFrame>
  );
}

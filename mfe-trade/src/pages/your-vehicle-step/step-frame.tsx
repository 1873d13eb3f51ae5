import { formAnchors } from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { DraftFrame } from "@forecourt/remote-kit/draft/draft-frame";
import type { ReactNode } from "react";
import { textOf } from "../../parts/appraisal-text.ts";
import type { Frame } from "./step-data.ts";
import { stepsOf } from "./steps-of.ts";

interface StepFrameProps {
  frame: Frame;
  /** The answers as they are on the page now; missing = as stored. */
  answers?: Frame["flow"]["answers"];
  children: ReactNode;
}

/** What stands around every page of an appraisal. */
export function StepFrame({ frame, answers = frame.flow.answers, children }: StepFrameProps) {
  const { title, lead, isSaved, isBusy, labels, resume, call } = frame;
  const t = textOf(labels);
  const { progress, count, steps } = stepsOf(frame.flow, answers, t);
  return (
    <DraftFrame
      progress={
        <>
          {progress !== null && <span>{progress}</span>}
          {count !== null && <span>{count}</span>}
        </>
      }
      steps={{ label: t("step.steps"), done: t("step.done"), steps }}
      title={title}
      lead={lead}
      saved={isSaved ? { id: formAnchors.saved, title: t("step.saved"), text: resume.text } : null}
      busy={
        isBusy
          ? { id: formAnchors.problems, title: t("step.busy.title"), text: t("step.busy") }
          : null
      }
      resume={{
        title: t("resume.title"),
        text: `${resume.text} ${t("resume.secret")}`,
        path: resume.path,
        labels: {
          label: t("resume.label"),
          copy: t("resume.copy"),
          copied: t("resume.copied"),
          notCopied: t("resume.notCopied"),
        },
      }}
      call={call}
    >
      {children}
    </DraftFrame>
  );
}

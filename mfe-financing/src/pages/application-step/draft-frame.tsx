import { formAnchors } from "@forecourt/contracts/areas/financing/application-form";
import { DraftFrame as Frame } from "@forecourt/remote-kit/draft/draft-frame";
import { Notice } from "@forecourt/ui/elements/notice";
import type { ReactNode } from "react";
import { textOf } from "../../parts/application/application-text.ts";
import type { Frame as FrameData } from "./step-data.ts";

/** What stands around every page of an application. */
export function DraftFrame({ frame, children }: { frame: FrameData; children: ReactNode }) {
  const t = textOf(frame.labels);
  const { progress, steps, title, lead, isSaved, isBusy, isFilled, resume, call } = frame;
  return (
    <Frame
      progress={progress}
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
      {isFilled && <Notice kind="info" size="line" level={null} title={t("step.filled")} />}
      {children}
    </Frame>
  );
}

import { formAnchors } from "@forecourt/contracts/areas/financing/application-form";
import { DraftFrame as Frame } from "@forecourt/remote-kit/draft/draft-frame";
import { Notice } from "@forecourt/ui/elements/notice";
import type { ReactNode } from "react";
import { textOf } from "../../parts/application/application-text.ts";
import type { Frame as FrameData } from "./step-data.ts";

/** Frame of every page of an application. */
export function DraftFrame({ frame, children }: { frame: FrameData; children: ReactNode }) {
  const t = textOf(frame.labels);
  return (
    <Frame t={t} frame={frame} progress={frame.progress} steps={frame.steps} anchors={formAnchors}>
      {frame.isFilled && <Notice kind="info" size="line" level={null} title={t("step.filled")} />}
      {children}
    </Frame>
  );
}

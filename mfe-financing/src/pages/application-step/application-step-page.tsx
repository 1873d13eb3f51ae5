import { DraftPage } from "@forecourt/remote-kit/draft/draft-page";
import { ExpiredLink } from "@forecourt/remote-kit/draft/expired-link";
import { DraftFrame } from "./draft-frame.tsx";
import type { ApplicationStepData } from "./step-data.ts";
import { StepForm } from "./step-form.tsx";
import { SummaryPart, summaryPartName } from "./step-parts.ts";

export { loadParts } from "./step-parts.ts";

/** A page of an application: a step, the choice of how the co-borrower takes part, or the review. */
export function Page({ data }: { data: ApplicationStepData }) {
  if (data.kind === "gone") return <ExpiredLink data={data} />;
  const isStep = data.kind === "step";
  return (
    <DraftPage {...(isStep && { otherPart: summaryPartName })}>
      <DraftFrame frame={data}>
        {isStep ? <StepForm key={data.page} data={data} /> : <SummaryPart data={data} />}
      </DraftFrame>
    </DraftPage>
  );
}
